import { expect, it } from 'vitest';
import { inEachCouncil } from '../each-council.ts';
import { newCouncil } from '../testing/council.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

it('goes on with the other councils where one fails', async () => {
  const [first, second] = [await newCouncil(), await newCouncil()];
  const done: string[] = [];
  await inEachCouncil('counting', ({ shortName }) => {
    if (shortName === first.shortName) throw new Error('erased meanwhile');
    done.push(shortName);
    return Promise.resolve();
  });
  expect(done).toContain(second.shortName);
  expect(done).not.toContain(first.shortName);
});
