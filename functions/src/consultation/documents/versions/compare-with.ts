import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DraftDifference } from '../contract/versions.ts';
import { findDraftVersion } from '../queries/versions.ts';
import { readWhole } from '../read-draft.ts';
import { differencesOf } from './compare.ts';
import { keptDraft } from './kept-draft.ts';

/** What differs between a version and the draft of today. Throws not-found. */
export async function compareWith(
  tx: Tx,
  { id, kept }: { id: number; kept: number },
): Promise<DraftDifference[]> {
  const present = await readWhole(tx, id);
  const version = await findDraftVersion(tx, id, kept);
  if (!version) throw new AppError('not-found');
  return differencesOf(version, keptDraft(present));
}
