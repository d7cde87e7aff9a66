import { bumpLayerVersion } from '../ground/layers/layer-version.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { announceUpdates } from '../../platform/updates.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { markDeleted } from './queries/delete-sites.ts';
import { requireSites } from '../ground/sites/required-sites.ts';

/**
 * Takes sites out of every search, list and map; the record stays, with a line of history for each. Throws
 * site-not-found naming the ids that are none; then nothing was deleted.
 */
export async function removeSites(tx: Tx, actor: Actor, siteIds: number[]): Promise<void> {
  const ids = await requireSites(tx, siteIds, { field: 'sites_ids', hold: 'update' });
  await markDeleted(tx, actor, ids, messages.deletedLabel);
  await announceUpdates(tx, { entity: 'site', ids, kind: 'deleted' });
  await bumpLayerVersion(tx, 'sitesLayer');
}
