import { sql, type Sql, type Tx } from '../../../platform/db.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { recordColumns } from '../sites/columns-of-every-site.ts';
import type { AreaProjection } from '../../../council/ground/filters/filter.ts';
import type { Condition } from './conditions/kind-condition.ts';
import type { SortOrder, Stretch } from './page.ts';

export interface PageOf {
  where: Condition;
  stretches: Stretch[];
  order: SortOrder;
  limit: number;
  /** The council's columns to read besides those that every site has. */
  columns: string[];
}

export type FoundSite = SiteRecord & { sort_key: string | null };

const EVERY_SITE = sql.join(recordColumns.map((name) => sql.ref(name)));
/** Searched in and never shown: the words of a whole site. */
const KNOWN = new Set([...recordColumns, 'search_text']);

/** Columns to select: what every site has, then the named ones. */
export function siteColumns(columns: string[]): Sql {
  const more = [...new Set(columns)]
    .filter((name) => !KNOWN.has(name))
    .map((name) => sql.ref(name));
  return more.length === 0 ? EVERY_SITE : sql`${EVERY_SITE}, ${sql.join(more)}`;
}

/** Up to so many matching sites are gathered and sorted; beyond, the order's index is walked. */
export const FEW_SITES = 10_000;

/**
 * One page of a search that few sites meet, with one site more than asked where there is a next page, and how
 * many meet it; undefined when there are more than FEW_SITES. Left to itself PostgreSQL walks the sort
 * order's index in the hope of meeting them early, past half the council when they come late.
 */
export async function findAmongFew(
  tx: Tx,
  { where, order, limit, columns, rest }: Omit<PageOf, 'stretches'> & { rest: Stretch },
): Promise<{ found: FoundSite[]; counted: number } | undefined> {
  const key = order.column.name === 'id' ? sql`id` : sql`id, ${sql.ref(order.column.name)}`;
  const { rows } = await sql<FoundSite & { of_few: number }>`
    with few as materialized (
      select ${key} from sites where not is_deleted and ${where} limit ${FEW_SITES + 1}),
    page as materialized (
      select id from few where ${rest.where} order by ${rest.orderBy} limit ${limit + 1})
    select ${siteColumns(columns)}, ${sql.ref(order.column.name)}::text as sort_key,
           (select count(*) from few) as of_few
      from sites join page using (id)
     order by ${rest.orderBy}`.execute(tx);
  const counted = rows[0]?.of_few ?? 0;
  if (counted > FEW_SITES) return undefined;
  return { found: rows.map(({ of_few: _, ...site }) => site as FoundSite), counted };
}

/** One page in order, with one site more than asked where there is a next page. */
export async function findPage(tx: Tx, page: PageOf): Promise<FoundSite[]> {
  const found: FoundSite[] = [];
  for (const stretch of page.stretches) {
    const missing = page.limit + 1 - found.length;
    if (missing > 0) found.push(...(await findInStretch(tx, page, stretch, missing)));
  }
  return found;
}

async function findInStretch(
  tx: Tx,
  { where, order, columns }: PageOf,
  stretch: Stretch,
  limit: number,
) {
  const { rows } = await sql<FoundSite>`
    select ${siteColumns(columns)}, ${sql.ref(order.column.name)}::text as sort_key
      from sites
     where not is_deleted and ${where} and ${stretch.where}
     order by ${stretch.orderBy}
     limit ${limit}`.execute(tx);
  return rows;
}

/** Every site that meets the condition, counted. */
export async function countSites(tx: Tx, where: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from sites where not is_deleted and ${where}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Ids in ascending order. */
export async function idsWhere(tx: Tx, where: Condition, limit?: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from sites where not is_deleted and ${where}
     order by id limit ${limit ?? null}::bigint`.execute(tx);
  return rows.map((row) => row.id);
}

const SRIDS: Record<AreaProjection, number> = { '27700': 27700, '3857': 3857, '4326': 4326 };

/** Box around the sites that meet the condition; null when there are none. */
export async function extentWhere(
  tx: Tx,
  where: Condition,
  projection: AreaProjection,
): Promise<number[] | null> {
  const column = projection === '27700' ? sql`wkb_geometry` : sql`geometry_3857`;
  const { rows } = await sql<{ box: number[] | null }>`
    select case when e is null then null
           else array[st_xmin(e), st_ymin(e), st_xmax(e), st_ymax(e)] end as box
      from (select st_transform(st_setsrid(st_extent(${column})::geometry,
                     ${projection === '27700' ? 27700 : 3857}::int), ${SRIDS[projection]}::int) as e
              from sites where not is_deleted and ${where}) as found`.execute(tx);
  return rows[0]?.box ?? null;
}

/** Geometries as GeoJSON; 7 decimals of a degree, centimetres otherwise. */
export async function geometriesOf(tx: Tx, siteIds: number[], projection: AreaProjection) {
  const column = projection === '3857' ? sql`geometry_3857` : sql`wkb_geometry`;
  const shape = projection === '4326' ? sql`st_transform(${column}, 4326)` : column;
  const { rows } = await sql<{ id: number; geometry: GeoJSON.Geometry | null }>`
    select id, st_asgeojson(${shape}, ${projection === '4326' ? 7 : 2}::int)::json as geometry
      from sites where not is_deleted and id = any(${siteIds}::bigint[]) order by id`.execute(tx);
  return rows;
}
