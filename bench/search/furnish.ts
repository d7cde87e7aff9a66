import type pg from 'pg';

/** Squares of a kilometre, like wards; 10 × 10 of them around the council's middle. */
const SIDE = 10;
export const WARDS = 'bench-wards';
export const ZONES = 'bench-zones';
/** One site in a hundred has the tag. */
export const TAG = 'bench-tag';

/**
 * Layers and a tag for the council, which the made-up councils lack: the things that filters join the sites with.
 * Gives the id of the ward in the middle.
 */
export async function furnish(
  client: pg.Client,
  schema: string,
  [east, north]: [number, number],
): Promise<number> {
  await client.query(`set search_path = ${schema}, extensions`);
  await client.query(
    `insert into layers (id, layer_name) values ($1, 'Wards'), ($2, 'Zones') on conflict do nothing`,
    [WARDS, ZONES],
  );
  const corner = [Math.round(east) - SIDE * 500, Math.round(north) - SIDE * 500];
  await client.query(
    `insert into layer_features (layer_id, properties, geometry)
     select $1, jsonb_build_object('name', 'Ward ' || x || ' ' || y),
            st_makeenvelope($2 + x * 1000, $3 + y * 1000, $2 + (x + 1) * 1000, $3 + (y + 1) * 1000, 27700)
       from generate_series(0, ${SIDE - 1}) as x, generate_series(0, ${SIDE - 1}) as y`,
    [WARDS, ...corner],
  );
  await client.query(
    `insert into layer_features (layer_id, properties, geometry)
     select $1, '{}', st_buffer(st_setsrid(st_makepoint($2 + (n * 7919) % 10000, $3 + (n * 104729) % 10000), 27700), 60)
       from generate_series(1, 500) as n`,
    [ZONES, ...corner],
  );
  await client.query(`insert into tags (name) values ($1)`, [TAG]);
  await client.query(
    `insert into site_taggings (tag_id, site_id)
     select t.id, s.id from tags t, sites s where t.name = $1 and s.id % 100 = 0`,
    [TAG],
  );
  await client.query('vacuum (analyze) sites');
  await client.query('vacuum (analyze) layer_features');
  await client.query('vacuum (analyze) site_taggings');
  const { rows } = await client.query<{ id: string }>(
    `select id from layer_features
      where layer_id = $1 and st_intersects(geometry, st_setsrid(st_makepoint($2, $3), 27700)) limit 1`,
    [WARDS, east, north],
  );
  await client.query('reset search_path');
  return Number(rows[0]?.id);
}
