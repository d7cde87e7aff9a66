import { sql, type Tx } from '../../platform/db.ts';
import { type Constraint, MAX_NAMED_FEATURES, NEAREST_WITHIN } from './contract.ts';
import { givenReference } from '../ground/sites/queries/reference.ts';
import { groupOfLayer } from './group-of-layer.ts';

/** A site's area in hectares, null without a location; undefined if the council has no such site. */
export async function findSiteArea(
  tx: Tx,
  siteId: number,
): Promise<{ hectares: number | null } | undefined> {
  const { rows } = await sql<{ hectares: number | null }>`
    select round((st_area(wkb_geometry) / 10000)::numeric, 4) as hectares
      from sites where id = ${siteId} and not is_deleted`.execute(tx);
  return rows[0];
}

/** Metres by which a boundary may be simplified when looking for the features nearest to it. */
const ROUGH = 1;

/**
 * What the council's thematic layers have at a site and within 5 km of it. Computed from the current shapes,
 * so a changed boundary or layer counts at once. Where features of a layer overlap one another, the area that they
 * share counts once.
 *
 * A boundary may have 30,000 corners, and measuring one distance to it takes milliseconds. So features are first
 * measured to a simplified boundary, no point of which is more than a metre off: the nearest feature must be among
 * those at most two metres farther away than the minimum. Only these are measured exactly.
 */
export async function findConstraints(tx: Tx, siteId: number): Promise<Constraint[]> {
  const { rows } = await sql<Omit<Constraint, 'group'> & { category: string | null }>`
    with site as materialized (
      select wkb_geometry as shape, st_area(wkb_geometry) as area,
             case when st_geometrytype(wkb_geometry) in ('ST_Polygon', 'ST_MultiPolygon')
                  then st_simplify(st_boundary(wkb_geometry), ${ROUGH}, true) else wkb_geometry end as rough
        from sites where id = ${siteId} and not is_deleted and wkb_geometry is not null
    ), shown as materialized (
      select id, layer_name, theme_id, category, geometry_kind
        from layers where basemap_role is null and placemaker_visibility
    ), piece as materialized (
      select f.layer_id, f.id,
             case when s.area > 0 and st_dimension(f.geometry) = 2
                  then case when st_covers(s.shape, f.geometry) then f.geometry
                            else st_collectionextract(st_intersection(f.geometry, s.shape), 3) end end as shape
        from site s join layer_features f on st_intersects(s.shape, f.geometry)
       where f.layer_id = any(array(select id from shown))
    ), met as materialized (
      select layer_id, count(*)::int as features, coalesce(st_area(st_union(shape)), 0) as area
        from piece group by layer_id
    ), about as (
      select f.layer_id, f.id, f.geometry, st_distance(f.geometry, s.rough) as metres,
             min(st_distance(f.geometry, s.rough)) over (partition by f.layer_id) as least
        from site s join layer_features f on f.geometry && st_expand(s.shape, ${NEAREST_WITHIN})
       where f.layer_id = any(array(select id from shown except select layer_id from met))
    ), near as materialized (
      select distinct on (a.layer_id) a.layer_id, a.id, st_distance(a.geometry, s.shape) as metres
        from site s join about a on a.metres <= a.least + 2 * ${ROUGH}
       order by a.layer_id, metres, a.id
    ), named as (
      select layer_id, id, coalesce(st_area(shape), 0) as area,
             row_number() over (partition by layer_id order by st_area(shape) desc nulls last, id) as place
        from piece
      union all select layer_id, id, 0, 1 from near where metres <= ${NEAREST_WITHIN}
    ), things as (
      select n.layer_id, jsonb_agg(jsonb_build_object(
               'featureId', f.id, 'name', coalesce(f.name, ${givenReference(sql`f.source_reference`)}),
               'grade', coalesce(f.properties ->> 'grade', f.properties ->> 'listed-building-grade',
                                 f.properties ->> 'listed_building_grade'),
               'policy', f.properties ->> 'policy',
               'overlapPercent', case when s.area > 0 then round((100 * n.area / s.area)::numeric, 2) else 0 end,
               'overlapHectares', round((n.area / 10000)::numeric, 4)) order by n.place) as list
        from named n join layer_features f on f.layer_id = n.layer_id and f.id = n.id cross join site s
       where n.place <= ${MAX_NAMED_FEATURES}
       group by n.layer_id
    )
    select l.id as "layerId", l.layer_name as "layerName", l.theme_id as "themeId", l.category,
           l.geometry_kind as "geometryKind",
           case when met.features is null then 0
                when s.area > 0 then round((100 * met.area / s.area)::numeric, 2)
                when l.geometry_kind = 'polygon' then 100 else 0 end as "layerOverlapPercent",
           round((coalesce(met.area, 0) / 10000)::numeric, 4) as "overlapHectares",
           coalesce(met.features, 0) as features,
           case when met.features > 0 then 0
                when near.metres <= ${NEAREST_WITHIN} then round(near.metres::numeric, 1) end as "nearestMetres",
           coalesce(things.list, '[]') as things
      from site s cross join shown l
      left join near on near.layer_id = l.id
      left join met on met.layer_id = l.id
      left join things on things.layer_id = l.id
     order by met.area desc nulls last, met.features desc nulls last, near.metres nulls last, l.layer_name`.execute(
    tx,
  );
  return rows.map(({ category, ...row }) => ({
    ...row,
    group: groupOfLayer({ ...row, category }),
  }));
}

/** Hectares of a site that features of these layers cover, each place once. */
export async function measureTogether(
  tx: Tx,
  siteId: number,
  layerIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ hectares: number }>`
    select coalesce(round((st_area(st_union(st_collectionextract(
             st_intersection(f.geometry, s.wkb_geometry), 3))) / 10000)::numeric, 4), 0) as hectares
      from sites s
      join layer_features f on st_intersects(f.geometry, s.wkb_geometry)
      join layers l on l.id = f.layer_id and l.basemap_role is null and l.placemaker_visibility
     where s.id = ${siteId} and not s.is_deleted and f.layer_id = any(${layerIds}::text[])`.execute(
    tx,
  );
  return rows[0]?.hectares ?? 0;
}
