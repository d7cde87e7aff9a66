/** Words of the public documents. */
export const documentMessages = {
  title: 'All documents',
  intro: 'Documents that the council has published for you to read and comment on.',
  empty: 'No documents are published yet',
  emptyHint: 'When the council opens a consultation, its documents appear here.',
} as const;
