import type { FileAction } from '../../../../records/files/file-owner.ts';

const DONE: Record<FileAction, string> = {
  UPLOAD: 'uploaded',
  DELETE: 'deleted',
  RESTORE: 'brought back',
  QUARANTINE: 'quarantined',
};

/** What people read about the files beside a document. */
export const documentAttachmentMessages = {
  attachments: 'Attachments',
  became: (name: string, action: FileAction) => `${name} ${DONE[action]}`,
  called: (name: string, title: string) => `${name}: ${title || 'no title'}`,
  placed: (name: string, place: number, of: number) => `${name} is number ${place} of ${of}`,
  tooMany: (most: number) => `A document has at most ${most} attachments`,
  titleTooLong: (most: number) => `At most ${most} characters`,
  scanning: (name: string) => `${name} is still being scanned. Try again in a moment.`,
  copying: (name: string) => `${name} is still being copied. Try again in a moment.`,
  notClean: (name: string) => `${name} was not copied: it had not been found clean`,
  notCopied: (name: string) => `${name} could not be copied. Upload it here.`,
  refused: (name: string, reason: string) =>
    `${name} cannot be published: ${reason}. Delete it, or upload another.`,
  unreadable: 'it cannot be read',
} as const;
