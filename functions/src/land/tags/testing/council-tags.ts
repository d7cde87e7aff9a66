import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';

/** A site's tags as its record has them: id|name. */
export async function tagsOf(council: Council, id: number): Promise<string[]> {
  const { body } = await council.as('viewer').get(`/site/${id}`);
  return (body as { result: { site: { site_tags: string[] } } }).result.site.site_tags;
}

/** A tag of the council by its name. */
export async function tagNamed(council: Council, name: string) {
  const { body } = await council.as('viewer').get('/tag');
  const { tags } = (
    body as { result: { tags: { id: number; name: string; colour: string; sites: number }[] } }
  ).result;
  return tags.find((tag) => tag.name === name);
}

/** What tagging moves on: the version of the sites' tiles, the updates told, the lines of history. */
export const stateOf = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{ version: number; updates: number; history: number }>`
      select (select version from layer_versions where layer_id = 'sitesLayer') as version,
             (select count(*)::int from updates) as updates,
             (select count(*)::int from site_history) as history`.execute(tx);
    return rows[0] as { version: number; updates: number; history: number };
  });
