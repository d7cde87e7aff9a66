const so = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`;

/** What people read about a Word file that becomes part of a document. */
export const wordFileMessages = {
  noFile: 'Choose a Word file (.docx)',
  notMultipart: 'Send the file as multipart form data',
  tooLarge: 'The file is larger than 30 MB',
  tooMany: 'One file at a time',
  empty: 'The file is empty',
  notWord: 'This is not a Word file (.docx)',
  oldOrProtected:
    'The file is protected with a password, or in the old format of Word. Save it as .docx without a password.',
  damaged: 'The file is damaged or incomplete',
  tookTooLong: 'Reading the file took too long. Divide it into several files.',
  tookTooMuch: 'Reading the file took too much memory. Divide it into several files.',
  tooMuchText: 'The file holds more text than can be read at once. Divide it into several files.',
  unpacksTooLarge: 'The file unpacks to an enormous size',
  holdsNothing: 'No text, table or picture was found in the file',
  tooManySections: (found: number, most: number) =>
    `The file has ${so(found, 'heading', 'headings')}; with them the document would have more than ${most} sections. Divide the file.`,
  tooManyBlocks: (most: number) =>
    `With this file the document would have more than ${most} blocks. Divide the file.`,
  tooManyPictures: (most: number) =>
    `With this file the document would have more than ${most} pictures. Divide the file.`,
  // History
  wordFile: 'Word file',
  takenIn: (name: string) => `${name} taken in`,
} as const;

/** So many headings are named in one message. */
const MAX_NAMED = 50;

const quoted = (words: string) =>
  words.length > 60 ? `“${words.slice(0, 60).trimEnd()} …”` : `“${words}”`;

/** What of a Word file did not come over, or stands otherwise than there. */
export const wordLosses = {
  chart: 'A chart was left out. Add a block “Chart” with its figures.',
  diagram: 'A diagram (SmartArt) was left out. Add it as a picture.',
  equation: 'A formula was left out. Write it as text, or add it as a picture.',
  object: 'Something of another program was embedded here, and was left out.',
  hidden: 'Words that were hidden in the file were left out.',
  pictureKind:
    'A picture was left out: only PNG and JPEG pictures are shown. Save it as one of them and add it.',
  pictureGone: 'A picture was left out: it does not lie in the file.',
  pictureInTable: 'A picture of this table stands below it.',
  altByWord: (words: string) =>
    `Word described this picture by itself: ${quoted(words)}. Check that it is right.`,
  linkKind: (words: string) =>
    `The link of ${quoted(words)} was left out: links lead to web and mail addresses.`,
  linkWithin: (words: string) =>
    `The link of ${quoted(words)} was left out: it led to a place within the file.`,
  linksInCell: (words: string) =>
    `Cells of tables have no links: the one of ${quoted(words)} was left out.`,
  styleInTable: (words: string) =>
    `Cells of tables are plain words: in this table ${quoted(words)}, and whatever else is bold, italic or underlined, reads like any other text.`,
  struck: (words: string) =>
    `${quoted(words)} was struck through in the file. Here it reads like any other text: remove it if it no longer holds.`,
  comment: 'A comment was left out.',
  footnotes: 'The footnotes of this section stand at its end, by their numbers.',
  tracked: 'The file has tracked changes. They were taken as if all had been accepted.',
  headers: 'What stands in the header and the footer of the pages was left out.',
  title: (words: string) => `The title in the file is ${quoted(words)}; the document has its own.`,
  levelSkipped: (title: string) =>
    `A level of headings was skipped before ${quoted(title)}: it stands directly below the one before.`,
  typedNumbers: (titles: readonly string[]) =>
    `${so(titles.length, 'heading has its number typed', 'headings have their numbers typed')} in the file. The numbers were taken out, for the document numbers its sections itself: ${titles.slice(0, MAX_NAMED).map(quoted).join(', ')}${titles.length > MAX_NAMED ? ` and ${titles.length - MAX_NAMED} more` : ''}.`,
  typedNumber: (title: string) =>
    `The heading ${quoted(title)} begins with a number that is not the one of its section here. Check it, and references to it.`,
  longTitle: (title: string) =>
    `The heading ${quoted(title)} is too long for a title. It stands in full at the beginning of its text.`,
  tableTooWide: (columns: number, most: number) =>
    `A table of ${columns} columns was left out: a table has at most ${most}. Divide it.`,
  tableDivided: (rows: number) =>
    `A table of ${rows} rows was divided: a table has at most 200 rows.`,
  tableWithin: 'A table within a table became words of its cell.',
  longCell: (words: string) => `The cell ${quoted(words)} was cut: it was too long.`,
  tableHeads: 'The file does not say which row of this table holds the heads. Say it here.',
} as const;
