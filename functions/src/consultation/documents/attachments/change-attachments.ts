import { findFiles } from '../../../records/files/queries/files.ts';
import { restoreFile } from '../../../records/files/remove-file.ts';
import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import type { ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { documentAttachmentOwner as owner } from '../../ground/documents/attachments/document-attachment-owner.ts';
import { documentAttachmentMessages as messages } from '../../ground/documents/attachments/messages.ts';
import { documentChanges } from '../../ground/documents/document-changes.ts';
import { changeDraft } from '../change-draft.ts';
import type { changeDraftAttachment } from '../contract/attachments.ts';
import {
  deleteRemovedAttachments,
  findAttachmentsOf,
  isRemovedFromDraft,
  placeAttachments,
  setAttachmentRemoved,
  writeAttachmentTitle,
} from '../queries/attachments.ts';
import type { DocumentAttachmentRow } from './attachments-in.ts';

interface One {
  id: number;
  fileId: number;
}

/** An attachment that stands in the draft of a document. Throws not-found. */
async function requireAttachment(tx: Tx, { id, fileId }: One): Promise<DocumentAttachmentRow> {
  const found = (await findAttachmentsOf(tx, id)).find((each) => each.id === fileId);
  if (!found) throw new AppError('not-found');
  return found;
}

/** Writes a line about attachments into the history of their document. */
const tell = (tx: Tx, actor: Actor, id: number, said: { newValue: string; oldValue?: string }) =>
  changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: 'updated',
    history: [{ field: 'attachments', label: messages.attachments, ...said }],
  });

/** Gives an attachment a title, or another place; gives all of them. Throws not-found and changed-meanwhile. */
export const rewriteAttachment = (
  tx: Tx,
  actor: Actor,
  { id, fileId, title, behind, row_version }: ParsedOf<typeof changeDraftAttachment>,
): Promise<DocumentAttachmentRow[]> =>
  changeDraft(tx, actor, id, async () => {
    const before = await requireAttachment(tx, { id, fileId });
    if (title !== undefined) {
      checkVersion(row_version, before.row_version, { title: before.title });
      await writeAttachmentTitle(tx, fileId, title);
      const called = (by: string) => messages.called(before.display_name, by);
      if (title !== before.title)
        await tell(tx, actor, id, { newValue: called(title), oldValue: called(before.title) });
    }
    if (behind !== undefined) {
      const others = (await findAttachmentsOf(tx, id)).map((each) => each.id);
      const beside = others.filter((each) => each !== fileId);
      if (behind !== null && !beside.includes(behind)) throw new AppError('not-found');
      const place = behind === null ? 0 : beside.indexOf(behind) + 1;
      const placed = beside.toSpliced(place, 0, fileId);
      await placeAttachments(tx, placed);
      const said = (ids: readonly number[]) =>
        messages.placed(before.display_name, ids.indexOf(fileId) + 1, ids.length);
      if (said(placed) !== said(others))
        await tell(tx, actor, id, { newValue: said(placed), oldValue: said(others) });
    }
    return findAttachmentsOf(tx, id);
  });

/** Takes an attachment out of its draft, and deletes its file where neither the public nor a version has it. Throws not-found. */
export const takeOutAttachment = (tx: Tx, actor: Actor, one: One): Promise<void> =>
  changeDraft(tx, actor, one.id, async () => {
    const file = await requireAttachment(tx, one);
    await setAttachmentRemoved(tx, one.fileId, true);
    await deleteRemovedAttachments(tx, one.id);
    await owner.announce(tx, actor, file, 'DELETE');
  });

/** Puts an attachment back that was taken out of its draft. Throws not-found an hour after its file was deleted. */
export const bringBackAttachment = (tx: Tx, actor: Actor, one: One): Promise<void> =>
  changeDraft(tx, actor, one.id, async () => {
    const asked = { documentId: one.id, fileId: one.fileId };
    if (await isRemovedFromDraft(tx, asked)) {
      const [file] = await findFiles(tx, owner, [one.fileId]);
      if (file) await owner.announce(tx, actor, file, 'RESTORE');
    } else await restoreFile(tx, actor, owner, { ownerId: one.id, fileId: one.fileId });
    await setAttachmentRemoved(tx, one.fileId, false);
  });
