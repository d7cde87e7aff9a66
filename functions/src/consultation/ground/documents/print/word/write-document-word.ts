import {
  convertInchesToTwip as inches,
  Document,
  type FileChild,
  Footer,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import { logoParagraph } from '../../../word/logo-paragraph.ts';
import { plainLetters } from '../../../../../platform/print/printable.ts';
import { documentPrintMessages as messages } from '../messages.ts';
import type { PrintedDocument, PrintFact } from '../print-document.ts';
import type { PrintPart } from '../print-parts.ts';
import type { PictureFiles } from '../print-pictures.ts';
import { partWriter } from './word-parts.ts';
import { directed, wordLines } from './word-texts.ts';
import { QUIET, SMALL, wordNumbering, wordStyles } from './word-styles.ts';

/** Specification 001, section 9. */
const [WIDTH, HEIGHT] = [8.27, 11.7];
const MARGIN = 0.33;
const LANDSCAPE_MARGIN = 0.13;

/** A document as Word has it: headings, lists, tables with heads, pictures with their words, pages on their side. */
export async function writeDocumentWord(
  printed: PrintedDocument,
  files: PictureFiles,
): Promise<Uint8Array> {
  const write = partWriter(files);
  const sections: ISectionOptions[] = [];
  const front: FileChild[] = [
    ...(printed.logo ? [await logoParagraph(printed.logo, printed.council)] : []),
    new Paragraph({
      children: wordLines(printed.title),
      style: 'Title',
      ...directed(printed.title),
    }),
    ...(printed.subtitle
      ? [new Paragraph({ children: wordLines(printed.subtitle), ...directed(printed.subtitle) })]
      : []),
    ...(printed.facts ?? []).map(factLine),
    new Paragraph({
      children: [
        new TextRun({
          text: plainLetters(`${printed.council} · ${printed.made}`),
          size: SMALL,
          color: QUIET,
        }),
      ],
      spacing: { after: 300 },
    }),
  ];
  // Pictures are drawn beside one another; everything else is written at once, in its order.
  const pages = pagesOf(printed).map(({ isLandscape, parts }) => ({
    isLandscape,
    written: Promise.all(parts.map((part) => write(part, isLandscape))),
  }));
  if (printed.hasCover)
    sections.push({
      properties: { page: { ...pageOf(false), margin: coverMargin } },
      children: front.splice(0),
    });
  for (const { isLandscape, written } of pages) {
    const children = [...front.splice(0), ...(await written).flat()];
    sections.push({
      properties: { page: pageOf(isLandscape) },
      footers: { default: footOf(printed, isLandscape) },
      children,
    });
  }
  const document = new Document({
    title: plainLetters(printed.title),
    creator: plainLetters(printed.council),
    description: plainLetters(printed.made),
    // The table of contents shows page numbers; in long documents Word fills them in, after asking the reader.
    ...(isCountable(printed) ? { pageNumbers: estimatePageNumbers } : {}),
    styles: wordStyles,
    numbering: wordNumbering,
    sections,
  });
  return Packer.toBuffer(document);
}

/** Setting pages to count them takes 10 s for 700,000 letters, which somebody waits for. */
const MAX_LETTERS = 300_000;

const isCountable = ({ parts }: PrintedDocument): boolean =>
  JSON.stringify(parts).length <= MAX_LETTERS;

const coverMargin = { top: inches(1.5), bottom: inches(1), left: inches(0.9), right: inches(0.9) };

const factLine = ({ label, text }: PrintFact) =>
  new Paragraph({
    children: [
      new TextRun({ text: `${label}: `, size: SMALL, color: QUIET }),
      ...wordLines(text, { size: SMALL }),
    ],
  });

interface Pages {
  isLandscape: boolean;
  parts: readonly PrintPart[];
}

/** The first pages stand upright where the title is on them. */
function pagesOf({ parts, hasCover }: PrintedDocument): Pages[] {
  const pages: { isLandscape: boolean; parts: PrintPart[] }[] = [{ isLandscape: false, parts: [] }];
  for (const part of parts) {
    if (part.kind === 'landscape') {
      pages.push({ isLandscape: true, parts: [...part.parts] });
      continue;
    }
    const last = pages.at(-1);
    if (last && !last.isLandscape) last.parts.push(part);
    else pages.push({ isLandscape: false, parts: [part] });
  }
  if (hasCover && pages.length > 1 && pages[0]?.parts.length === 0) pages.shift();
  return pages;
}

function pageOf(isLandscape: boolean): NonNullable<ISectionOptions['properties']>['page'] {
  const margin = inches(isLandscape ? LANDSCAPE_MARGIN : MARGIN);
  return {
    size: {
      width: inches(WIDTH),
      height: inches(HEIGHT),
      orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
    },
    margin: { top: margin, bottom: margin, left: margin, right: margin, header: 0, footer: 0 },
  };
}

function footOf({ council, made }: PrintedDocument, isLandscape: boolean): Footer {
  const width = isLandscape ? HEIGHT - 2 * LANDSCAPE_MARGIN : WIDTH - 2 * MARGIN;
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: inches(width) }],
        spacing: { after: 0 },
        children: [
          new TextRun({
            size: 12,
            color: QUIET,
            children: [
              plainLetters(`${council} · ${made}`),
              '\t',
              `${messages.page} `,
              PageNumber.CURRENT,
              ' / ',
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  });
}
