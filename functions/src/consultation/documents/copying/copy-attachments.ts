import type { EditLine } from '../../../records/history/record-history.ts';
import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import { documentChanges } from '../../ground/documents/document-changes.ts';
import { documentAttachmentOwner as owner } from '../../ground/documents/attachments/document-attachment-owner.ts';
import { documentAttachmentMessages as messages } from '../../ground/documents/attachments/messages.ts';
import { ATTACHMENT_KIND } from '../attachments/attachments-in.ts';
import { findAttachmentsOf, findCopying, writeCopied } from '../queries/attachments.ts';
import { beginCopies, copyingOf } from './copied-files.ts';

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
  const unclean = found.filter(({ state }) => state !== 'clean');
  return [...unclean, ...(await findCopying(tx, fromId))].map(({ display_name }) =>
    line(messages.notClean(display_name)),
  );
}

const line = (newValue: string): EditLine => ({
  field: 'attachments',
  label: messages.attachments,
  newValue,
});

/** Job 'copy-attachments'. What cannot be copied is told in the history, for nothing else would name it. */
export const copyAttachmentsJob = copyingOf(owner, async (tx, copy) => {
  // In the name of whoever began the document.
  const author = { accountId: copy.account_id, displayName: copy.user_name };
  await changed(tx, author, {
    of: documentChanges,
    ids: [copy.owner_id],
    kind: 'updated',
    history: [line(messages.notCopied(copy.display_name))],
  });
});
