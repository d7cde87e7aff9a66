import { createRequire } from 'node:module';

type Document = PDFKit.PDFDocument;

export interface TextStyle {
  /** Points. */
  size: number;
  bold?: boolean;
  colour?: string;
}

/** The subsets of Inter by the characters that they cover; the package splits it for the web. */
const PARTS: [part: string, letters: RegExp][] = [
  ['latin-ext', /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20ad-\u20c0]/],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491\u2116]/],
  ['greek', /[\u0370-\u03ff]/],
  ['vietnamese', /[\u1ea0-\u1ef1]/],
];
const LATIN = /[\u0020-\u007e\u00a0-\u00ff\u2000-\u206f\u20ac\u2122\u2212]/;
const MISSING = '?';

/** Writes on a page in Inter, which covers the letters of European names; a missing letter becomes '?'. */
export class Writer {
  readonly doc: Document;

  constructor(doc: Document) {
    this.doc = doc;
    const { resolve } = createRequire(import.meta.url);
    for (const part of ['latin', ...PARTS.map(([name]) => name)]) {
      for (const weight of [400, 600]) {
        const file = resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff`);
        doc.registerFont(`${part}-${weight}`, file);
      }
    }
  }

  width(text: string, style: TextStyle): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.#font(run, style).widthOfString(run.text),
      0,
    );
  }

  /** One line with its top left corner at x, y. Gives where it ends. */
  write(text: string, x: number, y: number, style: TextStyle): number {
    let at = x;
    for (const run of runsOf(text)) {
      this.#font(run, style).fillColor(style.colour ?? '#1a1f26');
      this.doc.text(run.text, at, y, { lineBreak: false });
      at += this.doc.widthOfString(run.text);
    }
    return at;
  }

  /** A text in lines no wider than `width`; if it needs more than `most` lines, it ends in an ellipsis. */
  lines(text: string, width: number, style: TextStyle, most: number): string[] {
    const lines: string[] = [];
    let rest = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    while (rest !== '' && lines.length < most) {
      const last = lines.length === most - 1;
      if (this.width(rest, style) <= width) return [...lines, rest];
      const room = last ? width - this.width('…', style) : width;
      const taken = this.#beginning(rest, room, style);
      lines.push(last ? `${taken.trimEnd()}…` : taken.trimEnd());
      rest = rest.slice(taken.length).trimStart();
    }
    return lines;
  }

  /** As much of a text as fits, in whole words if its first word does. */
  #beginning(text: string, width: number, style: TextStyle): string {
    const letters = [...text];
    let [fits, tooMuch] = [1, letters.length + 1];
    while (tooMuch - fits > 1) {
      const half = Math.floor((fits + tooMuch) / 2);
      if (this.width(letters.slice(0, half).join(''), style) <= width) fits = half;
      else tooMuch = half;
    }
    const taken = letters.slice(0, fits).join('');
    const space = letters[fits] === ' ' ? taken.length : taken.lastIndexOf(' ');
    return space > 0 ? taken.slice(0, space) : taken;
  }

  #font({ part }: Run, { bold, size }: TextStyle): Document {
    return this.doc.font(`${part}-${bold ? 600 : 400}`).fontSize(size);
  }
}

interface Run {
  part: string;
  text: string;
}

/** A text split where the font subset changes. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const part = PARTS.find(([, letters]) => letters.test(letter))?.[0] ?? 'latin';
    const shown = part === 'latin' && !LATIN.test(letter) ? MISSING : letter;
    const last = runs.at(-1);
    if (last?.part === part) last.text += shown;
    else runs.push({ part, text: shown });
  }
  return runs;
}
