import { sql, type Tx } from '../../../platform/db.ts';
import { sitesLayerId } from '../../ground/layers/sites-layer.ts';
import { styleAttributes } from '../../ground/layers/style-attributes.ts';
import { STATUS_FIELDS } from '../style/site-colours.ts';
import type { TileProjection } from '../tiles/grid.ts';

/** What a layer's tiles are made of; `keys` are the attributes that its style reads. */
export type LayerSource = {
  layerId: string;
  isSites: boolean;
  keys: string[];
  version: number;
  /** EPSG code of its tiles. */
  projection: TileProjection;
};

type SourceRow = { mbstyle: string | null; column_name: string | null; version: number | null };

/** The layer at its current version, or undefined if the council has none of that name. */
export async function findLayerSource(
  tx: Tx,
  layerId: string,
  projection: TileProjection = 3857,
): Promise<LayerSource | undefined> {
  const { rows } = await sql<SourceRow>`
    select l.mbstyle, l.column_name, v.version
      from (select ${layerId}::text as id) as asked
      left join layers l using (id)
      left join layer_versions v on v.layer_id = asked.id
     where asked.id = ${sitesLayerId} or l.id is not null`.execute(tx);
  const row = rows[0];
  if (!row) return undefined;
  const isSites = layerId === sitesLayerId;
  const styled = styleAttributes(row.mbstyle);
  const keys = isSites
    ? await siteColumnsAmong(tx, [...STATUS_FIELDS, ...styled])
    : [...new Set([...styled, ...(row.column_name === null ? [] : [row.column_name])])];
  return { layerId, isSites, keys: keys.sort(), version: row.version ?? 0, projection };
}

/** The version of the layer that a statement in this transaction would see; 0 before the first. */
export async function layerVersion(tx: Tx, layerId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from layer_versions where layer_id = ${layerId}`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Only names from the council's dictionary that are also columns may appear in a query. */
async function siteColumnsAmong(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.db_property_name as name
      from dictionary_fields f
      join pg_attribute a on a.attrelid = 'sites'::regclass and a.attname = f.db_property_name
     where not a.attisdropped and f.db_property_name = any(${[...names]}::text[])`.execute(tx);
  return rows.map(({ name }) => name);
}
