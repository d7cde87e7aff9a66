import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PrintedLogo } from '../../../platform/print/council-look.ts';
import { plainLetters } from '../../../platform/print/printable.ts';
import { type Chart, chartWords } from '../../ground/charts/chart.ts';
import { chartFile } from '../../ground/charts/chart-file.ts';
import {
  directed,
  wordDirection,
  wordLines,
} from '../../ground/documents/print/word/word-texts.ts';
import { logoParagraph } from '../../ground/word/logo-paragraph.ts';
import { pictureRun } from '../../ground/word/picture-run.ts';
import type { Paper, PaperCell, PaperPart } from './paper.ts';

/** A paper as a Word document with headings, tables with heads, and links. */
export async function writeWord(
  { title, council, made, parts }: Paper,
  logo: PrintedLogo | undefined,
): Promise<Uint8Array> {
  const document = new Document({
    title: plainLetters(title),
    creator: plainLetters(council),
    styles: { default: { document: { run: { font: 'Arial', size: 22 } } } },
    sections: [
      {
        children: [
          ...(logo ? [await logoParagraph(logo, council)] : []),
          new Paragraph({ text: plainLetters(title), heading: HeadingLevel.TITLE }),
          new Paragraph({ text: plainLetters(`${council}. ${made}`) }),
          ...(await Promise.all(parts.map(partOf))).flat(),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

async function partOf(part: PaperPart): Promise<(Paragraph | Table)[]> {
  switch (part.kind) {
    case 'heading': {
      const level = part.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
      return [
        new Paragraph({
          children: wordLines(part.text),
          heading: level,
          ...directed(part.text),
        }),
      ];
    }
    case 'paragraph':
      return linesOf(part.text).map(
        (line) =>
          new Paragraph({
            children: [
              new TextRun({ text: line, italics: part.missing ?? false, ...wordDirection(line) }),
            ],
            ...directed(line),
            spacing: { after: 120 },
          }),
      );
    case 'chart':
      return [new Paragraph({ children: [await chartRun(part.chart)], keepNext: true })];
    case 'table':
      return [
        new Paragraph({
          children: [new TextRun({ text: plainLetters(part.caption), bold: true })],
          keepNext: true,
          spacing: { before: 160, after: 60 },
        }),
        tableOf(part),
        new Paragraph({ text: '' }),
      ];
  }
}

function chartRun(chart: Chart): Promise<ImageRun> {
  const { svg, width, height } = chartFile(chart, 'Arial, sans-serif');
  return pictureRun({
    type: 'svg',
    body: svg,
    width,
    height,
    name: chart.chartName,
    alt: chartWords(chart),
  });
}

function tableOf({ heads, rows, figures }: Extract<PaperPart, { kind: 'table' }>): Table {
  const head = heads.map((text, at) => cellOf({ text }, figures.includes(at), true));
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: head }),
      ...rows.map(
        (row) =>
          new TableRow({
            children: row.map((each, at) => cellOf(each, figures.includes(at))),
          }),
      ),
    ],
  });
}

const cellOf = (cell: PaperCell, isFigure: boolean, isBold = false) =>
  new TableCell({
    children: [
      new Paragraph({
        children: runsOf(cell, isBold),
        alignment: isFigure ? AlignmentType.END : AlignmentType.START,
        ...directed(cell.text),
      }),
    ],
    margins: { top: 60, bottom: 60, left: 80, right: 80 },
  });

/** Every line of a cell. */
function runsOf({ text, href }: PaperCell, bold: boolean) {
  const words = linesOf(text).map(
    (line, at) =>
      new TextRun({
        text: line,
        bold,
        ...wordDirection(line),
        ...(at > 0 ? { break: 1 } : {}),
        ...(href ? { style: 'Hyperlink' } : {}),
      }),
  );
  return href ? [new ExternalHyperlink({ link: href, children: words })] : words;
}

const linesOf = (text: string): string[] => plainLetters(text).split('\n');
