import { attachmentOwner } from './consultation/ground/attachments/attachment-owner.ts';
import { documentAttachmentOwner } from './consultation/ground/documents/attachments/document-attachment-owner.ts';
import { documentFileOwner } from './consultation/ground/documents/pictures/document-file-owner.ts';
import type { FileOwner } from './records/files/file-owner.ts';
import { scanObject } from './records/files/scan-file.ts';
import { sweepAllFiles } from './records/files/sweep-files.ts';
import { siteFileOwner } from './land/ground/sites/site-file-owner.ts';

/** Every kind of record that has files. */
const fileOwners: readonly FileOwner[] = [
  siteFileOwner,
  attachmentOwner,
  documentFileOwner,
  documentAttachmentOwner,
];

/** Handles a new object in the unscanned bucket, whatever it belongs to. */
export const scanNewObject = (name: string): Promise<void> => scanObject(fileOwners, name);

/** Scans and tidies what waits, in every council. */
export const sweepWaitingFiles = (): Promise<void> => sweepAllFiles(fileOwners);
