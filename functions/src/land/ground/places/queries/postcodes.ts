import { sql, type Tx } from '../../../../platform/db.ts';
import type { TypedPostcode } from '../postcode.ts';

export interface FoundPostcode {
  postcode: string;
  sites: number;
  point: [number, number];
  box: [number, number, number, number];
}

/** This many of its sites are enough to locate an outward code. */
const MAX_SITES = 5_000;

const INWARD = {
  full: '',
  begun: '[0-9]?[A-Z]{1,2}',
  outward: ' ?[0-9][A-Z]{2}',
} as const;

/**
 * Postcodes in the addresses of sites that match or begin with the typed one, most used first, with the centre of
 * their sites. `columns` are where addresses are stored: the words of every site, and address fields.
 */
export async function postcodesLike(
  tx: Tx,
  typed: TypedPostcode,
  columns: readonly string[],
  limit: number,
): Promise<FoundPostcode[]> {
  // People write the addresses: the space before the inward part may be missing.
  const written = typed.text.replace(' ', ' ?');
  const pattern = `\\m${written}${INWARD[typed.part]}\\M`;
  const held = columns.map((name) => sql`${sql.ref(name)} ~* ${pattern}`);
  const words = sql`concat_ws(' ', ${sql.join(columns.map((name) => sql.ref(name)))})`;
  const code =
    typed.part === 'outward'
      ? sql`${typed.text}::text`
      : sql`regexp_replace(upper(substring(${words} from ${`(?i)${pattern}`})), ' ?(...)$', ' \\1')`;
  const { rows } = await sql<FoundPostcode>`
    with hits as materialized (
      select ${code} as postcode, wkb_geometry from sites
       where not is_deleted and wkb_geometry is not null and (${sql.join(held, sql` or `)})
       limit ${MAX_SITES}),
    codes as (
      select postcode, count(*) as sites, st_extent(wkb_geometry)::geometry as box,
             avg(st_x(st_centroid(wkb_geometry))) as x, avg(st_y(st_centroid(wkb_geometry))) as y
        from hits where postcode is not null group by postcode order by count(*) desc, postcode limit ${limit})
    select postcode, sites, array[st_x(at), st_y(at)] as point,
           array[st_xmin(shape), st_ymin(shape), st_xmax(shape), st_ymax(shape)] as box
      from codes, lateral (
        select st_transform(st_setsrid(st_makepoint(x, y), 27700), 4326) as at,
               st_transform(st_setsrid(box, 27700), 4326) as shape) p
     order by sites desc, postcode`.execute(tx);
  return rows;
}

/** A point of the National Grid in degrees. */
export async function gridPointToDegrees(tx: Tx, x: number, y: number): Promise<[number, number]> {
  const { rows } = await sql<{ point: [number, number] }>`
    select array[st_x(at), st_y(at)] as point
      from st_transform(st_setsrid(st_makepoint(${x}, ${y}), 27700), 4326) as at`.execute(tx);
  return rows[0]?.point ?? [0, 0];
}
