import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { withBriefs } from './brief-sites.ts';
import { changeRelation, relate, relationsOf, unrelate } from './change-relations.ts';
import * as contract from './contract.ts';
import type { PlacedSite } from './contract.ts';
import { findFamily, findOutlines, findRelations } from './queries.ts';

export const relatedSiteRoutes: Route[] = [
  route(contract.relatedOf, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    const family = await findFamily(tx, siteId, contract.MAX_CHILDREN);
    const related = (await findRelations(tx, siteId)).map(({ id }) => id);
    const { parent, children, children_count } = family;
    const ids = [siteId, ...(parent === null ? [] : [parent]), ...children, ...related];
    const places = await placesOf(tx, ids);
    const those = (wanted: number[]) => wanted.flatMap((id) => places.get(id) ?? []);
    const [site] = those([siteId]);
    if (!site) throw new Error('A site that was there is gone');
    return {
      site,
      parent: parent === null ? null : (places.get(parent) ?? null),
      children: those(children),
      children_count,
      related: those(related),
    };
  }),

  route(contract.listRelatedSites, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return { related: await relationsOf(tx, siteId) };
  }),
  route(contract.addRelatedSite, async ({ input, actor, tx }) => {
    const { siteId, related_id: relatedId, ...said } = input;
    return { related: await relate(tx, actor, { siteId, relatedId }, said) };
  }),
  route(contract.changeRelatedSite, async ({ input, actor, tx }) => {
    const { siteId, relatedId, ...said } = input;
    return { related: await changeRelation(tx, actor, { siteId, relatedId }, said) };
  }),
  route(contract.removeRelatedSite, async ({ input: { siteId, relatedId }, actor, tx }) => {
    await unrelate(tx, actor, { siteId, relatedId });
    return undefined;
  }),
];

async function placesOf(tx: Tx, ids: number[]): Promise<Map<number, PlacedSite>> {
  const sites = await withBriefs(tx, await findOutlines(tx, ids));
  return new Map(sites.map((each) => [each.id, each]));
}
