/** What could be better about a block. */
export const blockAdviceMessages = {
  noTranscript:
    'Without a transcript, people who cannot hear or play the video do not learn what it says. Its captions alone do not reach everybody.',
  linkWords: (words: string) =>
    `“${words}” does not say where the link leads. Name the page or the document.`,
  headWithoutWords: (kind: 'column' | 'row', place: number) =>
    `${kind === 'column' ? 'Column' : 'Row'} ${place} has no heading. Screen readers will not announce what its cells are about.`,
  altNamesKind:
    'The description begins by saying that it is a picture, which people hear anyway. Begin with what it shows.',
  altIsFileName: 'The description is the name of a file. Say what the picture shows.',
  altIsCaption: 'The description says what the caption says: people hear it twice.',
  faintColour: (colour: string) =>
    `The colour ${colour} can hardly be told from the page. Choose a darker one.`,
} as const;
