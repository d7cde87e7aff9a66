import { expect, test } from 'vitest';
import { suggestTags } from './suggest.ts';

const all = [
  'flood-risk',
  'green-belt',
  'near-flood',
  ...Array.from({ length: 9 }, (_, i) => `a${i}`),
];

test('tags are suggested by any part of their name, without those the site has', () => {
  expect(suggestTags(all, 'flood', new Set())).toEqual(['flood-risk', 'near-flood']);
  expect(suggestTags(all, 'flood', new Set(['flood-risk']))).toEqual(['near-flood']);
});

test('at most eight, and none for nothing', () => {
  expect(suggestTags(all, 'a', new Set())).toHaveLength(8);
  expect(suggestTags(all, '', new Set())).toEqual([]);
});
