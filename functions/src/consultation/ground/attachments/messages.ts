import { sizeInWords } from '../../../platform/size-in-words.ts';
import type { FileAction } from '../../../records/files/file-owner.ts';

const BECAME: Record<FileAction, string> = {
  UPLOAD: 'uploaded',
  DELETE: 'deleted',
  RESTORE: 'restored',
  QUARANTINE: 'quarantined',
};

const KINDS: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
};
const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/**
 * What people read about attachments. Those who may not read originals, and history, which they read as well, learn
 * numbers: what a file is called may hold what is redacted in it.
 */
export const attachmentMessages = {
  attachments: 'Attachments',
  one: (number: number) => `Attachment ${number}`,
  became: (number: number, action: FileAction) => `Attachment ${number} ${BECAME[action]}`,
  redacted: (number: number, version: number) =>
    `Attachment ${number}: redacted copy, version ${version}`,
  /** What somebody saves a copy as. */
  fileName: (representation: number, number: number, contentType: string) =>
    `representation-${representation}-attachment-${number}.${ENDINGS[contentType] ?? 'pdf'}`,
  described: (number: number, contentType: string, pages: number, bytes: number) =>
    `Attachment ${number} (${[
      KINDS[contentType] ?? 'file',
      ...(contentType === 'application/pdf' ? [pages === 1 ? '1 page' : `${pages} pages`] : []),
      sizeInWords(bytes),
    ].join(', ')})`,
  title: (number: number) => `Attachment ${number}`,
  page: (page: number, of: number, kinds: readonly string[]) =>
    `Page ${page} of ${of}, as a picture${kinds.length > 0 ? `; redacted: ${kinds.join(', ')}` : ''}`,
  noSuchPage: 'There is no such page',
  outside: 'The box is not on the page',
  tooManyBoxes: 'At most 500 boxes can be drawn on a file',
  tooManyPages: (most: number) =>
    `The file has more than ${most} pages, too many for a redacted copy`,
  tookTooLong: 'Drawing the pages took too long; divide the file',
  tookTooMuch: 'Drawing the pages took too much memory; divide the file',
  damaged: 'The pages cannot be drawn',
  gaveUp: 'The copy could not be made; save the boxes again',
} as const;
