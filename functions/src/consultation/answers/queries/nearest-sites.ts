import { sql, type Tx } from '../../../platform/db.ts';

/** Which of these sites lie nearest to a point (longitude, latitude), and how far away: in hundreds of metres, which tell nothing of a boundary that is not published. */
export async function nearestSites(
  tx: Tx,
  ids: readonly number[],
  [longitude, latitude]: readonly number[],
  most: number,
): Promise<{ id: number; metres: number }[]> {
  const { rows } = await sql<{ id: number; metres: number }>`
    with place as materialized (
      select st_transform(st_setsrid(st_makepoint(${longitude}::float8, ${latitude}::float8), 4326), 27700) as at
    )
    select id, round(exact / 100) * 100 as metres from (
    select s.id, st_distance(st_setsrid(s.wkb_geometry, 27700), place.at)::float8 as exact
      from sites s cross join place
     where s.id = any(${ids}::bigint[]) and not s.is_deleted and s.wkb_geometry is not null
     order by exact, s.id limit ${most}) near order by exact, id`.execute(tx);
  return rows;
}
