import { sql, type Tx } from '../platform/db.ts';
import { type Constraint, NEAREST_WITHIN } from './contract.ts';

/** A site's area in hectares, null without a place; undefined where the council has no such site. */
export async function findSiteArea(
  tx: Tx,
  siteId: number,
): Promise<{ hectares: number | null } | undefined> {
  const { rows } = await sql<{ hectares: number | null }>`
    select round((st_area(wkb_geometry) / 10000)::numeric, 4) as hectares
      from sites where id = ${siteId} and not is_deleted`.execute(tx);
  return rows[0];
}

/**
 * What the council's thematic layers have at a site and within 5 km of it. Reckoned from the shapes as they are
 * now, so a changed boundary or layer counts at once. Where features of a layer lie over one another, what they
 * have in common counts once.
 */
export async function findConstraints(tx: Tx, siteId: number): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    with site as (
      select wkb_geometry as shape, st_area(wkb_geometry) as area
        from sites where id = ${siteId} and not is_deleted
    ), near as (
      select f.layer_id, min(st_distance(f.geometry, s.shape)) as metres
        from site s join layer_features f on st_dwithin(f.geometry, s.shape, ${NEAREST_WITHIN})
       group by f.layer_id
    ), met as (
      select f.layer_id, count(*)::int as features,
             coalesce(st_area(st_union(st_collectionextract(st_intersection(f.geometry, s.shape), 3))
                        filter (where s.area > 0 and st_dimension(f.geometry) = 2)), 0) as area
        from site s join layer_features f on st_intersects(f.geometry, s.shape)
       group by f.layer_id
    )
    select l.id as "layerId", l.layer_name as "layerName", l.theme_id as "themeId",
           l.geometry_kind as "geometryKind",
           case when met.features is null then 0
                when s.area > 0 then round((100 * met.area / s.area)::numeric, 2)
                when l.geometry_kind = 'polygon' then 100 else 0 end as "layerOverlapPercent",
           round((coalesce(met.area, 0) / 10000)::numeric, 4) as "overlapHectares",
           coalesce(met.features, 0) as features, round(near.metres::numeric, 1) as "nearestMetres"
      from site s cross join layers l
      left join near on near.layer_id = l.id
      left join met on met.layer_id = l.id
     where l.basemap_role is null and l.placemaker_visibility and s.shape is not null
     order by met.area desc nulls last, met.features desc nulls last, near.metres nulls last, l.layer_name`.execute(
    tx,
  );
  return rows;
}
