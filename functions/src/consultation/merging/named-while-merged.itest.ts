import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { countWaiting } from '../../platform/testing/waiting-sessions.ts';
import { mergeLookAlikes } from './contract.ts';
import { twoOfOne } from './testing/two-of-one.ts';

const { oak, said, officer, twice, merging, merge, peopleOf } = twoOfOne();

/** The embedded database has one session: two transactions are never open at once. */
const embedded = process.env.TEST_DATABASE === 'embedded';

describe('a representation of somebody who is merged', () => {
  it('names the one whom the merge kept', async () => {
    const two = await twice('Holm');
    await merge(two);
    const { id } = await said().register({ representee: { contactId: two.other.id } });
    expect(await peopleOf(id)).toEqual(['Ada Holm']);
  });

  it.skipIf(embedded)('goes over to the kept one where both happen at once', async () => {
    for (const mergeFirst of [true, false]) {
      const two = await twice(mergeFirst ? 'Early' : 'Late');
      const register = () => said().register({ representee: { contactId: two.other.id } });
      const join = () => officer().call(mergeLookAlikes, merging(two));
      const begun: Promise<unknown>[] = [];
      await inSchemaOf(oak(), async (tx) => {
        await sql`select from contacts where id = ${two.other.id} for update`.execute(tx);
        for (const call of mergeFirst ? [join, register] : [register, join]) {
          const called = call();
          called.catch(() => undefined);
          begun.push(called);
          await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(begun.length);
        }
      });
      const done = (await Promise.all(begun)) as { id: number }[];
      const { id } = done[mergeFirst ? 1 : 0]!;
      expect(await peopleOf(id)).toEqual([mergeFirst ? 'Ada Early' : 'Ada Late']);
    }
  });
});
