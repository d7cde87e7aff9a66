import { AlignmentType, type Document, LevelFormat } from 'docx';

type DocumentOptions = ConstructorParameters<typeof Document>[0];

const INCH_POINTS = 72;
/** Specification 001, section 9. */
const BODY_INCHES = 0.155;
const TITLE_TIMES = 1.5;
const LEVELS = [...Array(9).keys()];

const halfPoints = (times: number) => Math.round(BODY_INCHES * INCH_POINTS * 2 * times);
/** Of headings by their level, as in the PDF. */
const TIMES = [1.3, 1.15];

const FONT = 'Arial';
const INK = '1A1F26';
export const QUIET = '56606B';
export const SMALL = halfPoints(0.86);

/** Of captions, by the name that Word's own list of figures looks for. */
export const CAPTION = 'Caption';

/** A list's signs by how deep it stands. */
export const wordLists = {
  ordered: 'ordered',
  letters: 'letters',
  lettersAfterZ: 'letters-after-z',
  bullets: 'bullets',
  box: 'boxes',
  circle: 'circles',
};

const signs = ['•', '◦', '▪'];

const indented = (level: number) => ({
  paragraph: { indent: { left: 400 * (level + 1), hanging: 320 } },
});

const signed = (reference: string, signOf: (level: number) => string) => ({
  reference,
  levels: LEVELS.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: signOf(level),
    alignment: AlignmentType.LEFT,
    style: indented(level),
  })),
});

const lettered = (reference: string, before: string) => ({
  reference,
  levels: LEVELS.map((level) => ({
    level,
    format: LevelFormat.LOWER_LETTER,
    text: `${before}%${level + 1}.`,
    alignment: AlignmentType.LEFT,
    style: indented(level),
  })),
});

export const wordNumbering: NonNullable<DocumentOptions['numbering']> = {
  config: [
    {
      reference: wordLists.ordered,
      levels: LEVELS.map((level) => ({
        level,
        format: [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN][
          level % 3
        ]!,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
        style: indented(level),
      })),
    },
    lettered(wordLists.letters, ''),
    // By itself Word goes on with bb after aa.
    lettered(wordLists.lettersAfterZ, 'a'),
    signed(wordLists.bullets, (level) => signs[level % signs.length]!),
    signed(wordLists.box, () => '☐'),
    signed(wordLists.circle, () => '○'),
  ],
};

const headingLook = (level: number) => ({
  run: {
    font: FONT,
    size: halfPoints(TIMES[level - 1] ?? 1),
    bold: true,
    italics: false,
    color: INK,
  },
  paragraph: { spacing: { before: 300, after: 120 }, keepNext: true, outlineLevel: level - 1 },
});

/** Of sections, which the contents list, and of what stands in them. */
export const sectionStyle = (level: number): string => `Heading${level}`;
export const blockHeadingStyle = (level: number): string => `BlockHeading${level}`;

export const wordStyles: NonNullable<DocumentOptions['styles']> = {
  default: {
    document: {
      run: { font: FONT, size: halfPoints(1), color: INK, language: { value: 'en-GB' } },
      paragraph: { spacing: { after: 120 } },
    },
    title: {
      run: { font: FONT, size: halfPoints(TITLE_TIMES), bold: true, color: INK },
      paragraph: { spacing: { after: 120 } },
    },
  },
  paragraphStyles: [
    {
      id: CAPTION,
      name: 'caption',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { font: FONT, size: halfPoints(1), bold: true, italics: false, color: INK },
      paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
    },
    ...LEVELS.flatMap((at) => [
      {
        id: sectionStyle(at + 1),
        name: `heading ${at + 1}`,
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        ...headingLook(at + 1),
      },
      {
        id: blockHeadingStyle(at + 1),
        name: `Block heading ${at + 1}`,
        basedOn: 'Normal',
        next: 'Normal',
        ...headingLook(at + 1),
      },
    ]),
  ],
};
