import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { StreetNames } from './streets.ts';

test('a very large town never runs out of names of streets, and no two share one', () => {
  const names = new StreetNames(seededRandom('a very large town'));
  const given = Array.from({ length: 12_000 }, () => names.name('close'));
  expect(new Set(given).size).toBe(12_000);
});
