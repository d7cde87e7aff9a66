import { sql, type Tx } from './db.ts';

/** Gives the tiles of these layers new addresses; the last statement of a transaction that changes them. */
export async function bumpLayerVersions(tx: Tx, layerIds: string[]): Promise<void> {
  await sql`
    insert into layer_versions (layer_id)
    select layer_id from unnest(${layerIds}::text[]) as layer_id order by 1
    on conflict (layer_id) do update set version = layer_versions.version + 1`.execute(tx);
}
