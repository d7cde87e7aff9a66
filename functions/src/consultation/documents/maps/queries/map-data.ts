import type { Feature } from 'geojson';
import type { MapFrame } from '../../../../land/ground/map-picture/map-picture.ts';
import { sql, type Tx } from '../../../../platform/db.ts';

/** The largest few of one layer: a map of a document shows no more. */
const MAX_FEATURES = 2000;
/** Of a degree: a tenth of a metre. */
const DECIMALS = 6;

const boxOf = ([west, south, east, north]: MapFrame) =>
  sql`st_makeenvelope(${west}, ${south}, ${east}, ${north}, 27700)`;
const inDegrees = (shape: ReturnType<typeof sql>) =>
  sql`st_asgeojson(st_transform(${shape}, 4326), ${DECIMALS})::json`;

/** A frame in degrees: west, south, east, north. */
export async function findBounds(tx: Tx, frame: MapFrame): Promise<MapFrame> {
  const { rows } = await sql<{ bounds: MapFrame }>`
    select array[st_xmin(b), st_ymin(b), st_xmax(b), st_ymax(b)]::float8[] as bounds
      from st_transform(${boxOf(frame)}, 4326) b`.execute(tx);
  return rows[0]!.bounds;
}

/** Where the features of layers are in 27700; undefined if they have none. */
export async function findExtentOfLayers(
  tx: Tx,
  layerIds: readonly string[],
): Promise<MapFrame | undefined> {
  const { rows } = await sql<{ extent: MapFrame }>`
    select array[st_xmin(e), st_ymin(e), st_xmax(e), st_ymax(e)]::float8[] as extent
      from (select st_extent(geometry) as e from layer_features where layer_id = any(${layerIds}::text[])) f
     where e is not null`.execute(tx);
  return rows[0]?.extent;
}

/** How many of these sites have a location and nothing of it in a frame. */
export async function countSitesOutside(
  tx: Tx,
  siteIds: readonly number[],
  frame: MapFrame,
): Promise<number> {
  const { rows } = await sql<{ outside: number }>`
    select count(*)::int as outside from sites
     where id = any(${siteIds}::bigint[]) and wkb_geometry is not null
       and not st_intersects(wkb_geometry, ${boxOf(frame)})`.execute(tx);
  return rows[0]?.outside ?? 0;
}

interface AskedFeatures {
  layerId: string;
  /** The properties that come with them beside their name. */
  properties: readonly string[];
  frame: MapFrame;
  /** Metres that a shape may be off its place. */
  tolerance: number;
}

/** What a layer has in a frame. */
interface FeaturesInFrame {
  features: Feature[];
  /** It has more, of which these are the largest. */
  isPartial: boolean;
}

/** What a layer has in a frame, clipped to it, the largest first, as GeoJSON in degrees. */
export async function findFeaturesInFrame(tx: Tx, asked: AskedFeatures): Promise<FeaturesInFrame> {
  const { layerId, properties, frame, tolerance } = asked;
  const { rows } = await sql<Feature & { found: number }>`
    with largest as (
      select id, coalesce(name, '') as name, properties, geometry,
             row_number() over (order by st_area(geometry) desc, id) as place
        from layer_features
       where layer_id = ${layerId} and geometry && ${boxOf(frame)}
       order by place limit ${MAX_FEATURES + 1}
    ), drawn as (
      select id, name, properties, place,
             st_simplifypreservetopology(st_clipbybox2d(geometry, ${boxOf(frame)}), ${tolerance}) as shape
        from largest
    )
    select 'Feature' as type, id,
           jsonb_build_object('name', name) || coalesce(
             (select jsonb_object_agg(p.key, p.value) from jsonb_each(properties) p
               where p.key = any(${properties}::text[])), '{}') as properties,
           ${inDegrees(sql`shape`)} as geometry,
           (select count(*)::int from largest) as found
      from drawn where place <= ${MAX_FEATURES} and not st_isempty(shape)
     order by place`.execute(tx);
  return {
    features: rows.map(({ found: _found, ...feature }) => feature),
    isPartial: (rows[0]?.found ?? 0) > MAX_FEATURES,
  };
}

/** Where sites are, as GeoJSON in degrees; those without a location are left out. */
export async function findSiteShapes(
  tx: Tx,
  siteIds: readonly number[],
  tolerance: number,
): Promise<{ id: number; geometry: Feature['geometry'] }[]> {
  const { rows } = await sql<{ id: number; geometry: Feature['geometry'] }>`
    select id, ${inDegrees(sql`st_simplifypreservetopology(wkb_geometry, ${tolerance})`)} as geometry
      from sites
     where id = any(${siteIds}::bigint[]) and not is_deleted and wkb_geometry is not null
     order by id`.execute(tx);
  return rows;
}
