import { expect, it } from 'vitest';
import { breaker } from './breaker.ts';

it('a breaker opens at one failure, and lets one try again after its pause', () => {
  let now = 5_000;
  const firestore = breaker(1_000, () => now);
  expect(firestore.isOpen()).toBe(false);
  firestore.open();
  expect(firestore.isOpen()).toBe(true);
  now += 999;
  expect(firestore.isOpen()).toBe(true);
  now += 1;
  expect(firestore.isOpen()).toBe(false);
});
