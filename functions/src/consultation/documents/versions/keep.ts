import type { ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import type { keepDocumentVersion } from '../contract/versions.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { deleteRemovedAttachments } from '../queries/attachments.ts';
import { type HeldDocument, holdDocument } from '../queries/heads.ts';
import {
  findDraftVersions,
  findVersionName,
  insertVersion,
  type VersionHead,
} from '../queries/versions.ts';
import { readKept } from './read-kept.ts';

/**
 * Keeps the draft of a held document as it is now. The oldest version may go; whoever calls deletes the attachments that
 * only it had (`deleteRemovedAttachments`) once nothing wants them back.
 */
export const keepPresent = async (
  tx: Tx,
  documentId: number,
  name: string | null = null,
): Promise<void> =>
  insertVersion(tx, documentId, { name, content: await readKept(tx, documentId) });

/** Before a spell of writing begins, what the one before left is kept. */
export async function keepIfRested(tx: Tx, { id, isRested }: HeldDocument): Promise<void> {
  if (!isRested) return;
  await keepPresent(tx, id);
  await deleteRemovedAttachments(tx, id);
}

/** Keeps the draft under a name. Throws not-found, and payload-invalid where it is kept under another one. */
export async function keepByName(
  tx: Tx,
  { id, name }: ParsedOf<typeof keepDocumentVersion>,
): Promise<VersionHead[]> {
  const held = await holdDocument(tx, id);
  if (!held || held.is_deleted) throw new AppError('not-found');
  const before = await findVersionName(tx, id, held.revision);
  if (before !== null && before !== name) throw invalidField('name', messages.isKeptAs(before));
  await keepPresent(tx, id, name);
  await deleteRemovedAttachments(tx, id);
  return findDraftVersions(tx, id);
}
