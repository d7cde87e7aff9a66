/** What people read around the public's documents. */
export const publicDocumentMessages = {
  title: 'All documents',
  intro: 'Documents that the council has published for you to read and comment on.',
  empty: 'No documents are published yet',
  emptyHint: 'When the council opens a consultation, its documents appear here.',
  count: (count: number, { page, size }: { page: number; size: number }) => {
    const all = count === 1 ? '1 document' : `${count.toLocaleString('en-GB')} documents`;
    const from = (page - 1) * size + 1;
    return count <= size || from > count
      ? all
      : `${all}, ${from.toLocaleString('en-GB')} to ${Math.min(from + size - 1, count).toLocaleString('en-GB')} on this page`;
  },
  published: (day: string) => `Published ${day}`,

  toCome: 'Not open yet',
  open: 'Open',
  closed: 'Closed',
  opensAt: (time: string) => `Opens on ${time}`,
  closesAt: (time: string) => `Open until ${time}`,
  closedAt: (time: string) => `Closed on ${time}`,
  ukTime: 'UK time',
  daysLeft: (days: number) =>
    days === 1 ? '1 day left' : `${days.toLocaleString('en-GB')} days left`,
  lastDay: 'The last day',
  lastHour: 'Less than an hour left',
  questions: (count: number) =>
    count === 1 ? 'Go to the question' : `Go to the ${count} questions`,

  attachments: 'Attachments',
  attachmentsOf: (title: string) => `Attachments of ${title}`,
  seeAttachments: (count: number) => (count === 1 ? '1 attachment' : `${count} attachments`),
  backTo: (title: string) => `Back to ${title}`,
  attachmentsIntro: 'Files that belong to this document. Each is saved on your device.',
  noAttachments: 'This document has no attachments',
  noAttachmentsHint: 'Everything that is published of it stands on its page.',

  search: 'Search',
  searchAll: 'Search in all documents',
  searchWithin: 'Search in this document',
  searchTitle: 'Search in documents',
  searchEverywhere: 'Search in all documents',
  foundIn: (places: number, words: string, documents: number) =>
    places === 0
      ? `Nothing was found for “${words}”`
      : `${places === 1 ? '1 place' : `${places} places`} in ${documents === 1 ? '1 document' : `${documents} documents`} for “${words}”`,
  foundWithin: (places: number, words: string, title: string) =>
    places === 0
      ? `Nothing was found for “${words}” in ${title}`
      : `${places === 1 ? '1 place' : `${places} places`} for “${words}” in ${title}`,
  foundNothingHint: 'Try fewer words, or only the beginning of a word.',
  /** Of several pages: how many there are on all of them. */
  foundOnPages: (documents: number, words: string, page: number, of: number) =>
    `${documents.toLocaleString('en-GB')} documents for “${words}”: page ${page} of ${of}`,
  morePlaces: (count: number) => `and ${count.toLocaleString('en-GB')} more in this document`,
  untitled: (number: string) => (number ? `Section ${number}` : 'Section without a title'),

  allDocuments: 'All Documents',
  client: 'On behalf of',
  download: 'Download',
  downloadAs: { pdf: 'PDF', docx: 'DOC (Word)' },
  withSites: 'ZIP, with a spreadsheet of the sites',
  share: 'Share',
  documents: 'Documents',
  logIn: 'Log in',
  menu: 'Your account',
} as const;
