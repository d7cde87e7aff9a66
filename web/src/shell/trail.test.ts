import { expect, test } from 'vitest';
import { nextTrail } from './trail.ts';

const search = { key: 'a', title: 'Site search' };
const site = { key: 'b', title: 'Site details' };

test('a link adds a step, going back takes it away', () => {
  const there = nextTrail([search], site, 'PUSH');
  expect(there).toEqual([search, site]);
  expect(nextTrail(there, search, 'POP')).toEqual([search]);
});

test('a replaced address replaces its step', () => {
  expect(nextTrail([search, site], { key: 'c', title: 'Site list' }, 'REPLACE')).toEqual([
    search,
    { key: 'c', title: 'Site list' },
  ]);
});

test('coming in by a bookmark begins anew', () => {
  expect(nextTrail([], site, 'POP')).toEqual([site]);
});
