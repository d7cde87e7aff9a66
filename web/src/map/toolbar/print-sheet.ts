import type { MapNotes } from './map-notes.ts';

/** On paper only the sheet is visible; on the screen it is hidden. */
const RULES = `
[data-print-sheet] { display: none; }
@media print {
  @page { size: A4 landscape; margin: 12mm; }
  body > *:not([data-print-sheet]) { display: none !important; }
  [data-print-sheet] { display: block; color: #000; font: 10pt/1.4 "Inter Variable", sans-serif; }
  [data-print-sheet] h1 { font-size: 14pt; font-weight: 600; margin: 0; }
  [data-print-sheet] > img { display: block; margin: 3mm 0; outline: 0.3mm solid #999; }
  [data-print-sheet] ul { list-style: none; margin: 0 0 2mm; padding: 0; display: flex; flex-wrap: wrap; gap: 1mm 6mm; }
  [data-print-sheet] li > * { display: inline-block; vertical-align: -0.5mm; width: 3mm; height: 3mm;
    margin-right: 1.5mm; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  [data-print-sheet] li > img { width: 5.4mm; height: 3.6mm; }
  [data-print-sheet] p { margin: 0 0 1mm; }
  [data-print-sheet] .scale { border: 0.4mm solid #000; border-top: 0; height: 2mm; }
}`;

/** Adds the sheet that is printed instead of the screen. Gives the function that removes it. */
export function layPrintSheet(picture: HTMLCanvasElement, notes: MapNotes): () => void {
  const sheet = make('section', { 'data-print-sheet': '' });
  const image = make('img', { src: picture.toDataURL('image/png'), alt: '' });
  // As wide as the sheet; a tall one is narrower.
  const fitted = `min(100%, ${(135 * picture.width) / picture.height}mm)`;
  image.style.width = fitted;
  const scale = make('div', { class: 'scale' });
  scale.style.width = `calc(${fitted} * ${notes.scale.share})`;
  sheet.append(
    make('style', {}, RULES),
    make('h1', {}, notes.title),
    make('p', {}, notes.about),
    image,
    make('p', {}, notes.scale.words),
    scale,
    legendOf(notes),
    ...notes.attribution.map((line) => make('p', {}, line)),
  );
  document.body.append(sheet);
  return () => sheet.remove();
}

function legendOf({ legend }: MapNotes): HTMLElement {
  const list = make('ul', {});
  for (const { text, sign } of legend) {
    const line = make('li', {});
    const drawn = typeof sign !== 'string';
    const swatch = drawn ? make('img', { src: sign.toDataURL(), alt: '' }) : make('span', {});
    if (!drawn) swatch.style.background = sign;
    line.append(swatch, text);
    list.append(line);
  }
  return list;
}

function make(tag: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}
