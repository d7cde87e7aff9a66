import { type Sql, sql, type Tx } from '../../../platform/db.ts';

/**
 * Marks those of these representations `r` as not published whose published edition `p` meets a condition; gives their
 * ids. Their edition is still to be withdrawn.
 */
export async function writeUnpublished(
  tx: Tx,
  ids: readonly number[],
  condition: Sql<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update representations r
       set publication = null, row_version = r.row_version + 1
      from published_representations p
     where r.id = any(${ids}::bigint[]) and p.representation_id = r.id and (${condition})
    returning r.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of which of these representations the public reads an edition. */
export async function publicAmong(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select representation_id as id from published_representations
     where representation_id = any(${ids}::bigint[])`.execute(tx);
  return rows.map(({ id }) => id);
}
