import { sql, type Tx } from '../../../platform/db.ts';
import { partOf } from '../../../platform/savepoint.ts';

/** Specification 001, section 9. */
const MAX_SECONDS = 60;
/** The database gave a statement up: it took too long, or waited too long for somebody else's. */
const GIVEN_UP = new Set(['57014', '55P03']);

/** What is drawn from the database, or undefined where that takes over 60 seconds. */
export async function drawnInTime<T>(tx: Tx, draw: () => Promise<T>): Promise<T | undefined> {
  const { rows } = await sql<{ usual: string }>`
    select current_setting('statement_timeout') as usual`.execute(tx);
  try {
    return await partOf(tx, async () => {
      await limit(tx, `${MAX_SECONDS}s`);
      const drawn = await draw();
      await limit(tx, rows[0]!.usual);
      return drawn;
    });
  } catch (error) {
    if (GIVEN_UP.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

const limit = (tx: Tx, time: string) =>
  sql`select set_config('statement_timeout', ${time}, true)`.execute(tx);
