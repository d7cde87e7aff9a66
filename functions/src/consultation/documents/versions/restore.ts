import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import type { ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { documentChanges } from '../../ground/documents/document-changes.ts';
import type { DraftDocument } from '../contract.ts';
import type { restoreDocumentVersion } from '../contract/versions.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { touchDocument } from '../../ground/documents/queries/touch-document.ts';
import { deleteRemovedAttachments, restoreAttachments } from '../queries/attachments.ts';
import { holdDocument, writeDocument } from '../queries/heads.ts';
import { restoreBlocks, restoreSections } from '../queries/restoring.ts';
import { findDraftVersion } from '../queries/versions.ts';
import { readDraft } from '../read-draft.ts';
import { keepPresent } from './keep.ts';

/**
 * Makes the draft what it was: sections and blocks that came later are deleted, those that were deleted are back,
 * attachments too, and questions keep their answers. Throws not-found, and changed-meanwhile where the draft was changed since it was read.
 */
export async function restoreVersion(
  tx: Tx,
  actor: Actor,
  { id, kept, revision }: ParsedOf<typeof restoreDocumentVersion>,
): Promise<DraftDocument> {
  const held = await holdDocument(tx, id);
  const version = await findDraftVersion(tx, id, kept);
  if (!held || held.is_deleted || !version) throw new AppError('not-found');
  checkVersion(revision, held.revision, { title: held.title });
  await keepPresent(tx, id);
  const { title, settings, sections, blocks, attachments } = version;
  await writeDocument(tx, { ...held, title, settings });
  await restoreSections(tx, id, sections);
  await restoreBlocks(tx, id, blocks);
  if (attachments) await restoreAttachments(tx, id, attachments);
  await deleteRemovedAttachments(tx, id);
  await touchDocument(tx, id, actor.accountId);
  await changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: 'updated',
    history: [{ field: 'draft', label: messages.draft, newValue: messages.versionRestored }],
  });
  return readDraft(tx, actor, id);
}
