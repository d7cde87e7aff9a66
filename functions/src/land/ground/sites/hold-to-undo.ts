import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { findLiveSites } from './queries/live-sites.ts';
import { findTakenIn } from './queries/taken-in.ts';

/**
 * Holds sites of which changes are to be undone, with those that these changes took in and the parents that they had:
 * all together, in order of id. Gives those that are there. Throws changed-meanwhile where others came while it waited.
 */
export async function holdToUndo(tx: Tx, siteIds: readonly number[]): Promise<number[]> {
  const others = await findTakenIn(tx, siteIds);
  const live = await findLiveSites(tx, [...siteIds, ...others], 'update');
  const held = new Set(others);
  if ((await findTakenIn(tx, siteIds)).some((id) => !held.has(id)))
    throw new AppError('changed-meanwhile');
  return live;
}
