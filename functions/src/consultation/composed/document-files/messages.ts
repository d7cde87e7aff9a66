import { fileProgressMessages } from '../../ground/documents/print/file-progress-messages.ts';

/** What people read of documents as files, and what the files are called (specification 001, section 4). */
export const documentFileMessages = {
  sitesSheet: 'Sites',
  siteInfoOf: (title: string) => `Site information of ${title}`,
  map: 'Map',
  fileName: (title: string, extension: string) => `${fileWords(title) || 'Document'}.${extension}`,
  siteInfoName: (title: string) => `${`${fileWords(title)} site information`.trim()}.xlsx`,
  ...fileProgressMessages,
  toDocument: 'Back to the document',
  label: (title: string) => `Download of ${title}`,
  made: (fileName: string) =>
    `${fileName} was made, and saved by the page that asked for it. Who has left that page asks again.`,
} as const;

/** A title as far as it can stand in the name of a file on every system. */
const fileWords = (title: string) =>
  title
    .replaceAll(/[^\p{L}\p{N} -]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 100)
    .trim();
