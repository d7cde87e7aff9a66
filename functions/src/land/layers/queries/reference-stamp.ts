import { sql, type Tx } from '../../../platform/db.ts';
import type { FilterReferences } from '../filter-references.ts';

/** A text that changes whenever a list or layer that filters refer to does; undefined if they refer to none. */
export async function referenceStamp(
  tx: Tx,
  { lists, layers }: FilterReferences,
): Promise<string | undefined> {
  if (lists.length + layers.length === 0) return undefined;
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws('-',
      (select count(*) from site_list_members where list_id = any(${lists}::bigint[])),
      (select floor(1000 * extract(epoch from max(added_at)))::bigint
         from site_list_members where list_id = any(${lists}::bigint[])),
      (select sum(version) from layer_versions where layer_id = any(${layers}::text[]))) as stamp`.execute(
    tx,
  );
  return rows[0]?.stamp;
}
