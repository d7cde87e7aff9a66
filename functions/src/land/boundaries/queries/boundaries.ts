import type { Geometry } from 'geojson';
import { sql, type Tx } from '../../../platform/db.ts';
import type { EarlierBoundary } from '../contract.ts';

interface Shapes {
  wkb_geometry: Geometry | null;
  wkb_geometry_cut: Geometry | null;
}
export interface Boundary extends Shapes {
  geometry_source: string;
  hectares: number;
  cut_hectares: number | null;
  row_version: number;
}

/** To a nanometre: what is sent back unchanged is the same shape. */
const EXACT = 9;
const shapes = sql`st_asgeojson(wkb_geometry, ${EXACT}, 0)::json as wkb_geometry,
  st_asgeojson(wkb_geometry_cut, ${EXACT}, 0)::json as wkb_geometry_cut`;
const about = sql`geometry_source,
  coalesce(round((st_area(wkb_geometry) / 10000)::numeric, 4), 0) as hectares,
  round((st_area(wkb_geometry_cut) / 10000)::numeric, 4) as cut_hectares`;

/** The current boundary of a site; undefined if there is no such site. */
export async function findBoundary(tx: Tx, siteId: number): Promise<Boundary | undefined> {
  const { rows } = await sql<Boundary>`
    select ${shapes}, ${about}, row_version from sites where id = ${siteId} and not is_deleted`.execute(
    tx,
  );
  return rows[0];
}

/** What it had before, the newest first. */
export async function findEarlier(
  tx: Tx,
  siteId: number,
  most: number,
): Promise<EarlierBoundary[]> {
  const { rows } = await sql<EarlierBoundary>`
    select id, user_name, replaced_at, ${about}
      from site_boundaries where site_id = ${siteId} order by id desc limit ${most}`.execute(tx);
  return rows;
}

/** An earlier boundary of the site as it was; undefined where it is none of its. */
export async function findEarlierBoundary(
  tx: Tx,
  siteId: number,
  boundaryId: number,
): Promise<Shapes | undefined> {
  const { rows } = await sql<Shapes>`
    select ${shapes} from site_boundaries where site_id = ${siteId} and id = ${boundaryId}`.execute(
    tx,
  );
  return rows[0];
}

/** An earlier boundary of the site as EWKB in hex; undefined where it is none of its. */
export async function findEarlierShape(
  tx: Tx,
  siteId: number,
  boundaryId: number,
): Promise<{ ewkb: string; cut: string | null; source: string } | undefined> {
  const { rows } = await sql<{ ewkb: string; cut: string | null; source: string }>`
    select encode(st_asewkb(wkb_geometry), 'hex') as ewkb, encode(st_asewkb(wkb_geometry_cut), 'hex') as cut,
           geometry_source as source
      from site_boundaries where site_id = ${siteId} and id = ${boundaryId}`.execute(tx);
  return rows[0];
}

interface NewBoundary {
  siteId: number;
  /** EWKB in EPSG:27700 as hex. */
  ewkb: string;
  /** As above, null for nothing cut out, undefined to keep what was. */
  cut: string | null | undefined;
  source: string;
  actor: { accountId: number; displayName: string };
}

/** Replaces a site's boundary; the one before is kept with who replaced it: gives its id, if there was one. */
export async function replaceBoundary(
  tx: Tx,
  { siteId, ewkb, cut, source, actor }: NewBoundary,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into site_boundaries (site_id, wkb_geometry, wkb_geometry_cut, geometry_source, replaced_by, user_name)
    select id, wkb_geometry, wkb_geometry_cut, geometry_source, ${actor.accountId}, ${actor.displayName}
      from sites where id = ${siteId} and wkb_geometry is not null
    returning id`.execute(tx);
  await sql`
    update sites
       set wkb_geometry = ${ewkb}::geometry, geometry_source = ${source},
           wkb_geometry_cut = ${cut === undefined ? keptCut(ewkb) : givenCut(ewkb, cut)},
           row_version = row_version + 1, updated_at = now()
     where id = ${siteId}`.execute(tx);
  return rows[0]?.id;
}

const areasOf = (shape: ReturnType<typeof sql>) => sql`st_collectionextract(${shape}, 3)`;
const givenCut = (ewkb: string, cut: string | null) =>
  cut === null
    ? sql`null::geometry`
    : areasOf(sql`st_intersection(${ewkb}::geometry, ${cut}::geometry)`);
/** What was cut out of the boundary before is cut out of the new one; null where it lies outside of that. */
const keptCut = (ewkb: string) => sql`
  case when wkb_geometry_cut is null
         or not st_relate(${ewkb}::geometry, st_difference(wkb_geometry, wkb_geometry_cut), '2********')
       then null
       else ${areasOf(sql`st_difference(${ewkb}::geometry, st_difference(wkb_geometry, wkb_geometry_cut))`)} end`;

/** The site's parent, that one's parent, and so on. */
export async function findAround(tx: Tx, siteId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive around as (
      select parent_id as id from sites where id = ${siteId} and parent_id is not null
      union
      select s.parent_id from sites s join around a on a.id = s.id where s.parent_id is not null)
    select id from around`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The parents of sites, by site. */
export async function parentsOf(tx: Tx, siteIds: number[]): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; parentId: number | null }>`
    select id, parent_id as "parentId" from sites where id = any(${siteIds}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

/** Whether a change, not undone, is one of this site's boundary. */
export async function isBoundaryChange(tx: Tx, siteId: number, changeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from record_history
     where change_id = ${changeId}::uuid and site_id = ${siteId} and field = 'wkb_geometry' and undone_by is null`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Makes a site the child of another. */
export async function setParent(tx: Tx, siteIds: number[], parentId: number): Promise<void> {
  await sql`
    update sites set parent_id = ${parentId} where id = any(${siteIds}::bigint[])`.execute(tx);
}
