import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import { findUndoable } from '../../../records/history/queries/read-history.ts';
import { may, type Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { route, type Route } from '../../../platform/endpoint.ts';
import { AppError } from '../../../platform/errors.ts';
import { Reply } from '../../../platform/reply.ts';
import { scenariosOfSite } from '../../ground/scenarios/queries.ts';
import { listsOfSite } from '../../ground/site-lists/queries/lists-of-site.ts';
import { dictionaryTagsOf } from '../../site-people/queries/dictionary-tags.ts';
import { colouredTagsOf } from '../../ground/tags/coloured-tags.ts';
import {
  getFilledPanels,
  getListsOfSite,
  getScenariosOfSite,
  getSiteGeometry,
  getSiteV2,
  getTagsOfSite,
} from './contract.ts';
import { readSite } from '../../ground/sites/queries/read-site.ts';
import { findFilledPanels } from './queries.ts';
import { findSiteGeometry } from '../../ground/sites/queries/site-geometry.ts';
import { requireSite } from '../../ground/sites/required-sites.ts';

/** A site by parts, and whole. */
export const sitePageRoutes: Route[] = [
  route(getSiteV2, async ({ input: { siteId, scenario }, actor, tx }) => {
    const fields = await dictionaryOf(tx);
    const site = await readSite(tx, siteId, fields, scenario);
    const edit = may(actor, 'sites', 'write');
    const body = {
      site,
      fields,
      scenarios: await scenarios(tx, siteId),
      tags: await colouredTagsOf(tx, siteId),
      dictionary_tags: await dictionaryTagsOf(tx, siteId),
      filled: await findFilledPanels(tx, siteId),
      lists: await lists(tx, actor, siteId),
      undo: edit ? await findUndoable(tx, { entity: 'site', id: siteId }, actor.accountId) : null,
      can: {
        edit,
        delete: may(actor, 'sites', 'delete'),
        edit_lists: may(actor, 'site-lists', 'write'),
      },
    };
    return new Reply({ body, headers: { etag: `"${site.row_version}"` } });
  }),

  route(getSiteGeometry, async ({ input: { siteId }, tx }) => {
    const geometry = await findSiteGeometry(tx, siteId);
    if (!geometry) throw new AppError('site-not-found');
    return geometry;
  }),

  route(getScenariosOfSite, async ({ input: { siteId }, tx }) => ({
    scenarios: await scenarios(tx, siteId),
  })),

  route(getTagsOfSite, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return { tags: await colouredTagsOf(tx, siteId) };
  }),

  route(getListsOfSite, async ({ input: { siteId }, actor, tx }) => {
    await requireSite(tx, siteId);
    return { lists: await lists(tx, actor, siteId) };
  }),

  route(getFilledPanels, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return findFilledPanels(tx, siteId);
  }),
];

async function scenarios(tx: Tx, siteId: number) {
  const found = await scenariosOfSite(tx, siteId, false);
  if (!found) throw new AppError('site-not-found');
  return found;
}

async function lists(tx: Tx, actor: Actor, siteId: number) {
  return may(actor, 'site-lists', 'read') ? listsOfSite(tx, siteId, actor.accountId) : [];
}
