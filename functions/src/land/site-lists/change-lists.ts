import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { requireScenarios } from '../ground/scenarios/required-scenarios.ts';
import { listRecords } from '../ground/site-lists/list-records.ts';
import { requireSites } from '../ground/sites/required-sites.ts';
import type { ListMember } from '../ground/site-lists/site-list.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { siteListMessages as messages } from './messages.ts';
import { holdList, removeList, writeListName } from '../ground/site-lists/queries/lists.ts';
import { addMembers, removeMembers } from '../ground/site-lists/queries/members.ts';

interface Asked {
  siteId: number;
  scenarioName?: string | undefined;
}

export interface ListRenaming {
  id: number;
  listName: string;
  /** The name as it was read. */
  from?: string | undefined;
}

interface Members {
  listId: number;
  sites: Asked[];
}

/** Throws not-found and changed-meanwhile. */
export async function renameList(
  tx: Tx,
  actor: Actor,
  kind: ListKind,
  { id, listName, from }: ListRenaming,
): Promise<void> {
  const held = await requireList(tx, kind, id);
  // It is called so already, as after a call of which the answer was lost.
  if (from !== undefined && held.listName !== listName)
    checkVersion(from, held.listName, { listName: held.listName });
  await writeListName(tx, id, listName);
  await changed(tx, actor, { of: listRecords, ids: [id], kind: 'updated' });
}

/** Deletes a list but not its sites. Throws not-found. */
export async function deleteList(tx: Tx, actor: Actor, kind: ListKind, id: number): Promise<void> {
  await requireList(tx, kind, id);
  await removeList(tx, id);
  await changed(tx, actor, { of: listRecords, ids: [id], kind: 'deleted', onMaps: true });
}

/** Adds all or none. Throws not-found for the list, site-not-found for a site or scenario. */
export async function addSitesToList(
  tx: Tx,
  actor: Actor,
  kind: ListKind,
  { listId, sites: asked }: Members,
) {
  const { isUnique, listName } = await requireList(tx, kind, listId);
  const members = distinct(asked, isUnique);
  const field = 'sites';
  await requireSites(
    tx,
    members.map(({ siteId }) => siteId),
    { field, hold: 'share' },
  );
  await requireScenarios(
    tx,
    asked.map(({ siteId, scenarioName = BASE }) => ({ siteId, scenarioName })),
    field,
  );
  const added = await addMembers(tx, { listId, isUnique, members });
  await membersChanged(tx, actor, listId, { sites: added, words: messages.added(listName) });
  return { added: added.length, already: members.length - added.length };
}

/** Throws not-found for the list; a site that is not in it is ignored. */
export async function removeSitesFromList(
  tx: Tx,
  actor: Actor,
  kind: ListKind,
  { listId, sites: asked }: Members,
) {
  const { listName } = await requireList(tx, kind, listId);
  const removed = await removeMembers(tx, listId, asked);
  await membersChanged(tx, actor, listId, { sites: removed, words: messages.removed(listName) });
  return { removed: removed.length };
}

/** The endpoints for unique lists find only unique lists. */
export type ListKind = 'any' | 'unique';

async function requireList(tx: Tx, kind: ListKind, id: number) {
  const list = await holdList(tx, id);
  if (!list || (kind === 'unique' && !list.isUnique)) throw new AppError('not-found');
  return list;
}

/** Removes duplicates; in a unique list a site keeps only the first of its scenarios. */
function distinct(asked: Asked[], isUnique: boolean): ListMember[] {
  const members = new Map<string, ListMember>();
  for (const { siteId, scenarioName = BASE } of asked) {
    const key = isUnique ? String(siteId) : `${siteId} ${scenarioName}`;
    if (!members.has(key)) members.set(key, { siteId, scenarioName });
  }
  return [...members.values()];
}

/** Adds one line to each site's history, and gives tiles filtered by the list a new address. */
async function membersChanged(
  tx: Tx,
  actor: Actor,
  listId: number,
  { sites, words }: { sites: number[]; words: string },
): Promise<void> {
  if (sites.length === 0) return;
  const history = [{ field: 'site_list', label: messages.label, newValue: words }];
  const ids = [...new Set(sites)];
  await changed(tx, actor, { of: siteChanges, ids, kind: 'updated', history, isNews: false });
  await changed(tx, actor, { of: listRecords, ids: [listId], kind: 'updated', onMaps: true });
}
