import { sql, type Tx } from '../../functions/src/platform/db.ts';
import type { DemoLayer } from '../../emulator-data/councils/layers.ts';
import { ewkb } from './ewkb.ts';

/** Writes a council's layers; an existing layer keeps its features and its texts. */
export async function seedLayers(tx: Tx, layers: readonly DemoLayer[]): Promise<void> {
  for (const layer of layers) {
    const { rows } = await sql`
      insert into layers (id, layer_name, theme_id, category, mbstyle, geometry_kind, add_on_map, z_index, min_zoom,
                          public_webmap_visibility, placemaker_description, public_web_map_description,
                          default_description, basemap_role, attribution, column_name)
      values (${layer.id}, ${layer.layerName}, ${layer.themeId}, ${layer.category}, ${JSON.stringify(layer.mbstyle)},
              ${layer.geometryKind}, ${layer.basemapRole !== null}, ${layer.zIndex}, ${layer.minZoom}, ${layer.publicWebmapVisibility},
              ${layer.placemakerDescription}, ${layer.publicDescription}, ${layer.publicDescription},
              ${layer.basemapRole}, 'Made-up map data',
              ${layer.features[0]?.properties['name'] === undefined ? null : 'name'})
      on conflict do nothing returning id`.execute(tx);
    if (rows.length > 0) await addFeatures(tx, layer);
  }
}

async function addFeatures(tx: Tx, layer: DemoLayer): Promise<void> {
  const kind = layer.geometryKind;
  const features = layer.features.map(({ reference, properties, rings }) => ({
    reference,
    properties,
    shape: ewkb(kind, rings),
  }));
  await sql`
    insert into layer_features (layer_id, source_reference, properties, geometry)
    select ${layer.id}, f ->> 'reference', f -> 'properties', (f ->> 'shape')::geometry
      from jsonb_array_elements(${JSON.stringify(features)}::jsonb) f`.execute(tx);
  await sql`insert into layer_versions (layer_id) values (${layer.id}) on conflict do nothing`.execute(
    tx,
  );
}
