import { sql, type Tx } from '../../../../platform/db.ts';

/** The number of an attachment among those of its representation. */
export async function findNumber(tx: Tx, fileId: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select number from representation_files where id = ${fileId}`.execute(tx);
  return rows[0]?.number ?? 0;
}
