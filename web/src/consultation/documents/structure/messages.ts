/** Words of taking the structure of a document to another council. */
export const structureStartMessages = {
  file: 'Word or structure file',
  fileHint:
    'A .docx of at most 30 MB: its headings, texts, lists, tables and pictures become sections and blocks. Or a structure that another council downloaded (.json).',
  notStart: 'Choose a Word file (.docx) or a structure file (.json)',
  tooLarge: 'The file is larger than 5 MB',
  download: 'Download its structure',
  downloaded: 'Structure downloaded',
  downloadedText:
    'Another council can begin a document from it. Sites, layers, topics, pictures, figures, attachments and answers are not in it.',
  failed: 'Failed to download the structure',
  report: 'What is to be filled in',
  nothing: 'Nothing is left to fill in',
  nothingHint: 'Read it through all the same: it was written for another council.',
  hint: 'Another council’s sites, pictures and figures never come along. Each line leads to its place.',
} as const;
