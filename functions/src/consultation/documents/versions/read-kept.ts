import type { Tx } from '../../../platform/db.ts';
import { findAttachmentsOf, findCopying } from '../queries/attachments.ts';
import { readWhole } from '../read-draft.ts';
import { type KeptDraft, keptDraft } from './kept-draft.ts';

/** What a version keeps of a draft as it is now, with its attachments and those that are being copied. Throws not-found. */
export async function readKept(tx: Tx, documentId: number): Promise<KeptDraft> {
  const draft = keptDraft(await readWhole(tx, documentId));
  const arrived = await findAttachmentsOf(tx, documentId);
  const attachments = [...arrived, ...(await findCopying(tx, documentId))];
  return {
    ...draft,
    attachments: attachments.map(({ id, display_name: name, title }) => ({ id, name, title })),
  };
}
