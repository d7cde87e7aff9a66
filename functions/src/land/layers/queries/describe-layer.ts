import { boundaryLayer } from '../../ground/layers/queries/boundary-layer.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { Extent, ExtentRow } from './layers.ts';

/** How many features to sample for the columns of a layer: sources describe all theirs alike. */
const SAMPLE = 2000;

export type LayerColumn = { name: string; type: 'string' | 'number' | 'boolean' | 'object' };

/** The property names of a layer's features, in alphabetical order. */
export async function columnsOfLayer(tx: Tx, layerId: string): Promise<LayerColumn[]> {
  const { rows } = await sql<LayerColumn>`
    select p.key as name,
           case mode() within group (order by jsonb_typeof(p.value))
             when 'number' then 'number' when 'boolean' then 'boolean'
             when 'string' then 'string' else 'object' end as type
      from (select properties from layer_features where layer_id = ${layerId} limit ${SAMPLE}) as f
     cross join lateral jsonb_each(f.properties) as p
     where jsonb_typeof(p.value) <> 'null'
     group by p.key order by p.key`.execute(tx);
  return rows;
}

/** The council's dictionary fields, searchable and other: the columns of its sites. */
export async function siteColumns(tx: Tx): Promise<LayerColumn[]> {
  const { rows } = await sql<{ name: string; kind: string }>`
    select f.db_property_name as name, format_type(a.atttypid, null) as kind
      from dictionary_fields f
      join pg_attribute a on a.attrelid = 'sites'::regclass and a.attname = f.db_property_name
     where not a.attisdropped order by f.db_property_name`.execute(tx);
  return rows.map(({ name, kind }) => ({ name, type: typeOf(kind) }));
}

function typeOf(kind: string): LayerColumn['type'] {
  if (/^(numeric|integer|bigint|double precision|real|smallint)$/.test(kind)) return 'number';
  if (kind === 'boolean') return 'boolean';
  return kind === 'jsonb' || kind.endsWith('[]') ? 'object' : 'string';
}

export type FeatureGeometry = { id: number; geometry: Record<string, unknown> };

/** Geometries of the named features, or of the layer's first 500. */
export async function geometriesOfFeatures(
  tx: Tx,
  layerId: string,
  featureIds: readonly number[] | undefined,
  projection: string,
): Promise<FeatureGeometry[]> {
  const named = featureIds ? sql`id = any(${[...featureIds]}::bigint[])` : sql`true`;
  const { rows } = await sql<FeatureGeometry>`
    select id, ${geoJson(sql`geometry`, projection)} as geometry
      from layer_features where layer_id = ${layerId} and ${named} order by id limit 500`.execute(
    tx,
  );
  return rows;
}

/** The council's boundary, or its wards together; undefined if it has neither. */
export async function boundaryOf(
  tx: Tx,
  projection: string,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ geometry: Record<string, unknown> | null }>`
    select ${geoJson(sql`st_union(f.geometry)`, projection)} as geometry
      from layer_features f
     where f.layer_id = ${boundaryLayer}`.execute(tx);
  return rows[0]?.geometry ?? undefined;
}

/** The box around one site that is not deleted; undefined if there is no such site, null if it has no location. */
export async function extentOfSite(
  tx: Tx,
  siteId: number,
  projection: string,
): Promise<Extent | null | undefined> {
  const { rows } = await sql<ExtentRow>`
    select st_xmin(box) as west, st_ymin(box) as south, st_xmax(box) as east, st_ymax(box) as north
      from (select st_transform(wkb_geometry, ${Number(projection)}::int) as box
              from sites where id = ${siteId} and not is_deleted) as site`.execute(tx);
  const row = rows[0];
  if (!row) return undefined;
  return row.west === null ? null : [row.west, row.south, row.east, row.north];
}

/** GeoJSON to a centimetre, or the equivalent in degrees. */
function geoJson(geometry: ReturnType<typeof sql>, projection: string) {
  const digits = projection === '4326' ? 7 : 2;
  return sql`st_asgeojson(st_transform(${geometry}, ${Number(projection)}::int), ${digits}::int)::jsonb`;
}
