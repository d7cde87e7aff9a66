import { sql, type Tx } from '../../../../platform/db.ts';

/**
 * Metres of the grid that shapes are brought to: cutting them on one cannot fail on lines that nearly meet. On one of a
 * centimetre a kiosk of 25 square metres was told a tenth of a per cent off.
 */
const GRID = 0.0001;

/** Those of these sites that have a shape or a point. */
export async function findLocatedSites(tx: Tx, siteIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from sites where id = any(${siteIds}::bigint[]) and wkb_geometry is not null`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface LayerAtSite {
  siteId: number;
  layerId: string;
  /** How much of the site its areas cover, each place once; null for points and lines, and where a site is a point. */
  percent: number | null;
}

/** Which of these layers have something at each of these sites; an area that only touches one has nothing there. */
export async function findLayersAtSites(
  tx: Tx,
  siteIds: readonly number[],
  layerIds: readonly string[],
): Promise<LayerAtSite[]> {
  const { rows } = await sql<LayerAtSite>`
    with met as (
      select s.id, s.area, f.layer_id, max(st_dimension(f.geometry)) as dimension,
             st_area(st_union(st_collectionextract(st_intersection(f.geometry, s.shape, ${GRID}::float8), 3), ${GRID}::float8)) as covered
        from (select id, wkb_geometry as shape, st_area(wkb_geometry) as area
                from sites where id = any(${siteIds}::bigint[])) s
        join layer_features f on st_intersects(s.shape, f.geometry)
       where f.layer_id = any(${layerIds}::text[])
       group by s.id, s.area, f.layer_id)
    select id as "siteId", layer_id as "layerId",
           case when area > 0 and dimension = 2 then round((100 * covered / area)::numeric, 1) end as percent
      from met where area = 0 or dimension < 2 or covered > 0`.execute(tx);
  return rows;
}
