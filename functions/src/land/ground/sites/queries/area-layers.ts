import { sql, type Tx } from '../../../../platform/db.ts';

/** A layer of areas that says where a site is. */
export interface AreaLayer {
  id: string;
  name: string;
  isWards: boolean;
}

/** The council's layers of areas that officers see, its wards first. */
export async function findAreaLayers(tx: Tx): Promise<AreaLayer[]> {
  const { rows } = await sql<AreaLayer>`
    select id, layer_name as name,
           coalesce(basemap_role = 'ward', false) or layer_name ~* '\\mwards?\\M' as "isWards"
      from layers where geometry_kind = 'polygon' and placemaker_visibility
     order by basemap_role = 'ward' desc nulls last, id`.execute(tx);
  return rows;
}

/** The name of the layer's area that has most of each of these sites; of those that lie in none there is no row. */
export async function findAreaNames(
  tx: Tx,
  layerId: string,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, f.name
      from sites s cross join lateral (
        select f.name from layer_features f
         where f.layer_id = ${layerId} and f.name <> '' and st_intersects(f.geometry, s.wkb_geometry)
         order by st_area(st_intersection(f.geometry, s.wkb_geometry)) desc, f.id limit 1) f
     where s.id = any(${ids}::bigint[])`.execute(tx);
  return rows;
}
