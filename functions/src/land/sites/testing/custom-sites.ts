import { sql, withTenant } from '../../../platform/db.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { createCustomSite } from '../contract.ts';

/** About 64 by 111 m in Newcastle. */
export const FIELD = {
  type: 'Polygon',
  coordinates: [
    [
      [-1.62, 54.97],
      [-1.619, 54.97],
      [-1.619, 54.971],
      [-1.62, 54.971],
      [-1.62, 54.97],
    ],
  ],
};

/** Draws a site as an officer of the council. */
export const createSite = (
  council: Council,
  poly: unknown,
  name = 'Mill field',
  more: object = {},
) =>
  council.as('officer').post('/site/custom', {
    json: { custom_site_name: name, custom_site_poly: poly, ...more },
  });

/** The id of the site that an answer says was created. */
export const createdId = (answer: { body: unknown }) =>
  answerOf(createCustomSite, answer).new_site.insert_new_sites;

/** How many sites the council has, and the version of its sites' tiles. */
export async function stateOf(council: Council) {
  const { rows } = await withTenant(council, (tx) =>
    sql<{ sites: number; version: number }>`
      select (select count(*)::int from sites) as sites,
             (select version::int from layer_versions where layer_id = 'sitesLayer') as version`.execute(
      tx,
    ),
  );
  return rows[0] as { sites: number; version: number };
}
