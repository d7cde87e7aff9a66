import { sql, type Tx } from '../../../../platform/db.ts';
import { MAX_MAP_SITES } from '../../../ground/documents/blocks/map/schema.ts';

export interface PublicLayer {
  layerId: string;
  name: string;
  /** What the public is told of it; '' for nothing. */
  description: string;
  kind: 'point' | 'line' | 'polygon';
  mbstyle: string | null;
}

/** Those of the layers that the council shows to the public. */
export async function findPublicLayers(tx: Tx, ids: readonly string[]): Promise<PublicLayer[]> {
  const { rows } = await sql<PublicLayer>`
    select id as "layerId", layer_name as name,
           coalesce(nullif(public_web_map_description, ''), default_description, '') as description,
           geometry_kind as kind, mbstyle
      from layers
     where id = any(${ids}::text[]) and public_webmap_visibility`.execute(tx);
  return rows;
}

/** Sites that are not deleted: the named ones in their order, then those of a list, as many as a map may show; and how many there are. */
export async function findShownSites(
  tx: Tx,
  { siteIds, siteListId }: { siteIds: readonly number[]; siteListId: number | null },
): Promise<{ siteIds: number[]; allSites: number }> {
  const { rows } = await sql<{ id: number; all: number }>`
    with named as (
      select id, 0::bigint as which, at as place from unnest(${siteIds}::bigint[]) with ordinality as n (id, at)
       union all
      select site_id, 1, row_number() over (order by min(added_at), site_id)
        from site_list_members where list_id = ${siteListId}::bigint group by site_id
    )
    select s.id, (count(*) over ())::int as all
      from (select id, min(array[which, place]) as at from named group by id) n join sites s on s.id = n.id
     where not s.is_deleted
     order by n.at limit ${MAX_MAP_SITES}`.execute(tx);
  return { siteIds: rows.map(({ id }) => id), allSites: rows[0]?.all ?? 0 };
}

/** Whether there is such a list of sites. */
export async function isSiteList(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from site_lists where id = ${id}) as there`.execute(tx);
  return rows[0]?.there ?? false;
}
