import { expect, it } from 'vitest';
import { afterSecondRun, NONE } from './tally.ts';

it('tells what only the second run mended, and counts what failed in both, of whatever, once', () => {
  const first = { ...NONE, passed: 7, failures: ['a — slow', 'b — slow'], retried: ['c — late'] };
  const second = { ...NONE, passed: 9, failures: ['b — wrong'], retried: ['c — late', 'd — late'] };
  expect(afterSecondRun(first, second)).toEqual({
    passed: 9,
    failures: ['b — wrong'],
    retried: ['c — late', 'd — late', 'a — slow'],
    skipped: 0,
  });
});
