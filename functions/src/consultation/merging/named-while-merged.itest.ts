import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { atOnce, oneSession } from '../../platform/testing/at-once.ts';
import { duplicateRepresentation } from '../representations/contract.ts';
import { mergeLookAlikes } from './contract.ts';
import { twoOfOne } from './testing/two-of-one.ts';

const { oak, said, officer, twice, merging, merge, peopleOf } = twoOfOne();

describe('a representation of somebody who is merged', () => {
  it('names the one whom the merge kept', async () => {
    const two = await twice('Holm');
    await merge(two);
    const { id } = await said().register({ representee: { contactId: two.other.id } });
    expect(await peopleOf(id)).toEqual(['Ada Holm']);
  });

  it.skipIf(oneSession)('goes over to the kept one where both happen at once', async () => {
    for (const mergeFirst of [true, false]) {
      const two = await twice(mergeFirst ? 'Early' : 'Late');
      const register = () => said().register({ representee: { contactId: two.other.id } });
      const join = () => officer().call(mergeLookAlikes, merging(two));
      const done = await atOnce<unknown>(
        oak(),
        sql`select from contacts where id = ${two.other.id} for update`,
        mergeFirst ? [join, register] : [register, join],
      );
      const { id } = done[mergeFirst ? 1 : 0] as { id: number };
      expect(await peopleOf(id)).toEqual([mergeFirst ? 'Ada Early' : 'Ada Late']);
    }
  });

  it.skipIf(oneSession)('is copied with the kept one where both happen at once', async () => {
    for (const mergeFirst of [true, false]) {
      const two = await twice(mergeFirst ? 'Dawn' : 'Dusk');
      const { id: from } = await said().register({ representee: { contactId: two.other.id } });
      const copy = () => officer().call(duplicateRepresentation, { id: from });
      const join = () => officer().call(mergeLookAlikes, merging(two));
      const done = await atOnce<unknown>(
        oak(),
        sql`select from contacts where id = ${two.other.id} for update`,
        mergeFirst ? [join, copy] : [copy, join],
      );
      const { representation } = done[mergeFirst ? 1 : 0] as { representation: { id: number } };
      const name = mergeFirst ? 'Ada Dawn' : 'Ada Dusk';
      expect(await peopleOf(representation.id)).toEqual([name]);
      expect(await peopleOf(from)).toEqual([name]);
    }
  });
});
