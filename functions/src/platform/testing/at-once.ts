import { expect } from 'vitest';
import type { Sql } from '../sql.ts';
import { inSchemaOf } from './owner-tx.ts';
import { countWaiting } from './waiting-sessions.ts';

/** The embedded database has one session: two transactions are never open at once. */
export const oneSession = process.env.TEST_DATABASE === 'embedded';

/**
 * Lets calls begin one after the other, and each reach the lock of the rows that `held` holds, before any of them goes on;
 * PostgreSQL only. Gives what became of each. At most three: councils that other files of tests have made may have asked
 * lately, and what is left free for them (council-lines.ts) is not this council's.
 */
async function eachAtOnce<T>(
  council: { mainSchema: string },
  held: Sql,
  calls: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const begun: Promise<T>[] = [];
  await inSchemaOf(council, async (tx) => {
    await held.execute(tx);
    for (const call of calls) {
      const called = call();
      called.catch(() => undefined);
      begun.push(called);
      await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(begun.length);
    }
  });
  return Promise.allSettled(begun);
}

/** As eachAtOnce, where all of them succeed. Throws what one of them threw. */
export async function atOnce<T>(...given: Parameters<typeof eachAtOnce<T>>): Promise<T[]> {
  return (await eachAtOnce(...given)).map((ended) => {
    if (ended.status === 'rejected') throw ended.reason;
    return ended.value;
  });
}
