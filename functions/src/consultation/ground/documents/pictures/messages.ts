import type { FileAction } from '../../../../records/files/file-owner.ts';

const DONE: Record<FileAction, string> = {
  UPLOAD: 'uploaded',
  DELETE: 'deleted',
  RESTORE: 'brought back',
  QUARANTINE: 'quarantined',
};

/** What people read about the pictures of a document. */
export const pictureMessages = {
  pictures: 'Pictures',
  became: (name: string, action: FileAction) => `${name} ${DONE[action]}`,
  erased: (name: string, editions: number) =>
    `${name} erased for good${editions === 0 ? '' : editions === 1 ? ', from 1 edition' : `, from ${editions} editions`}`,
  notPicture: 'Only PNG and JPEG pictures are allowed',
  tooMany: (most: number) => `A document has at most ${most} pictures`,
  unknown: 'This document has no such picture',
  notArrived: 'The picture did not arrive. Choose it again.',
  scanning: 'The picture is still being scanned. Try again in a moment.',
  refused: (reason: string) => `The picture cannot be used: ${reason}. Choose another.`,
  unreadable: 'it cannot be read',
} as const;
