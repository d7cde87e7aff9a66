import type { ReadItem } from './read-item.ts';

type Read = (bytes: Uint8Array) => Promise<ReadItem[] | string>;

const one = (read: (bytes: Uint8Array) => ReadItem | Promise<ReadItem>): Read => {
  return async (bytes) => [await read(bytes)];
};
const scan = async (bytes: Uint8Array) => one((await import('./read-letter.ts')).readScan)(bytes);

/** How each kind of file is read, by its extension: gives its items, or why there are none. */
export const readers: Record<string, Read> = {
  eml: async (bytes) => one((await import('./read-mail.ts')).readMail)(bytes),
  mbox: async (bytes) => (await import('./read-mail.ts')).readMailbox(bytes),
  msg: async (bytes) => one((await import('./read-outlook.ts')).readOutlook)(bytes),
  pdf: async (bytes) => one((await import('./read-pdf.ts')).readPdf)(bytes),
  docx: async (bytes) => one((await import('./read-letter.ts')).readWord)(bytes),
  png: scan,
  jpg: scan,
  jpeg: scan,
};
