import type { UploadType } from '../../../../records/files/file-limits.ts';

/** What attachments are, in words. */
export const attachmentKinds: Record<UploadType, string> = {
  'application/pdf': 'PDF',
  'image/png': 'Picture (PNG)',
  'image/jpeg': 'Picture (JPEG)',
};

export const kindAndSize = (kind: string, size: string): string => `${kind}, ${size}`;
