import { sql, type Sql, type Tx } from '../../../../platform/db.ts';
import { escapeLikePattern } from '../../../../records/search/escape-like-pattern.ts';
import type { PlaceKind } from '../place.ts';
import type { Region } from '../region.ts';

/** A place of Great Britain from open data. */
export interface NationalPlace {
  name: string;
  kind: Extract<PlaceKind, 'place' | 'street' | 'postcode'>;
  detail: string;
  point: [number, number];
  /** West, south, east, north (4326) where the source has an extent. */
  box: [number, number, number, number] | null;
}

/** How many streets of one beginning are looked at; whoever wants another types on. */
const MAX_BEGUN = 300;

/**
 * Places of that name, then those whose name begins with it: cities before villages, streets and single postcodes,
 * and of the same kind those nearest to the middle of the region first.
 */
export async function nationalPlacesLike(
  tx: Tx,
  name: string,
  region: Region | undefined,
  limit: number,
): Promise<NationalPlace[]> {
  const begun = sql`search_name like ${`${escapeLikePattern(name)}%`}`;
  const columns = sql`name, search_name, kind, weight, detail, x, y, box`;
  const branch = (where: Sql, order: Sql, most: number) => sql`
    (select ${columns} from platform.gazetteer_places cross join middle
      where ${where} order by ${order} limit ${most})`;
  const away = sql`(x - mx) * (x - mx) + (y - my) * (y - my)`;
  const { rows } = await sql<NationalPlace>`
    with middle as materialized (
      select coalesce(st_x(at), 0)::float8 as mx, coalesce(st_y(at), 0)::float8 as my
        from (select ${middleOf(region)} as at) p),
    hits as (
      ${branch(sql`search_name = ${name}`, sql`weight, ${away}`, limit)} union
      ${branch(sql`weight <= 4 and ${begun}`, sql`weight, ${away}`, limit)} union
      ${branch(begun, sql`search_name`, MAX_BEGUN)})
    select name, kind, detail, array[st_x(p.at), st_y(p.at)] as point,
           case when h.box is null then null
                else array[st_xmin(p.shape), st_ymin(p.shape), st_xmax(p.shape), st_ymax(p.shape)] end as box
      from (select ${columns}, search_name <> ${name} as is_begun, ${away} as away from hits cross join middle
             order by is_begun, weight, detail = '', away, search_name limit ${limit}) h,
           lateral (
             select st_transform(st_setsrid(st_makepoint(h.x, h.y), 27700), 4326) as at,
                    st_transform(st_makeenvelope(h.box[1], h.box[2], h.box[3], h.box[4], 27700), 4326) as shape) p
     order by h.is_begun, h.weight, h.detail = '', h.away, h.search_name`.execute(tx);
  return rows;
}

function middleOf(region: Region | undefined): Sql {
  if (!region) return sql`null::geometry`;
  const [west, south, east, north] = region;
  return sql`st_transform(st_setsrid(st_makepoint(${(west + east) / 2}::float8, ${(south + north) / 2}::float8), 4326), 27700)`;
}
