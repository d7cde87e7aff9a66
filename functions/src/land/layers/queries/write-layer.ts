import { sql, type Tx } from '../../../platform/db.ts';
import type { LayerFields } from '../contract/write-layer.ts';

const columns: Record<keyof LayerFields, string> = {
  layerName: 'layer_name',
  themeId: 'theme_id',
  category: 'category',
  columnId: 'column_id',
  columnName: 'column_name',
  mbstyle: 'mbstyle',
  addOnMap: 'add_on_map',
  zIndex: 'z_index',
  minZoom: 'min_zoom',
  placemakerVisibility: 'placemaker_visibility',
  publicWebmapVisibility: 'public_webmap_visibility',
  placemakerDescription: 'placemaker_description',
  publicWebMapDescription: 'public_web_map_description',
  defaultDescription: 'default_description',
  attribution: 'attribution',
};

function changesFor(fields: LayerFields) {
  const names = (Object.keys(columns) as (keyof LayerFields)[]).filter(
    (name) => fields[name] !== undefined,
  );
  return names.map((name) => ({
    column: sql.ref(columns[name]),
    value: sql`${name.endsWith('Id') || name === 'category' ? fields[name] || null : fields[name]}`,
  }));
}

/** Adds a layer; false if its id is taken. */
export async function insertLayer(
  tx: Tx,
  { id, geometryKind, ...fields }: LayerFields & { id: string; geometryKind: string },
): Promise<boolean> {
  const changes = changesFor(fields);
  const { rows } = await sql`
    insert into layers (id, geometry_kind, ${sql.join(changes.map(({ column }) => column))})
    values (${id}, ${geometryKind}, ${sql.join(changes.map(({ value }) => value))})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Writes the given fields; false if there is no such layer. */
export async function updateLayer(tx: Tx, layerId: string, fields: LayerFields): Promise<boolean> {
  const changes = changesFor(fields).map(({ column, value }) => sql`${column} = ${value}, `);
  const { rows } = await sql`
    update layers set ${sql.join(changes, sql``)} updated_at = now()
     where id = ${layerId} returning id`.execute(tx);
  return rows.length > 0;
}

/** Removes a layer with its features; false if there is none. */
export async function deleteLayer(tx: Tx, layerId: string): Promise<boolean> {
  const { rows } = await sql`delete from layers where id = ${layerId} returning id`.execute(tx);
  return rows.length > 0;
}
