import type { Geometry } from 'geojson';
import { sql, type Tx } from '../../../../platform/db.ts';
import type { MapFrame, Surroundings } from '../sheet.ts';

/** The largest few of one kind: a page shows no more. */
const MAX_PER_KIND = 2000;

const boxOf = ([west, south, east, north]: MapFrame) =>
  sql`st_makeenvelope(${west}, ${south}, ${east}, ${north}, 27700)`;

/** Where a site is in 27700; undefined without a location. */
export async function findExtent(tx: Tx, siteId: number): Promise<MapFrame | undefined> {
  const { rows } = await sql<{ extent: MapFrame }>`
    select array[st_xmin(e), st_ymin(e), st_xmax(e), st_ymax(e)]::float8[] as extent
      from (select st_envelope(wkb_geometry) as e from sites
             where id = ${siteId} and not is_deleted and wkb_geometry is not null) s`.execute(tx);
  return rows[0]?.extent;
}

/** What lies in the frame, clipped to it and drawn no finer than `tolerance` metres. */
export async function findSurroundings(
  tx: Tx,
  siteId: number,
  frame: MapFrame,
  tolerance: number,
): Promise<Surroundings> {
  const box = boxOf(frame);
  // A little more than the frame, so that no clipped edge is visible.
  const cut = (shape: ReturnType<typeof sql>) =>
    sql`st_simplifypreservetopology(st_clipbybox2d(${shape}, st_expand(${box}, ${20 * tolerance})), ${tolerance})`;
  const basemap = await sql<{ role: string; shape: Geometry }>`
    select role, st_asgeojson(shape, 1)::json as shape
      from (select l.basemap_role as role, ${cut(sql`f.geometry`)} as shape,
                   row_number() over (partition by l.id
                     order by st_area(f.geometry) + st_length(f.geometry) desc) as place
              from layers l join layer_features f on f.layer_id = l.id and f.geometry && ${box}
             where l.basemap_role is not null) drawn
     where place <= ${MAX_PER_KIND} and not st_isempty(shape)`.execute(tx);
  const sites = await sql<{ own: boolean; shape: Geometry }>`
    select id = ${siteId} as own, st_asgeojson(shape, 1)::json as shape
      from (select id, ${cut(sql`wkb_geometry`)} as shape,
                   row_number() over (order by id = ${siteId} desc, st_area(wkb_geometry) desc) as place
              from sites where not is_deleted and wkb_geometry && ${box}) drawn
     where place <= ${MAX_PER_KIND} and not st_isempty(shape)
     order by id`.execute(tx);
  const drawn = await sql<{ attribution: string }>`
    select distinct l.attribution from layers l
     where l.basemap_role is not null and l.attribution <> ''
       and exists (select from layer_features f where f.layer_id = l.id and f.geometry && ${box})
     order by 1`.execute(tx);
  return {
    basemap: basemap.rows,
    otherSites: sites.rows.filter(({ own }) => !own).map(({ shape }) => shape),
    site: sites.rows.find(({ own }) => own)?.shape ?? {
      type: 'GeometryCollection',
      geometries: [],
    },
    attribution: drawn.rows.map(({ attribution }) => attribution),
  };
}
