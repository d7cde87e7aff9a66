import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { may } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { countInShare, LONG_QUERIES, unlessGone } from '../../platform/in-share.ts';
import { inTurn } from '../../platform/turns.ts';
import { networkRoute, route, type Route, type SignedInCall } from '../../platform/endpoint.ts';
import { Reply } from '../../platform/reply.ts';
import { requireScenariosOn } from '../ground/scenarios/scenario-flag.ts';
import {
  createCustomSite,
  deleteSites,
  getSite,
  getSiteJson,
  getSites,
  readCustomShapes,
  readSites,
} from './contract.ts';
import {
  undoEdit,
  updatePublicVisibility,
  updateSite,
  updateSiteV2,
} from '../ground/sites/edit-schema.ts';
import { bulkEditRoutes } from './bulk-edit-routes.ts';
import { addCustomSite } from './create-custom-site.ts';
import { removeSites } from './delete-sites.ts';
import { editSite } from '../ground/site-functions/edit-site.ts';
import { withHomes } from '../ground/search/with-homes.ts';
import type { SiteRecord } from '../ground/sites/site-record.ts';
import { findSites, readSite } from '../ground/sites/queries/read-site.ts';
import { showPublicly } from './public-visibility.ts';
import { shapesAnswer } from './shapes-answer.ts';
import { findOverlaps } from '../ground/sites/find-overlaps.ts';
import { undoLastEdit } from './undo-edit.ts';

/** More files and texts than anybody uploads or pastes in a minute. */
const GIVEN_SHAPES = { what: 'given-shapes', times: 60 };
/** A file has been read by turns of its own; this is the database placing what was in it, or pasted. */
const placingTurn = inTurn({ ...LONG_QUERIES, waiting: 16 });

export const siteRoutes: Route[] = [
  // Before /site/{siteId}, which would take 'edits' and 'all' for ids.
  ...bulkEditRoutes,
  route(getSites, async ({ input, tx }) => sitesById(tx, input.ids)),
  route(readSites, async ({ input, tx }) => sitesById(tx, input.site_ids)),

  route(getSite, async ({ input, actor, tx }) => {
    const fields = await dictionaryOf(tx);
    const site = await readSite(tx, input.siteId, fields, input.scenario);
    const body = {
      site,
      fields,
      can: { edit: may(actor, 'sites', 'write') },
    };
    return new Reply({ body, headers: { etag: `"${site.row_version}"` } });
  }),

  route(updateSite, (call) => edited(call)),
  route(updateSiteV2, (call) => edited(call)),
  route(undoEdit, ({ input, actor, tx }) =>
    undoLastEdit(tx, actor, input.siteId, {
      historyId: input.history_id,
      changeId: input.change_id,
    }),
  ),
  route(updatePublicVisibility, ({ input: { siteId, scenarios }, tenant, actor, tx }) => {
    requireScenariosOn(
      tenant,
      scenarios.map(({ scenarioName }) => scenarioName),
    );
    return showPublicly(tx, actor, siteId, scenarios);
  }),

  route(getSiteJson, async ({ input: { siteId, scenario }, tx }) => {
    const site = await readSite(tx, siteId, await dictionaryOf(tx), scenario);
    return { site };
  }),

  route(deleteSites, async ({ input, actor, tx }) => {
    await removeSites(tx, actor, input.sites_ids);
    return undefined;
  }),

  route(createCustomSite, async ({ input, actor, tx }) => {
    const id = await addCustomSite(tx, actor, input);
    return { new_site: { insert_new_sites: id }, overlaps: await findOverlaps(tx, id) };
  }),

  // The upload is read outside any transaction, so that a slow client does not hold one open.
  networkRoute(readCustomShapes, async (call) => {
    await countInShare(call, GIVEN_SHAPES);
    const { readGivenShapes } = await import('./read-shapes.ts');
    const reading = await readGivenShapes(call);
    const place = () => call.inTenant((tx) => shapesAnswer(tx, reading));
    return placingTurn(unlessGone(call, place), call.tenant.shortName);
  }),
];

type Editing = SignedInCall<typeof updateSite> & { tx: Tx };

function edited({ input: { siteId, scenario, ...edit }, tenant, actor, tx }: Editing) {
  requireScenariosOn(tenant, [scenario]);
  return editSite(tx, actor, siteId, edit, scenario);
}

async function sitesById(tx: Tx, ids: number[]) {
  const sites = await findSites(tx, ids, await dictionaryOf(tx));
  return { sites: (await withHomes(tx, sites)) as SiteRecord[] };
}
