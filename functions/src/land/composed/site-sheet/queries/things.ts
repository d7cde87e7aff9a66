import { sql, type Tx } from '../../../../platform/db.ts';

/** A feature of a layer by its name, or several of one name. */
export interface Thing {
  layerId: string;
  /** Empty where the layer's data name nothing. */
  name: string;
  /** Of listed buildings and the like; empty where there is none. */
  grade: string;
}
export interface ThingOnSite extends Thing {
  features: number;
  /** What it covers of the site. */
  hectares: number;
  percent: number;
}
export interface ThingNearby extends Thing {
  metres: number;
}

const MAX_THINGS = 200;

/** Whatever the layer's source calls its column. */
const GRADE = sql`coalesce((
  select p.value from jsonb_each_text(f.properties) p
   where p.key ~* 'grade' and p.value <> '' order by p.key limit 1), '')`;

/** What these layers have on a site, by name, the largest first. */
export async function findThingsOnSite(
  tx: Tx,
  siteId: number,
  layerIds: readonly string[],
): Promise<ThingOnSite[]> {
  const { rows } = await sql<ThingOnSite>`
    with site as materialized (
      select wkb_geometry as shape, st_area(wkb_geometry) as area
        from sites where id = ${siteId} and not is_deleted
    ), named as (
      select f.layer_id, coalesce(f.name, '') as name, ${GRADE} as grade, s.area as site_area,
             case when s.area > 0 and st_dimension(f.geometry) = 2
                  then case when st_covers(s.shape, f.geometry) then f.geometry
                            else st_collectionextract(st_intersection(f.geometry, s.shape), 3) end end as common
        from site s join layer_features f on st_intersects(s.shape, f.geometry)
       where f.layer_id = any(${layerIds}::text[])
    ), summed as (
      select layer_id, name, grade, count(*)::int as features, max(site_area) as site_area,
             coalesce(st_area(st_union(common)), 0) as area
        from named group by layer_id, name, grade
    )
    select layer_id as "layerId", name, grade, features,
           round((area / 10000)::numeric, 4) as hectares,
           case when site_area > 0 then round((100 * area / site_area)::numeric, 2) else 0 end as percent
      from summed order by area desc, grade, name limit ${MAX_THINGS}`.execute(tx);
  return rows;
}

/** The nearest feature of each of these layers, whose distances are known. */
export async function findThingsNearby(
  tx: Tx,
  siteId: number,
  near: readonly { layerId: string; metres: number }[],
): Promise<ThingNearby[]> {
  const { rows } = await sql<ThingNearby>`
    select n."layerId", coalesce(f.name, '') as name, ${GRADE} as grade, n.metres
      from jsonb_to_recordset(${JSON.stringify(near)}::jsonb) as n ("layerId" text, metres float8)
      join sites s on s.id = ${siteId} and not s.is_deleted
      cross join lateral (
        select f.name, f.properties from layer_features f
         where f.layer_id = n."layerId" and st_dwithin(f.geometry, s.wkb_geometry, n.metres + 1)
         order by st_distance(f.geometry, s.wkb_geometry), f.id limit 1) f
     order by n.metres`.execute(tx);
  return rows;
}
