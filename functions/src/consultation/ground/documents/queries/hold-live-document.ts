import { sql, type Tx } from '../../../../platform/db.ts';
import { AppError } from '../../../../platform/errors.ts';

/** Holds a document, whether or not it is deleted, until the transaction ends. */
export async function holdAnyDocument(tx: Tx, id: number): Promise<void> {
  await sql`select from documents where id = ${id} for update`.execute(tx);
}

/** Holds a document that is not deleted until the transaction ends. Throws not-found. */
export async function holdLiveDocument(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`
    select id from documents where id = ${id} and not is_deleted for update`.execute(tx);
  if (rows.length === 0) throw new AppError('not-found');
}
