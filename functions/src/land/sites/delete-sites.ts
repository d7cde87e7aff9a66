import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { markSitesDeleted } from './queries/delete-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { requireSites } from '../ground/sites/required-sites.ts';

/**
 * Hides sites from every search, list and map; the records stay, and each gets a line of history. Throws site-not-found
 * naming the unknown ids, and then deletes nothing.
 */
export async function removeSites(tx: Tx, actor: Actor, siteIds: number[]): Promise<void> {
  const ids = await requireSites(tx, siteIds, { field: 'sites_ids', hold: 'update' });
  await markSitesDeleted(tx, ids);
  const line = {
    field: 'is_deleted',
    label: messages.deletedLabel,
    oldValue: 'false',
    newValue: 'true',
  };
  const event = { of: siteChanges, ids, kind: 'deleted', onMaps: true } as const;
  await changed(tx, actor, { ...event, history: [line] });
}
