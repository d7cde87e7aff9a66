import { dictionaryOf } from '../dictionary/queries.ts';
import type { DictionaryField } from '../dictionary/field.ts';
import { may } from '../platform/actor.ts';
import { route, type Route } from '../platform/endpoint.ts';
import { AppError } from '../platform/errors.ts';
import { Reply } from '../platform/reply.ts';
import { getSite, getSites, updateSite } from './contract.ts';
import { editSite } from './edit-site.ts';
import { findSite, findSites } from './queries/read-site.ts';

export const siteRoutes: Route[] = [
  // Before /site/{siteId}: 'all' is no id.
  route(getSites, async ({ input, tx }) => ({
    sites: await findSites(tx, input.ids, namesOf(await dictionaryOf(tx))),
  })),

  route(getSite, async ({ input, actor, tx }) => {
    const fields = await dictionaryOf(tx);
    const site = await findSite(tx, input.siteId, namesOf(fields));
    if (!site || (input.scenario !== undefined && input.scenario !== site.scenario_name)) {
      throw new AppError('site-not-found');
    }
    const body = {
      site,
      fields,
      can: { edit: may(actor, 'sites', 'write') },
    };
    return new Reply({ body, headers: { etag: `"${site.row_version}"` } });
  }),

  route(updateSite, ({ input, actor, tx }) => editSite(tx, actor, input.siteId, input)),
];

const namesOf = (fields: DictionaryField[]) => fields.map((field) => field.dbPropertyName);
