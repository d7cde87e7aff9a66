import { may, type Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { listRecords } from '../ground/site-lists/list-records.ts';
import {
  addSitesToList,
  deleteList,
  renameList,
  removeSitesFromList,
  type ListKind,
  type ListRenaming,
} from './change-lists.ts';
import {
  addToList,
  createSiteList,
  deleteSiteList,
  getSiteList,
  listSiteLists,
  removeFromList,
  renameSiteList,
  sitesOfList,
} from './contract.ts';
import {
  addToUniqueList,
  createUniqueList,
  deleteUniqueList,
  listUniqueLists,
  removeFromUniqueList,
  renameUniqueList,
  sitesOfUniqueList,
} from './contract/unique-lists.ts';
import type { SiteList } from '../ground/site-lists/site-list.ts';
import { findList, findLists, insertList } from '../ground/site-lists/queries/lists.ts';
import { findMembers } from '../ground/site-lists/queries/members.ts';

const PAGE = 500;

/** The routes for one kind of list; the two kinds differ in their paths and in which lists they find. */
const any: Route[] = [
  route(listSiteLists, ({ input, actor, tx }) => lists(tx, actor, 'any', input)),
  route(createSiteList, async ({ input, actor, tx }) =>
    created(tx, actor, { listName: input.listName, isUnique: input.isUnique ?? false }),
  ),
  route(renameSiteList, ({ input, actor, tx }) => renamed(tx, actor, 'any', input)),
  route(deleteSiteList, async ({ input, actor, tx }) => {
    await deleteList(tx, actor, 'any', input.id);
    return undefined;
  }),
  route(sitesOfList, ({ input, actor, tx }) => members(tx, actor, 'any', input)),
  route(addToList, ({ input, actor, tx }) => addSitesToList(tx, actor, 'any', input)),
  route(removeFromList, ({ input, actor, tx }) => removeSitesFromList(tx, actor, 'any', input)),
];
const unique: Route[] = [
  route(listUniqueLists, ({ input, actor, tx }) => lists(tx, actor, 'unique', input)),
  route(createUniqueList, ({ input, actor, tx }) =>
    created(tx, actor, { listName: input.listName, isUnique: true }),
  ),
  route(renameUniqueList, ({ input, actor, tx }) => renamed(tx, actor, 'unique', input)),
  route(deleteUniqueList, async ({ input, actor, tx }) => {
    await deleteList(tx, actor, 'unique', input.id);
    return undefined;
  }),
  route(sitesOfUniqueList, ({ input, actor, tx }) => members(tx, actor, 'unique', input)),
  route(addToUniqueList, ({ input, actor, tx }) => addSitesToList(tx, actor, 'unique', input)),
  route(removeFromUniqueList, ({ input, actor, tx }) =>
    removeSitesFromList(tx, actor, 'unique', input),
  ),
];

export const siteListRoutes: Route[] = [
  ...any,
  ...unique,
  // After /site/list/site and /site/list/unique, which it would take for ids.
  route(getSiteList, async ({ input, actor, tx }) => ({
    list: await requiredList(tx, actor, 'any', input.listId),
    can: {
      write: may(actor, 'site-lists', 'write'),
      delete: may(actor, 'site-lists', 'delete'),
    },
  })),
];

interface Which {
  mine?: boolean | undefined;
  term?: string | undefined;
  limit?: number | undefined;
}

async function lists(tx: Tx, { accountId }: Actor, kind: ListKind, which: Which) {
  const { mine = false, term, limit = PAGE } = which;
  const uniqueOnly = kind === 'unique';
  return { lists: await findLists(tx, { accountId, mine, term, limit, uniqueOnly }) };
}

async function created(
  tx: Tx,
  actor: Actor,
  { listName, isUnique }: { listName: string; isUnique: boolean },
) {
  const id = await insertList(tx, { listName, isUnique, accountId: actor.accountId });
  await changed(tx, actor, { of: listRecords, ids: [id], kind: 'created' });
  return { list: await requiredList(tx, actor, 'any', id) };
}

async function renamed(tx: Tx, actor: Actor, kind: ListKind, renaming: ListRenaming) {
  await renameList(tx, actor, kind, renaming);
  return { list: await requiredList(tx, actor, kind, renaming.id) };
}

async function members(
  tx: Tx,
  actor: Actor,
  kind: ListKind,
  asked: { listId: number; limit?: number | undefined; offset?: number | undefined },
) {
  const { listId, limit = PAGE, offset = 0 } = asked;
  await requiredList(tx, actor, kind, listId);
  return findMembers(tx, { listId, limit, offset });
}

async function requiredList(tx: Tx, actor: Actor, kind: ListKind, id: number): Promise<SiteList> {
  const list = await findList(tx, id, actor.accountId);
  if (!list || (kind === 'unique' && !list.isUnique)) throw new AppError('not-found');
  return list;
}
