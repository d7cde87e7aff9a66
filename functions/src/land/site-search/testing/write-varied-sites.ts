import { txOver } from '../../../platform/db.ts';
import type pg from 'pg';
import { addDictionaryField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import type { Shape, XY } from './shapes.ts';
import { layers, LISTS, selections, tags, variedFields, type VariedSite } from './varied-sites.ts';

type Unwritten = Omit<VariedSite, 'id' | 'onWebMap'>;

/** A feature of a test's layer as the database numbers it. */
export interface WrittenFeature {
  layerId: string;
  id: number;
  shape: Shape;
}
export interface Written {
  sites: VariedSite[];
  features: WrittenFeature[];
}

/**
 * Gives the council fields of every kind, these sites numbered from `from` on, and the layers, tags, lists
 * and selections that they are found by. A deleted lookalike of each of the first sites stands beside it.
 */
export async function writeVariedSites(
  council: Council,
  sites: Unwritten[],
  from: number,
): Promise<Written> {
  return asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      for (const field of variedFields) await addDictionaryField(txOver(client), field);
      await client.query(`alter table sites alter column id restart with ${from}`);
      const ids = await insertSites(client, sites);
      await insertSites(client, sites.slice(0, 20));
      await client.query(`update sites set is_deleted = true where id >= $1`, [
        from + sites.length,
      ]);
      await insertMemberships(client, sites, ids);
      const features = await insertLayers(client);
      // A schema that another file had before has its figures still, and plans that take half a minute with them.
      await client.query(`analyze sites, layer_features`);
      const { rows } = await client.query<{ id: string; shape: string | null }>(
        `select id, st_asgeojson(geometry_3857, 15) as shape from sites`,
      );
      const webMap = new Map(rows.map(({ id, shape }) => [Number(id), shapeOf(shape)]));
      const written = sites.map((site, at) => {
        const id = ids[at] as number;
        return { ...site, id, onWebMap: webMap.get(id) ?? null };
      });
      return { sites: written, features };
    }),
  );
}

async function insertSites(client: pg.ClientBase, sites: Unwritten[]): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into sites (source, wkb_geometry, created_at, site_name, notes, site_type, size_ha, homes, lon,
                        deliverable, permission_date, uses, grades, extra)
     select 'test', st_setsrid(st_geomfromtext(wkt), 27700), created_at, site_name, notes, site_type, size_ha,
            homes, lon, deliverable, permission_date, uses, grades, extra
       from jsonb_to_recordset($1::jsonb) as s (wkt text, created_at timestamptz, site_name text, notes text,
            site_type text, size_ha numeric, homes int, lon float8, deliverable boolean, permission_date date,
            uses text[], grades numeric[], extra jsonb)
     returning id`,
    [JSON.stringify(sites.map((site) => ({ ...site, wkt: site.shape && wktOf(site.shape) })))],
  );
  return rows.map(({ id }) => Number(id));
}

async function insertMemberships(client: pg.ClientBase, sites: Unwritten[], ids: number[]) {
  const pairs = <T>(of: (site: Unwritten) => T[]) =>
    JSON.stringify(
      sites.flatMap((site, at) => of(site).map((value) => ({ site: ids[at], value }))),
    );
  await client.query(`insert into tags (name) select unnest($1::text[])`, [tags]);
  await client.query(
    `insert into site_taggings (tag_id, site_id) select t.id, p.site
       from jsonb_to_recordset($1::jsonb) as p (site bigint, value text) join tags t on t.name = p.value`,
    [pairs((site) => site.site_tags)],
  );
  await client.query(
    `insert into site_lists (list_name) select 'List ' || n from generate_series(1, ${LISTS}) as n`,
  );
  await client.query(
    `insert into site_list_members (list_id, site_id) select p.value, p.site
       from jsonb_to_recordset($1::jsonb) as p (site bigint, value bigint)`,
    [pairs((site) => site.site_list)],
  );
  for (const id of selections) {
    const chosen = ids.filter((_, at) => sites[at]?.site_selection.includes(id));
    await client.query(`insert into record_selections (id, record_ids) values ($1, $2)`, [
      id,
      chosen,
    ]);
  }
}

async function insertLayers(client: pg.ClientBase): Promise<WrittenFeature[]> {
  const features: WrittenFeature[] = [];
  for (const [layerId, shapes] of Object.entries(layers)) {
    await client.query(`insert into layers (id, layer_name) values ($1, $1)`, [layerId]);
    for (const shape of shapes) {
      const { rows } = await client.query<{ id: string }>(
        `insert into layer_features (layer_id, geometry) values ($1, st_setsrid(st_geomfromtext($2), 27700))
         returning id`,
        [layerId, wktOf(shape)],
      );
      features.push({ layerId, id: Number(rows[0]?.id), shape });
    }
  }
  return features;
}

function wktOf({ kind, at }: Shape): string {
  const text = (points: XY[]) => points.map(([x, y]) => `${x} ${y}`).join(', ');
  if (kind === 'point') return `POINT (${text(at)})`;
  if (kind === 'line') return `LINESTRING (${text(at)})`;
  return `POLYGON ((${text([...at, at[0]!])}))`;
}

function shapeOf(geojson: string | null): Shape | null {
  if (geojson === null) return null;
  const { type, coordinates } = JSON.parse(geojson) as { type: string; coordinates: unknown };
  if (type === 'Point') return { kind: 'point', at: [coordinates as XY] };
  const [ring] = coordinates as XY[][];
  return { kind: 'polygon', at: ring!.slice(0, -1) };
}
