import { sql, type Tx } from './sql.ts';

/** Does a part of a transaction that may fail by itself: what it wrote is taken back, and its error thrown on. */
export async function partOf<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}
