import { sql, type Tx } from '../../../../platform/db.ts';

/** What layers are called, by their ids. */
export async function findLayerNames(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, layer_name as name from layers where id = any(${ids}::text[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
