import { attachmentOwner } from '../ground/attachments/attachment-owner.ts';
import { copyName } from '../ground/attachments/copy-name.ts';
import { attachmentMessages as messages } from '../ground/attachments/messages.ts';
import { objectName } from '../../records/files/object-name.ts';
import { findListedFile } from '../../records/files/queries/files.ts';
import { UnreadableFile } from '../../records/imports/findings.ts';
import { readObject, writeObject } from '../../platform/bucket-objects.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import { dropCopies } from './drop-copies.ts';
import { endCopy, findCopyToMake } from './queries/copies.ts';

/**
 * Job 'redact-attachment': makes the copy of one version of boxes, and drops the former ones. Delivered again it finds
 * the copy made, or boxes that are newer, and does nothing.
 */
const redactAttachmentJob: JobHandler<'redact-attachment'> = {
  run: async ({ payload: { copyId }, tenant, inTenant }) => {
    const { copy, file } = await inTenant(async (tx) => {
      const found = await findCopyToMake(tx, copyId);
      const of = found && (await findListedFile(tx, attachmentOwner, found.fileId));
      return { copy: found, file: of };
    });
    if (!copy || !file) return;
    const { shortName } = tenant;
    try {
      const name = objectName(shortName, attachmentOwner, file);
      const bytes = await readObject({ bucket: 'clean', name });
      const { makeCopy } = await import('./redacting/make-copy.ts');
      const { number, boxes } = copy;
      const made = await makeCopy({ number, boxes, bytes, contentType: file.content_type });
      await writeObject(
        { bucket: 'clean', name: copyName(shortName, copyId) },
        made,
        file.content_type,
      );
      await inTenant((tx) => end(tx, copyId, { size: made.byteLength, reason: null }));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      await inTenant((tx) => end(tx, copyId, { size: null, reason: error.message }));
    }
    await dropCopies(tenant, copy.fileId);
  },
  gaveUp: ({ payload: { copyId }, inTenant }) =>
    inTenant((tx) => end(tx, copyId, { size: null, reason: messages.gaveUp })),
};

async function end(
  tx: Tx,
  copyId: number,
  how: { size: number | null; reason: string | null },
): Promise<void> {
  const representationId = await endCopy(tx, copyId, how);
  if (representationId !== undefined)
    await changed(tx, null, {
      of: representationChanges,
      ids: [representationId],
      kind: 'updated',
    });
}

export const attachmentJobs = { 'redact-attachment': redactAttachmentJob };
