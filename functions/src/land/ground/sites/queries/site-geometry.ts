import type { Geometry } from 'geojson';
import { sql, type Tx } from '../../../../platform/db.ts';

interface SiteGeometry {
  geometry: Geometry | null;
  wkb_geometry: Geometry | null;
  geometry_source: string;
  hectares: number;
}

/** A site's geometry in 4326 and in 27700 as kept; undefined where the council has no such site. */
export async function findSiteGeometry(tx: Tx, siteId: number): Promise<SiteGeometry | undefined> {
  const { rows } = await sql<SiteGeometry>`
    select st_asgeojson(st_transform(wkb_geometry, 4326), 7)::json as geometry,
           st_asgeojson(wkb_geometry, 2)::json as wkb_geometry, geometry_source,
           coalesce(round((st_area(wkb_geometry) / 10000)::numeric, 4), 0) as hectares
      from sites where id = ${siteId} and not is_deleted`.execute(tx);
  return rows[0];
}
