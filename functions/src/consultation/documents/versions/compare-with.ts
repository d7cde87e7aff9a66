import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DraftDifference } from '../contract/versions.ts';
import { findDraftVersion } from '../queries/versions.ts';
import { differencesOf } from './compare.ts';
import { readKept } from './read-kept.ts';

/** What differs between a version and the draft of today. Throws not-found. */
export async function compareWith(
  tx: Tx,
  { id, kept }: { id: number; kept: number },
): Promise<DraftDifference[]> {
  const present = await readKept(tx, id);
  const version = await findDraftVersion(tx, id, kept);
  if (!version) throw new AppError('not-found');
  return differencesOf(version, present);
}
