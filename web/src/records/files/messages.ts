import { fileMessages } from '@contract/records/files/messages.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';

/** What people read about a site's files. */
export const filesPanelMessages = {
  ...fileMessages,
  failed: 'Failed to fetch the files',
  noneHint: 'Plans, photographs and letters: PNG, JPEG or PDF, up to 32 MB.',
  choose: 'Choose files',
  drop: 'or drop them here',
  limits: 'Up to 10 PNG, JPEG or PDF files, 32 MB together',
  choosePicture: 'Choose a picture',
  dropPicture: 'or drop it here',
  pictureLimits: 'PNG or JPEG, up to 32 MB',
  onlyPictures: 'Only PNG and JPEG pictures are allowed',
  onlyOnePicture: 'One picture at a time',
  uploading: 'Uploads',
  sent: (percent: number) => `${percent}% sent`,
  waiting: 'Waiting',
  finishing: 'Sent, now being stored',
  done: 'Uploaded; it is scanned before it can be opened',
  cancelled: 'Cancelled',
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel the upload of ${name}`,
  notAttached: (why: string) => `Multimedia was not attached. ${why}`,
  retry: 'Try again',
  retryOf: (name: string) => `Upload ${name} again`,
  dismiss: 'Dismiss',
  dismissOf: (name: string) => `Dismiss ${name}`,
  clean: 'Files',
  unscanned: 'Being scanned',
  quarantined: 'Quarantined',
  states: {
    unscanned: 'Unscanned',
    clean: 'Clean',
    quarantined: 'Quarantined',
    fail: 'Failed',
  },
  by: (name: string, size: string) => `${name} · ${size} ·`,
  preview: 'Preview',
  previewOf: (name: string) => `Preview ${name}`,
  downloadOf: (name: string) => `Download ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} deleted`,
  restored: (name: string) => `${name} is back`,
  deleteFailed: (name: string) => `${name} was not deleted or brought back`,
  more: (n: number) => `Show ${formatNumber(n)} more`,
  tooLargeForPreview: 'Too large for a preview; download it to see it.',
  previewFailed: 'Failed to load multimedia',
  page: (n: number, of: number) => `Page ${n} of ${of}`,
  close: 'Close',
  linkFailed: 'Failed to get signed url by self link',
  downloadFailed: 'Failed to download site related file',
} as const;

/** '812 kB', '3.4 MB'. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${Math.round(kilo)} kB` : `${(kilo / 1024).toFixed(1)} MB`;
}
