import { expect, test } from 'vitest';
import { ChosenScenarios } from './chosen-scenarios.ts';

test('a site is its base until another scenario is chosen', () => {
  const chosen = new ChosenScenarios();
  let told = 0;
  const leave = chosen.subscribe(7, () => (told += 1));
  expect(chosen.of(7)).toBe('base');
  chosen.choose(7, 'dense');
  chosen.choose(7, 'dense');
  chosen.choose(8, 'dense');
  expect(chosen.of(7)).toBe('dense');
  expect(told).toBe(1);
  leave();
  chosen.choose(7, 'base');
  expect(told).toBe(1);
});

test('sites have a scenario in common only where all are shown under it', () => {
  const chosen = new ChosenScenarios();
  expect(chosen.common([7, 8])).toBeUndefined();
  chosen.choose(7, 'dense');
  expect(chosen.common([7, 8])).toBeUndefined();
  chosen.choose(8, 'dense');
  expect(chosen.common([7, 8])).toBe('dense');
  expect(chosen.common([9])).toBeUndefined();
});
