import { attachmentMessages } from '@contract/consultation/ground/attachments/messages.ts';
import { sizeWords } from '../../records/files/messages.ts';

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** What people read about the attachments of a representation. */
export const attachmentPanelMessages = {
  title: attachmentMessages.attachments,
  loadFailed: 'Failed to fetch the attachments',
  none: 'No attachments',
  one: attachmentMessages.one,
  notRedacted: 'No redacted copy yet: neither the public nor colleagues without permission see it',
  noCopy: 'There is no copy for you to read yet',
  making: 'The redacted copy is being made',
  copyFailed: (reason: string) => `The redacted copy could not be made. ${reason}`,
  copy: (pages: number, size: number) =>
    `Redacted copy: ${pages === 1 ? '1 page' : `${pages} pages`}, ${sizeWords(size)}`,
  original: (name: string, size: number, user: string) => `${name} · ${sizeWords(size)} · ${user}`,
  redact: 'Redact',
  redactOf: (number: number) => `Redact attachment ${number}`,
  openCopyOf: (number: number) => `Open the redacted copy of attachment ${number}`,
  downloadOf: (number: number) => `Download attachment ${number} as it arrived`,
  deleteOf: (number: number) => `Delete attachment ${number}`,
  deleted: (number: number) => `Attachment ${number} deleted`,
  restored: (number: number) => `Attachment ${number} is back; it is not published`,
  deleteFailed: (number: number) => `Attachment ${number} was not deleted or brought back`,
  openFailed: 'The file could not be opened',

  boxesFailed: 'Failed to fetch the file',
  drawFailed: 'The pages cannot be shown',
  hint: 'Draw a box over what others must not read, or add one and move it with the arrow keys; with Shift they change its size. Nothing under a box is in the copy.',
  kind: 'What is redacted',
  addBox: 'Add box',
  boxes: 'Boxes',
  noBoxes: 'No boxes. Saved without any, the copy only loses what the file says of itself.',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
  box: (at: number, page: number, kind: string) => `Box ${at} on page ${page}: ${kind}`,
  place: (x: number, y: number, width: number, height: number) =>
    `${percent(x)} from the left, ${percent(y)} from the top, ${percent(width)} wide, ${percent(height)} high`,
  show: (box: string) => `Show ${box}`,
  deleteBox: (box: string) => `Delete ${box}`,
  save: 'Save and make the copy',
  cancel: 'Cancel',
  saved: (number: number) => `The redacted copy of attachment ${number} is being made`,
  saveFailed: 'The boxes were not saved',
  leaveTitle: 'Leave without saving?',
  leaveText: 'The boxes that you have drawn are lost.',
  leave: 'Leave',
  stay: 'Go on drawing',
} as const;
