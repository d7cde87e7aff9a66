import type { EditLine } from '../../../land/ground/history/record-history.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import { documentAttachmentOwner as owner } from '../../ground/documents/attachments/document-attachment-owner.ts';
import { documentAttachmentMessages as messages } from '../../ground/documents/attachments/messages.ts';
import { ATTACHMENT_KIND } from '../attachments/attachments-in.ts';
import { findAttachmentsOf, writeCopied } from '../queries/attachments.ts';
import { beginCopies } from './copied-files.ts';

/**
 * Begins to copy the attachments of a document that are clean, with their titles and in their order. Gives a line of
 * history for each that is left out.
 */
export async function copyAttachments(
  tx: Tx,
  actor: Actor,
  { fromId, documentId }: { fromId: number; documentId: number },
): Promise<EditLine[]> {
  const found = await findAttachmentsOf(tx, fromId);
  const files = found.filter(({ state }) => state === 'clean');
  if (files.length > 0) {
    const kind = ATTACHMENT_KIND;
    const copies = await beginCopies(tx, actor, { owner, kind, documentId, files });
    await writeCopied(tx, copies);
    await enqueueJob(tx, { job: 'copy-attachments', payload: { copies } });
  }
  return found
    .filter(({ state }) => state !== 'clean')
    .map(({ display_name }) => ({
      field: 'attachments',
      label: messages.attachments,
      newValue: messages.notCopied(display_name),
    }));
}
