const so = (count: number) => (count === 1 ? '1 thing' : `${count.toLocaleString('en-GB')} things`);

/** Words of taking Word files into documents. */
export const wordStartMessages = {
  file: 'Word file',
  fileHint:
    'A .docx of at most 30 MB. Its headings, texts, lists, tables and pictures become sections and blocks.',
  notWord: 'Choose a Word file (.docx)',
  tooLarge: 'The file is larger than 30 MB',
  reading: 'The file is being sent and read. A long one takes up to a minute.',
  add: 'Add from a Word file',
  entry: 'Add from a Word file…',
  addText:
    'What it says stands after all that the document has. The draft of now is kept as a version.',
  addSubmit: 'Add the file',
  addFailed: 'Failed to read the Word file',
  notSaved: 'Not everything is saved yet. Try again once it is.',
  report: 'What came over from Word',
  reportOf: (file: string) => `What came over from ${file}`,
  reportFailed: 'Failed to load the report of the Word file',
  taken: (file: string, when: string, by: string | null) =>
    `${file}, taken in on ${when}${by === null ? '' : ` by ${by}`}`,
  losses: (count: number) => `${so(count)} to look at`,
  lossesHint:
    'They did not come over, or stand otherwise than in the file. Each leads to its place.',
  allCame: 'Everything came over',
  allCameHint: 'Read it through all the same: how a page looked in Word is not kept.',
  none: 'No Word file was taken in',
  toDraft: 'Go to the draft',
} as const;
