import { sql, type Tx } from '../../../platform/db.ts';

interface LayerRow {
  id: string;
  name: string;
  geometryKind: 'point' | 'line' | 'polygon';
  mbstyle: string;
  /** The property that names its features, if the file shows one. */
  namedBy: string | null;
  attribution: string | null;
}

/**
 * Adds the layer, listed but off until somebody shows it or puts it on the map (add_on_map), or gives an existing one
 * its new name and the attribution, if there is one; style, visibility and naming remain the council's. Gives whether
 * anything about it changed.
 */
export async function upsertLayer(tx: Tx, layer: LayerRow): Promise<boolean> {
  const { rows } = await sql`
    insert into layers (id, layer_name, category, mbstyle, geometry_kind, column_name, add_on_map, attribution)
    values (${layer.id}, ${layer.name}, 'Imported', ${layer.mbstyle}, ${layer.geometryKind}, ${layer.namedBy}, false,
            ${layer.attribution})
    on conflict (id) do update
       set layer_name = excluded.layer_name, updated_at = now(),
           column_name = coalesce(layers.column_name, excluded.column_name),
           attribution = coalesce(excluded.attribution, layers.attribution)
     where layers.layer_name is distinct from excluded.layer_name
        or (layers.column_name is null and excluded.column_name is not null)
        or layers.attribution is distinct from coalesce(excluded.attribution, layers.attribution)
    returning id`.execute(tx);
  return rows.length > 0;
}

export interface LayerFeature {
  reference: string;
  properties: Record<string, unknown>;
  ewkb: string;
}

/** Writes features by reference; gives those that were new or changed. */
export async function upsertFeatures(tx: Tx, layerId: string, features: LayerFeature[]) {
  const { rows } = await sql<{ reference: string; created: boolean }>`
    insert into layer_features as f (layer_id, source_reference, properties, geometry)
    select ${layerId}, i.reference, i.properties, i.ewkb::geometry
      from jsonb_to_recordset(${JSON.stringify(features)}::jsonb) as i (reference text, properties jsonb, ewkb text)
    on conflict (layer_id, source_reference) do update
       set properties = excluded.properties, geometry = excluded.geometry
     where f.properties is distinct from excluded.properties or f.geometry is distinct from excluded.geometry
    returning source_reference as reference, xmax = 0 as created`.execute(tx);
  return rows;
}

/** What the layer holds, as `findAlike` reads it. */
export const storedFeatures = (layerId: string) => sql`
  select id, source_reference, geometry as shape, properties from layer_features where layer_id = ${layerId}`;

/** Gives features the references under which a file brings them again. */
export async function renameFeatures(
  tx: Tx,
  layerId: string,
  renamed: readonly { id: number; reference: string }[],
): Promise<void> {
  await sql`
    update layer_features f set source_reference = r.reference
      from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r (id bigint, reference text)
     where f.layer_id = ${layerId} and f.id = r.id`.execute(tx);
}

/** Removes what an earlier file had and this one no longer has; gives how many. */
export async function deleteOtherFeatures(
  tx: Tx,
  layerId: string,
  references: string[],
): Promise<number> {
  const { rows } = await sql`
    delete from layer_features
     where layer_id = ${layerId} and not (source_reference = any(${references})) returning id`.execute(
    tx,
  );
  return rows.length;
}
