/** A part of a picture in SVG, which pages and documents write each in their own way. */
export interface Shape {
  tag: 'svg' | 'g' | 'path' | 'rect' | 'line' | 'circle' | 'text' | 'title';
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly Shape[];
  text?: string;
}

export const svgShape = (
  tag: Shape['tag'],
  attributes: Shape['attributes'],
  children?: readonly Shape[],
): Shape => ({ tag, attributes, ...(children ? { children } : {}) });

/** Words at a place; `anchor` says which end of them. */
export const words = (
  text: string,
  x: number,
  y: number,
  more: Readonly<Record<string, string | number>> = {},
): Shape => ({
  tag: 'text',
  attributes: { x: rounded(x), y: rounded(y), fill: 'currentColor', 'font-size': 12, ...more },
  text,
});

export const rounded = (length: number): number => Math.round(length * 100) / 100;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter]!);

/** A picture as the text of an SVG file. */
export function svgText({ tag, attributes, children = [], text }: Shape): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(String(value))}"`,
  );
  const inside = (text === undefined ? '' : escaped(text)) + children.map(svgText).join('');
  return `<${tag}${written.join('')}>${inside}</${tag}>`;
}

/** About how wide a letter of 12 pixels is. */
const LETTER = 6.8;

/** A text cut to a width in pixels. */
export function fittedWords(text: string, width: number): string {
  const letters = Math.max(1, Math.floor(width / LETTER));
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}

/** A text in lines of at most a width in pixels; a word that is longer than one goes on in the next. */
export function wrappedWords(text: string, width: number): string[] {
  const letters = Math.max(1, Math.floor(width / LETTER));
  const pieces = text
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? []);
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** How wide words of 12 pixels are, about. */
export const widthOfWords = (text: string): number => text.length * LETTER;
