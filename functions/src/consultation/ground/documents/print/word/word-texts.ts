import { BorderStyle, ExternalHyperlink, InternalHyperlink, Paragraph, TextRun } from 'docx';
import { isRightToLeft } from '../../../../../platform/print/direction.ts';
import { plainLetters } from '../../../../../platform/print/printable.ts';
import type { Block, Run } from '../../../html/blocks.ts';
import { wordLists } from './word-styles.ts';

type Inline = TextRun | ExternalHyperlink | InternalHyperlink;

/** What Word calls the place of a heading: 40 letters at most, and no hyphens. */
export const bookmarkOf = (id: string): string => `at_${id.replaceAll('-', '_')}`.slice(0, 40);

/** Of a paragraph whose words are read from right to left: Word sets it from the right margin. */
export const directed = (words: string): { bidirectional?: true } =>
  isRightToLeft(words) ? { bidirectional: true } : {};

/** Of letters: Word asks it of each piece. */
export const wordDirection = (text: string) => (isRightToLeft(text) ? { rightToLeft: true } : {});

export const wordsOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** Letters of several styles; what leads somewhere is a link. */
export const wordRuns = (runs: readonly Run[], isBold = false): Inline[] =>
  runs.flatMap((run): Inline[] => {
    const words = plainLetters(run.text)
      .split('\n')
      .map(
        (text, at) =>
          new TextRun({
            text,
            ...wordDirection(text),
            ...(run.bold || isBold ? { bold: true } : {}),
            ...(run.italic ? { italics: true } : {}),
            ...(run.underlined ? { underline: {} } : {}),
            ...(run.link ? { style: 'Hyperlink' } : {}),
            ...(at > 0 ? { break: 1 } : {}),
          }),
      );
    if (run.link.startsWith('#'))
      return [new InternalHyperlink({ anchor: bookmarkOf(run.link.slice(1)), children: words })];
    return run.link ? [new ExternalHyperlink({ link: run.link, children: words })] : words;
  });

/** Words of one style, as they were written line by line. */
export const wordLines = (
  text: string,
  style: { bold?: boolean; size?: number; color?: string } = {},
): TextRun[] =>
  plainLetters(text)
    .split('\n')
    .map(
      (line, at) =>
        new TextRun({
          ...style,
          ...wordDirection(line),
          text: line,
          ...(at > 0 ? { break: 1 } : {}),
        }),
    );

/** Where a paragraph stands: how deep in lists, and of which one. */
interface TextPlace {
  quoted: number;
  list?: { reference: string; level: number; instance: number };
}

/** From a to z. */
const LETTERS = 26;

const RULE = { style: BorderStyle.SINGLE, size: 12, color: 'C9CED4', space: 8 };

/** Writes texts as paragraphs; every list that it meets counts anew. */
export function textWriter(): (blocks: readonly Block[]) => Paragraph[] {
  let lists = 0;
  return (blocks) => blocks.flatMap((block) => write(block, { quoted: 0 }));

  function write(block: Block, place: TextPlace): Paragraph[] {
    if (block.kind === 'quote')
      return block.blocks.flatMap((each) => write(each, { ...place, quoted: place.quoted + 1 }));
    if (block.kind === 'list') {
      lists += 1;
      const instance = lists;
      const referenceAt = (number: number) => {
        if (!block.ordered) return wordLists.bullets;
        if (!block.hasLetters) return wordLists.ordered;
        return number < LETTERS ? wordLists.letters : wordLists.lettersAfterZ;
      };
      const level = Math.min(8, (place.list?.level ?? -1) + 1);
      return block.items.flatMap((item, number) =>
        item.flatMap((each, at) =>
          write(each, {
            ...place,
            // Only its first paragraph has a number; those after it stand below its words.
            list: { reference: at === 0 ? referenceAt(number) : '', level, instance },
          }),
        ),
      );
    }
    return [paragraph(block.runs, place)];
  }
}

function paragraph(runs: readonly Run[], { quoted, list }: TextPlace): Paragraph {
  return new Paragraph({
    children: wordRuns(runs),
    ...directed(wordsOfRuns(runs)),
    ...(list?.reference ? { numbering: list } : {}),
    ...(list?.reference === '' ? { indent: { left: 400 * (list.level + 1) } } : {}),
    ...(quoted > 0 ? { indent: { left: 400 * quoted }, border: { left: RULE } } : {}),
  });
}
