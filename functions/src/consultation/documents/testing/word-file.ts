import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { drawnPicture } from './drawn-picture.ts';

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({ text, heading: level });
const cell = (text: string, more: object = {}) =>
  new TableCell({ children: [new Paragraph(text)], ...more });
const point = (text: string, reference: string, level = 0) =>
  new Paragraph({ text, numbering: { reference, level } });
const levels = (format: (typeof LevelFormat)[keyof typeof LevelFormat]) =>
  [0, 1].map((level) => ({ level, format, text: '%1', alignment: AlignmentType.LEFT }));

/** What the tests know a picture of the file by; wider than high. */
export const WORD_PICTURE_ALT = 'The mill from the river';

/**
 * A plan as a council writes one in Word: two levels of headings, one of them skipped, a text with a link and a
 * footnote, lists within one another, a table whose cells reach over others, a picture, and a link that leads nowhere.
 */
export async function wordFile(): Promise<Uint8Array<ArrayBuffer>> {
  const data = await drawnPicture(320, 160);
  const text = [
    new TextRun('New homes are '),
    new TextRun({ text: 'needed', bold: true }),
    new TextRun({ text: ' by ' }),
    new TextRun({ text: '2041', italics: true }),
    new TextRun(' on 10 m'),
    new TextRun({ text: '2', superScript: true }),
    new TextRun(', see '),
    new ExternalHyperlink({
      link: 'https://example.org/study?a=1&b=2',
      children: [new TextRun('the housing study')],
    }),
    new TextRun(' and '),
    new ExternalHyperlink({
      link: 'javascript:alert(1)',
      children: [new TextRun('this trick')],
    }),
    new FootnoteReferenceRun(1),
  ];
  const document = new Document({
    numbering: {
      config: [
        { reference: 'points', levels: levels(LevelFormat.BULLET) },
        { reference: 'steps', levels: levels(LevelFormat.DECIMAL) },
      ],
    },
    footnotes: { 1: { children: [new Paragraph('Counted in March 2026.')] } },
    sections: [
      {
        children: [
          heading('Housing', HeadingLevel.HEADING_1),
          new Paragraph({ children: text }),
          point('On brownfield land', 'points'),
          point('Old mills first', 'points', 1),
          point('Near stations', 'points'),
          point('Publish', 'steps'),
          heading('Delivery', HeadingLevel.HEADING_3),
          new Paragraph({ text: 'Table 1: homes by area', style: 'Caption' }),
          new Table({
            rows: [
              new TableRow({ tableHeader: true, children: [cell('Area'), cell('Homes')] }),
              new TableRow({ children: [cell('North', { rowSpan: 2 }), cell('120')] }),
              new TableRow({ children: [cell('30')] }),
              new TableRow({ children: [cell('None elsewhere', { columnSpan: 2 })] }),
            ],
          }),
          new Paragraph({
            children: [
              new TextRun({ text: 'struck', strike: true }),
              new ImageRun({
                type: 'png',
                data,
                transformation: { width: 320, height: 160 },
                altText: { name: 'mill', description: WORD_PICTURE_ALT, title: '' },
              }),
            ],
          }),
          new Paragraph({ text: 'Figure 1: the mill', style: 'Caption' }),
          heading('Environment', HeadingLevel.HEADING_1),
          new Paragraph('Trees stay <b>where</b> they are & grow.'),
        ],
      },
    ],
  });
  return Uint8Array.from(await Packer.toBuffer(document));
}
