import { Paragraph, type ParagraphChild, ShadingType, TextRun } from 'docx';
import { pictureRun } from '../../../word/picture-run.ts';
import type { PrintKeyEntry } from '../print-parts.ts';
import { SMALL } from './word-styles.ts';
import { wordLines } from './word-texts.ts';

/** Of a sign, in pixels. */
const SIGN = { width: 32, height: 19 };
const BLANK = '\u00a0\u00a0\u00a0\u00a0\u00a0';
/** Twentieths of a point. */
const INDENT = 300;

/** An entry of a map's key: its sign with its name, or its name above its signs where it has several. */
export async function keyEntry(entry: PrintKeyEntry): Promise<Paragraph[]> {
  if ('heading' in entry)
    return [
      new Paragraph({
        keepNext: true,
        spacing: { before: 80, after: 40 },
        children: wordLines(entry.heading, { size: SMALL, bold: true }),
      }),
    ];
  const { colour, signs = [], name, description } = entry;
  const words = description ? `${name}: ${description}` : name;
  if (signs.length <= 1) {
    const [sign] = signs;
    return [line(sign ? await drawn(sign.svg) : plain(colour), words)];
  }
  const each = signs.map(async ({ svg, label }) =>
    line(svg ? await drawn(svg) : plain(null), label, INDENT),
  );
  return [line(undefined, words), ...(await Promise.all(each))];
}

const line = (sign: ParagraphChild | undefined, words: string, indent = 0) =>
  new Paragraph({
    spacing: { after: 40 },
    indent: { left: indent },
    children: [...(sign ? [sign] : []), ...wordLines(sign ? ` ${words}` : words, { size: SMALL })],
  });

/** A sign says what the words beside it say. */
const drawn = (svg: string) =>
  pictureRun({ type: 'svg', body: svg, ...SIGN, name: '', alt: '' }).catch(() => plain(null));

function plain(colour: string | null): TextRun {
  const sign = colour && { type: ShadingType.CLEAR, fill: colour.replace('#', '') };
  return new TextRun({ text: BLANK, size: SMALL, ...(sign ? { shading: sign } : {}) });
}
