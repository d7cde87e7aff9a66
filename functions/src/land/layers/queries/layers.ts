import { sql, type Tx } from '../../../platform/db.ts';
import type { LayerRecord } from '../contract.ts';
import { sitesLayerId } from '../../ground/layers/sites-layer.ts';

export type Visibility = 'placemaker' | 'public' | 'all';

const layerColumns = sql`
  l.id, l.layer_name as "layerName", l.theme_id as "themeId", l.category,
  l.column_id as "columnId", l.column_name as "columnName", l.mbstyle,
  l.geometry_kind as "geometryKind", l.add_on_map as "addOnMap", l.z_index as "zIndex",
  l.min_zoom as "minZoom", l.placemaker_visibility as "placemakerVisibility",
  l.public_webmap_visibility as "publicWebmapVisibility",
  l.placemaker_description as "placemakerDescription",
  l.public_web_map_description as "publicWebMapDescription",
  l.default_description as "defaultDescription", l.basemap_role as "basemapRole", l.attribution,
  coalesce(v.version, 0) as version`;

/** The council's layers in drawing order. */
export async function layersOf(tx: Tx, visibility: Visibility): Promise<LayerRecord[]> {
  const { rows } = await sql<LayerRecord>`
    select ${layerColumns}
      from layers l left join layer_versions v on v.layer_id = l.id
     where ${visibility === 'placemaker' ? sql`l.placemaker_visibility` : sql`true`}
       and ${visibility === 'public' ? sql`l.public_webmap_visibility` : sql`true`}
     order by l.z_index, l.layer_name, l.id`.execute(tx);
  return rows;
}

/** One layer, or undefined. */
export async function findLayer(tx: Tx, layerId: string): Promise<LayerRecord | undefined> {
  const { rows } = await sql<LayerRecord>`
    select ${layerColumns}
      from layers l left join layer_versions v on v.layer_id = l.id
     where l.id = ${layerId}`.execute(tx);
  return rows[0];
}

export type FeatureRow = { id: number; layerName: string; properties: Record<string, unknown> };

/** A feature's data, the named fields or all; undefined if the layer or the feature is unknown. */
export async function findFeature(
  tx: Tx,
  layerId: string,
  featureId: number,
  fields: readonly string[] | undefined,
): Promise<FeatureRow | undefined> {
  const { rows } = await sql<FeatureRow>`
    select f.id, l.layer_name as "layerName", f.properties
      from layer_features f join layers l on l.id = f.layer_id
     where f.layer_id = ${layerId} and f.id = ${featureId}`.execute(tx);
  const row = rows[0];
  if (!row || !fields) return row;
  const named = Object.entries(row.properties).filter(([name]) => fields.includes(name));
  return { ...row, properties: Object.fromEntries(named) };
}

export type Extent = [number, number, number, number];
type Sides<T> = { west: T; south: T; east: T; north: T };
/** The box around shapes, all null where there are none. */
export type ExtentRow = Sides<number> | Sides<null>;

/** The box around a layer, or around sites and all layers together; null if there is nothing to draw. */
export async function extentOfLayer(
  tx: Tx,
  layerId: string | undefined,
  projection: string,
): Promise<Extent | null> {
  const { rows } = await sql<ExtentRow>`
    select st_xmin(box) as west, st_ymin(box) as south, st_xmax(box) as east, st_ymax(box) as north
      from (select st_transform(st_setsrid(st_extent(shape)::geometry, 27700), ${Number(projection)}::int) as box
              from (select wkb_geometry as shape from sites
                     where not is_deleted and ${layerId ?? sitesLayerId}::text = ${sitesLayerId}
                    union all
                    select geometry from layer_features
                     where ${layerId ?? null}::text is null or layer_id = ${layerId ?? null}) as shapes
           ) as extent`.execute(tx);
  const row = rows[0];
  return !row || row.west === null ? null : [row.west, row.south, row.east, row.north];
}
