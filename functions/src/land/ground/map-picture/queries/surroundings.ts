import { sql, type Tx } from '../../../../platform/db.ts';
import { referenceSql } from '../../sites/queries/reference.ts';
import { styleAttributes } from '../../layers/style-attributes.ts';
import type { MapFrame, NamedShape, StyledFeature } from '../map-picture.ts';

/** What lies in a map's frame, clipped to it, in 27700. */
export interface Surroundings {
  /** The council's own basemap: 'water', 'green', 'road' or 'ward'. */
  basemap: (NamedShape & { role: string })[];
  /** Of the layers asked for, with what their styles read. */
  features: (StyledFeature & { layerId: string })[];
  /** Map styles of these layers, as JSON text. */
  styles: { layerId: string; mbstyle: string | null }[];
  /** Those asked for, named by their reference. */
  sites: (NamedShape & { id: number })[];
  /** Every other that is not deleted, where they are asked for. */
  otherSites: NamedShape[];
  /** Who owns the data that is drawn. */
  attribution: string[];
}

/** The largest few of one kind: a page shows no more. */
const MAX_PER_KIND = 2000;

const boxOf = ([west, south, east, north]: MapFrame) =>
  sql`st_makeenvelope(${west}, ${south}, ${east}, ${north}, 27700)`;

/** Where sites are in 27700, those that are not deleted; undefined if none of them has a location. */
export async function findExtent(
  tx: Tx,
  siteIds: readonly number[],
): Promise<MapFrame | undefined> {
  const { rows } = await sql<{ extent: MapFrame }>`
    select array[st_xmin(e), st_ymin(e), st_xmax(e), st_ymax(e)]::float8[] as extent
      from (select st_extent(wkb_geometry) as e from sites
             where id = any(${siteIds}::bigint[]) and not is_deleted and wkb_geometry is not null) s
     where e is not null`.execute(tx);
  return rows[0]?.extent;
}

/** A position within the part of a shape that the frame shows, for its name. */
const within = (box: ReturnType<typeof sql>) => sql`(
  select array[st_x(p), st_y(p)]::float8[]
    from (select st_pointonsurface(case when st_isempty(c) then shape else c end) as p
            from (select st_clipbybox2d(shape, ${box}) as c) clipped) at)`;

interface Asked {
  frame: MapFrame;
  /** Metres that a shape may be drawn off its place. */
  tolerance: number;
  layerIds: readonly string[];
  siteIds: readonly number[];
  withOtherSites: boolean;
  /** The fields of which sites' references may be told; none: those of their sources alone. */
  ownReferences?: readonly string[];
}

/** What lies in the frame, clipped to it and drawn no finer than `tolerance` metres. */
export async function findSurroundings(tx: Tx, asked: Asked): Promise<Surroundings> {
  const { siteIds, frame, tolerance, layerIds, withOtherSites, ownReferences = [] } = asked;
  const box = boxOf(frame);
  // A little more than the frame, so that no clipped edge is visible.
  const cut = (shape: ReturnType<typeof sql>) =>
    sql`st_simplifypreservetopology(st_clipbybox2d(${shape}, st_expand(${box}, ${20 * tolerance})), ${tolerance})`;
  const basemap = await sql<NamedShape & { role: string }>`
    with largest as (
      select role, name, geometry
        from (select l.basemap_role as role, coalesce(f.name, '') as name, f.geometry,
                     row_number() over (partition by l.id
                       order by st_area(f.geometry) + st_length(f.geometry) desc) as place
                from layers l join layer_features f on f.layer_id = l.id and f.geometry && ${box}
               where l.basemap_role is not null) ranked
       where place <= ${MAX_PER_KIND}
    ), drawn as (
      select role, name, shape
        from (select role, name, ${cut(sql`geometry`)} as shape from largest) cut where not st_isempty(shape)
    ), joined as (
      -- A street comes in many pieces, and its name needs room.
      select role, name, st_linemerge(st_collect(shape)) as shape from drawn where role = 'road' group by role, name
       union all select role, name, shape from drawn where role <> 'road'
    )
    select role, name, st_asgeojson(shape, 1)::json as shape, ${within(box)} as at from joined`.execute(
    tx,
  );
  const styles = await findStyles(tx, layerIds);
  const read = styles.flatMap(({ mbstyle }) => styleAttributes(mbstyle));
  const features = await sql<StyledFeature & { layerId: string }>`
    with largest as (
      select layer_id, name, properties, geometry, place
        from (select f.layer_id, coalesce(f.name, '') as name, f.properties, f.geometry,
                     row_number() over (partition by f.layer_id order by st_area(f.geometry) desc) as place
                from layer_features f
               where f.layer_id = any(${layerIds}::text[]) and f.geometry && ${box}) ranked
       where place <= ${MAX_PER_KIND}
    )
    select layer_id as "layerId", name, st_asgeojson(shape, 1)::json as shape, ${within(box)} as at,
           jsonb_build_object('name', name) || coalesce(
             (select jsonb_object_agg(p.key, p.value) from jsonb_each(properties) p
               where p.key = any(${read}::text[])), '{}') as properties
      from (select layer_id, name, properties, place, ${cut(sql`geometry`)} as shape from largest) drawn
     where not st_isempty(shape)
     order by layer_id, place`.execute(tx);
  const sites = await sql<NamedShape & { id: number; own: boolean }>`
    with largest as (
      select id, own, name, geometry
        from (select id, coalesce(${referenceSql(ownReferences)}, '') as name,
                     wkb_geometry as geometry,
                     id = any(${siteIds}::bigint[]) as own,
                     row_number() over (
                       order by id = any(${siteIds}::bigint[]) desc, st_area(wkb_geometry) desc) as place
                from sites r
               where not is_deleted and wkb_geometry && ${box}
                 and (${withOtherSites}::boolean or id = any(${siteIds}::bigint[]))) ranked
       where place <= ${MAX_PER_KIND}
    )
    select id, own, name, st_asgeojson(shape, 1)::json as shape, ${within(box)} as at
      from (select id, own, name, ${cut(sql`geometry`)} as shape from largest) drawn
     where not st_isempty(shape)
     order by id`.execute(tx);
  return {
    basemap: basemap.rows,
    features: features.rows,
    styles,
    sites: sites.rows.filter(({ own }) => own),
    otherSites: sites.rows.filter(({ own }) => !own),
    attribution: await findAttribution(tx, box, layerIds),
  };
}

async function findStyles(tx: Tx, layerIds: readonly string[]): Promise<Surroundings['styles']> {
  const { rows } = await sql<Surroundings['styles'][number]>`
    select id as "layerId", mbstyle from layers where id = any(${layerIds}::text[])`.execute(tx);
  return rows;
}

async function findAttribution(
  tx: Tx,
  box: ReturnType<typeof sql>,
  layerIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ attribution: string }>`
    select distinct l.attribution from layers l
     where (l.basemap_role is not null or l.id = any(${layerIds}::text[])) and l.attribution <> ''
       and exists (select from layer_features f where f.layer_id = l.id and f.geometry && ${box})
     order by 1`.execute(tx);
  return rows.map(({ attribution }) => attribution);
}
