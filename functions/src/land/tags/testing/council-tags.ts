import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { getSite } from '../../sites/contract.ts';
import { listTags } from '../contract.ts';

/** A site's tags as its record has them: id|name. */
export const tagsOf = async (council: Council, siteId: number): Promise<string[]> =>
  (await council.as('viewer').call(getSite, { siteId })).site.site_tags;

/** A tag of the council by its name. */
export async function tagNamed(council: Council, name: string) {
  const { tags } = await council.as('viewer').call(listTags, {});
  return tags.find((tag) => tag.name === name);
}

/** What tagging moves on: the version of the sites' tiles, the updates told, the lines of history. */
export const stateOf = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{ version: number; updates: number; history: number }>`
      select (select version from layer_versions where layer_id = 'sitesLayer') as version,
             (select count(*)::int from updates) as updates,
             (select count(*)::int from record_history) as history`.execute(tx);
    return rows[0] as { version: number; updates: number; history: number };
  });
