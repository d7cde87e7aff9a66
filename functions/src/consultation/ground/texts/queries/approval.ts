import { sql, type Tx } from '../../../../platform/db.ts';

/**
 * Takes back what was asked for or approved of a representation, for its public text is another now; gives whether
 * there was anything. A published edition stays as it is until it is published again, unless it shows what is redacted now.
 */
export async function lapseApproval(tx: Tx, representationId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update representations
       set publication = null, row_version = row_version + 1
     where id = ${representationId} and publication in ('Waiting for approval', 'Approved')
    returning id`.execute(tx);
  return rows.length > 0;
}
