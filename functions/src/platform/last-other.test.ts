import { expect, it } from 'vitest';
import { lastOtherThan } from './last-other.ts';

it('says when another council asked last, however often one asks itself', () => {
  const others = lastOtherThan();
  expect(others.askedAt('oak')).toBe(-Infinity);
  others.note('oak', 1);
  expect(others.askedAt('oak')).toBe(-Infinity);
  expect(others.askedAt('elm')).toBe(1);
  others.note('elm', 2);
  others.note('ash', 3);
  for (const at of [4, 5]) others.note('oak', at);
  expect(others.askedAt('oak')).toBe(3);
  expect(others.askedAt('elm')).toBe(5);
});
