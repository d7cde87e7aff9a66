import pg from 'pg';
import { schemaOf } from '../../functions/src/council/tenants/create.ts';
import {
  tileFrame,
  worldHalf,
  type TileAddress,
} from '../../functions/src/land/layers/tiles/grid.ts';

/** One tile of one council, and how many features it has. */
export type AskedTile = TileAddress & { council: string; features: number };

const perCouncil = 8;

/** Each council's tiles with a number of sites closest to the target. */
export async function tilesNear(
  ownerUrl: string,
  councils: readonly string[],
  z: number,
  features: number,
): Promise<AskedTile[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const size = (2 * worldHalf) / 2 ** z;
  const tiles: AskedTile[] = [];
  for (const council of councils) {
    const { rows } = await client
      .query<{ x: number; y: number; features: number }>(
        `
      set search_path = ${schemaOf(council)}, extensions;
      select floor((st_x(middle) + ${worldHalf}) / ${size})::int as x,
             floor((${worldHalf} - st_y(middle)) / ${size})::int as y, count(*)::int as features
        from (select st_centroid(geometry_3857) as middle from sites) as middles
       group by 1, 2 order by abs(count(*) - ${features}), 1, 2 limit ${perCouncil}`,
      )
      .then(
        (results) =>
          (results as unknown as pg.QueryResult<{ x: number; y: number; features: number }>[])[1]!,
      );
    tiles.push(...rows.map((row) => ({ council, z, ...row })));
  }
  await client.end();
  return tiles;
}

/** The tile as a condition and an envelope in SQL, with the usual buffer of 64 units. */
export function asSql(
  { z, x, y, council }: AskedTile,
  columns = 'id, site_name, assessment_status, size_ha::float8',
): string {
  const { west, south, east, north, unit } = tileFrame({ z, x, y });
  const more = 64 * unit;
  return `select extensions.st_asmvt(t, 'sitesLayer', 4096, 'geom', 'id') from (
    select extensions.st_asmvtgeom(geometry_3857,
             extensions.st_makeenvelope(${west}, ${south}, ${east}, ${north}, 3857), 4096, 64, true) as geom, ${columns}
      from ${schemaOf(council)}.sites
     where geometry_3857 operator(extensions.&&) extensions.st_makeenvelope(
             ${west - more}, ${south - more}, ${east + more}, ${north + more}, 3857) and not is_deleted) as t`;
}
