import { sql, type Tx } from '../../platform/db.ts';
import type { SiteRecord } from '../../site-search/contract.ts';
import type { WholeSite } from '../contract.ts';

const EVERY_SITE = sql`id, id_unique, scenario_name, site_tags, source_reference, geometry_source,
  public_map_visibility, row_version`;

const OURS = new Set(['id', 'source', 'created_at', 'updated_at', 'wkb_geometry', 'geometry_3857']);

/** One site with the named fields and both geometries; undefined where the council has none such. */
export async function findSite(
  tx: Tx,
  siteId: number,
  fields: string[],
): Promise<WholeSite | undefined> {
  const named = fields.filter((name) => !OURS.has(name)).map((name) => sql`, ${sql.ref(name)}`);
  const { rows } = await sql<WholeSite>`
    select ${EVERY_SITE}, source, created_at, updated_at${sql.join(named, sql``)},
           st_asgeojson(st_transform(wkb_geometry, 4326), 7)::json as geometry,
           st_asgeojson(wkb_geometry, 2)::json as wkb_geometry
      from sites where id = ${siteId} and not is_deleted`.execute(tx);
  return rows[0];
}

/** The named sites, ascending by id. */
export async function findSites(tx: Tx, ids: number[], fields: string[]): Promise<SiteRecord[]> {
  const named = fields.filter((name) => !OURS.has(name)).map((name) => sql`, ${sql.ref(name)}`);
  const { rows } = await sql<SiteRecord>`
    select ${EVERY_SITE}${sql.join(named, sql``)}
      from sites where id = any(${ids}::bigint[]) and not is_deleted order by id`.execute(tx);
  return rows;
}
