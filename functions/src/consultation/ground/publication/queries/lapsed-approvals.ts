import { sql, type Tx } from '../../../../platform/db.ts';
import { digest } from './shown.ts';

/**
 * Marks those of these representations as not approved of which something else would be published now than what was
 * approved; gives their ids.
 */
export async function writeApprovalsLapsed(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update representations r
       set publication = null, row_version = r.row_version + 1
      from publications p
     where r.id = any(${ids}::bigint[]) and r.publication = 'Approved' and p.representation_id = r.id
       and p.digest is distinct from ${digest}
    returning r.id`.execute(tx);
  return rows.map(({ id }) => id);
}
