import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewOr, SEED, seeded, THOROUGH, writesToKillAt } from './thorough.ts';

it('tries few by default and many when asked, from a seed that can be given again', () => {
  expect(fewOr(3, 90)).toBe(THOROUGH ? 90 : 3);
  const drawn = () => fc.sample(fc.integer(), { ...seeded(5, 50), seed: SEED });
  expect(drawn()).toEqual(drawn());
  expect(drawn()).toHaveLength(THOROUGH ? 50 : 5);
});

it('kills at writes that leave none out for good: each residue has its seed', () => {
  const writes = writesToKillAt();
  const [first, second] = [writes.next().value, writes.next().value];
  expect(first).toBeGreaterThanOrEqual(1);
  expect(second - first).toBe(THOROUGH ? 1 : 3);
  expect(first).toBeLessThanOrEqual(second - first);
});
