import type { DocumentFormat } from '../../ground/documents/print/document-formats.ts';

/** What people read of documents as files, and what the files are called. */
export const documentFileMessages = {
  siteInfo: 'Site information',
  map: 'Map',
  fileName: (title: string, extension: string) => `${fileWords(title) || 'Document'}.${extension}`,
  siteInfoName: (title: string) => `${`${fileWords(title)} site information`.trim()}.xlsx`,
  failed: (format: DocumentFormat) => `Failed to export document in .${format} format`,
} as const;

/** A title as far as it can stand in the name of a file on every system. */
const fileWords = (title: string) =>
  title
    .replaceAll(/[^\p{L}\p{N} -]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 100)
    .trim();
