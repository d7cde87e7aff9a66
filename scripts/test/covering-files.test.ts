import { expect, it } from 'vitest';
import { coveringFiles } from './covering-files.ts';

const seenIn = new Map([
  ['slow', new Set(['a', 'b', 'c'])],
  ['quick', new Set(['a', 'b'])],
  ['alone', new Set(['d'])],
  ['needless', new Set(['b'])],
]);

it('takes the files that see most for their time, until everything is seen', () => {
  const took = new Map([['slow', 60_000]]);
  expect(coveringFiles(seenIn, took, [])).toEqual(['quick', 'alone', 'slow']);
  expect(coveringFiles(seenIn, new Map(), [])).toEqual(['slow', 'alone']);
});

it('takes what is always run, and nothing for what that sees', () => {
  expect(coveringFiles(seenIn, new Map(), ['slow', 'other'])).toEqual(['slow', 'other', 'alone']);
});
