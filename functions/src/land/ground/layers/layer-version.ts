import { sql, type Tx } from '../../../platform/db.ts';

/** Makes addresses of the layer's tiles new; the last statement of a transaction that changes the layer. */
export async function bumpLayerVersion(tx: Tx, layerId: string): Promise<void> {
  await sql`
    insert into layer_versions (layer_id) values (${layerId})
    on conflict (layer_id) do update set version = layer_versions.version + 1`.execute(tx);
}
