import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { announceUpdates } from '../../../platform/updates.ts';
import { bumpRowVersions, writeChanges, type Change } from './write-change.ts';

export type { Change } from './write-change.ts';

/** A line of history on each of these sites for what changed elsewhere, such as a list that holds them. */
export async function notedAround(
  tx: Tx,
  actor: Actor,
  siteIds: number[],
  ...changes: Change[]
): Promise<void> {
  await writeChanges(tx, actor, siteIds, changes);
}

/**
 * What follows, in the same transaction, from a change of what surrounds sites (people, relations, letters): a line
 * of history on each, a new row version, news to everybody else. Hold the sites first (requireSites).
 */
export async function changedAround(
  tx: Tx,
  actor: Actor,
  siteIds: number[],
  ...changes: Change[]
): Promise<void> {
  if (siteIds.length === 0 || changes.length === 0) return;
  await writeChanges(tx, actor, siteIds, changes);
  await bumpRowVersions(tx, siteIds);
  await announceUpdates(tx, { entity: 'site', ids: siteIds, kind: 'updated' });
}
