import {
  Bookmark,
  BorderStyle,
  type FileChild,
  type ImageRun,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx';
import { plainLetters } from '../../../../../platform/print/printable.ts';
import { pictureRun } from '../../../word/picture-run.ts';
import type { PrintPart, PrintPicture } from '../print-parts.ts';
import { fileOfPicture, type PictureFiles } from '../print-pictures.ts';
import { documentViewMessages } from '../../view/messages.ts';
import {
  blockHeadingStyle,
  CAPTION,
  QUIET,
  sectionStyle,
  SMALL,
  wordLists,
} from './word-styles.ts';
import { keyEntry } from './word-key.ts';
import { wordTable } from './word-table.ts';
import { bookmarkOf, directed, textWriter, wordLines as lines } from './word-texts.ts';

/** Pixels of a page between its margins, with room below a picture for what belongs to it. */
const ROOM = {
  portrait: { width: 730, height: 820 },
  landscape: { width: 1090, height: 560 },
};

/** Writes parts of a document as paragraphs and tables of Word, in their order. */
export function partWriter(files: PictureFiles) {
  const writeTexts = textWriter();
  let lists = 0;

  return async (part: PrintPart, isLandscape: boolean): Promise<FileChild[]> => {
    switch (part.kind) {
      case 'heading': {
        // The document's own title is no heading in Word.
        const level = Math.max(1, part.level - 1);
        const style = part.isSection ? sectionStyle(level) : blockHeadingStyle(level);
        const text = part.number ? `${part.number} ${part.text}` : part.text;
        const words = lines(text);
        const children = part.id
          ? [new Bookmark({ id: bookmarkOf(part.id), children: words })]
          : words;
        return [new Paragraph({ children, style, keepNext: true, ...directed(part.text) })];
      }
      case 'blocks':
        return writeTexts(part.blocks);
      case 'note':
        return [quiet(part.text, part.keepsNext)];
      case 'caption':
        return [
          new Paragraph({
            children: lines(part.text, part.isBelow ? { bold: false, size: SMALL } : {}),
            ...directed(part.text),
            style: CAPTION,
            keepNext: !part.isBelow,
          }),
        ];
      case 'picture':
        return [await pictureOf(part, files, isLandscape)];
      case 'table':
        return [wordTable(part, isLandscape), new Paragraph({ spacing: { after: 60 } })];
      case 'key':
        return (await Promise.all(part.entries.map(keyEntry))).flat();
      case 'options': {
        lists += 1;
        const numbering = { reference: wordLists[part.sign], level: 0, instance: lists };
        return Promise.all(
          part.options.map(async ({ title, description, picture }) => {
            const words = lines(description ? `${title}\n${description}` : title);
            if (!picture) return new Paragraph({ numbering, children: words, ...directed(title) });
            const run = await runOfPicture(picture, files, isLandscape);
            const shown = run ? [run] : lines(picture.missing, { size: SMALL, color: QUIET });
            return new Paragraph({
              numbering,
              ...directed(title),
              children: [...shown, new TextRun({ break: 1 }), ...words],
            });
          }),
        );
      }
      case 'rule':
        return [
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'C9CED4', space: 1 } },
            spacing: { before: 120, after: 240 },
          }),
        ];
      case 'contents':
        return [
          new TableOfContents(documentViewMessages.contents, {
            hyperlink: true,
            headingStyleRange: '1-9',
          }),
        ];
      case 'landscape':
        throw new Error('Pages on their side are sections of their own');
    }
  };
}

async function pictureOf(
  part: PrintPicture,
  files: PictureFiles,
  isLandscape: boolean,
): Promise<Paragraph> {
  const run = await runOfPicture(part, files, isLandscape);
  return run
    ? new Paragraph({
        children: [run],
        spacing: { after: part.keepsNext ? 0 : 120 },
        keepNext: part.keepsNext ?? false,
      })
    : quiet(part.missing);
}

/** Undefined for what is not there, takes too long or is damaged: it is left out and named. */
async function runOfPicture(
  part: PrintPicture,
  files: PictureFiles,
  isLandscape: boolean,
): Promise<ImageRun | undefined> {
  const file = fileOfPicture(part, files);
  const room = ROOM[isLandscape ? 'landscape' : 'portrait'];
  const scale = Math.min(1, room.width / part.width, room.height / part.height);
  const name = part.alt.split(':')[0]!.slice(0, 100);
  const picture = file && {
    ...file,
    width: Math.round(part.width * scale),
    height: Math.round(part.height * scale),
    name: plainLetters(name),
    alt: plainLetters(part.alt),
  };
  return picture && (await pictureRun(picture).catch(() => undefined));
}

const quiet = (text: string, keepNext = false) =>
  new Paragraph({
    children: lines(text, { size: SMALL, color: QUIET }),
    ...directed(text),
    spacing: { after: 120 },
    keepNext,
  });
