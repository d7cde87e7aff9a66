import { dictionaryOf } from '../dictionary/queries.ts';
import { may } from '../platform/actor.ts';
import type { Tx } from '../platform/db.ts';
import { networkRoute, route, type Route } from '../platform/endpoint.ts';
import { AppError } from '../platform/errors.ts';
import { Reply } from '../platform/reply.ts';
import {
  createCustomSite,
  deleteSites,
  getSite,
  getSites,
  readCustomShapes,
  readSites,
  updateSite,
} from './contract.ts';
import { addCustomSite } from './create-custom-site.ts';
import { removeSites } from './delete-sites.ts';
import { editSite } from './edit-site.ts';
import { findSite, findSites } from './queries/read-site.ts';
import { shapesAnswer } from './shapes/shapes-answer.ts';

export const siteRoutes: Route[] = [
  // Before /site/{siteId}: 'all' is no id.
  route(getSites, async ({ input, tx }) => sitesById(tx, input.ids)),
  route(readSites, async ({ input, tx }) => sitesById(tx, input.site_ids)),

  route(getSite, async ({ input, actor, tx }) => {
    const fields = await dictionaryOf(tx);
    const site = await findSite(tx, input.siteId, fields, input.scenario);
    if (!site) throw new AppError('site-not-found');
    const body = {
      site,
      fields,
      can: { edit: may(actor, 'sites', 'write') },
    };
    return new Reply({ body, headers: { etag: `"${site.row_version}"` } });
  }),

  route(updateSite, ({ input, actor, tx }) => editSite(tx, actor, input.siteId, input)),

  route(deleteSites, async ({ input, actor, tx }) => {
    await removeSites(tx, actor, input.sites_ids);
    return undefined;
  }),

  route(createCustomSite, async ({ input, actor, tx }) => ({
    new_site: { insert_new_sites: await addCustomSite(tx, actor, input) },
  })),

  // The upload is read outside of any transaction, so that a slow sender holds none open.
  networkRoute(readCustomShapes, async ({ input, request, inTenant }) => {
    const { readGivenShapes } = await import('./read-shapes.ts');
    const reading = await readGivenShapes(request, input.text);
    return inTenant((tx) => shapesAnswer(tx, reading));
  }),
];

async function sitesById(tx: Tx, ids: number[]) {
  return { sites: await findSites(tx, ids, await dictionaryOf(tx)) };
}
