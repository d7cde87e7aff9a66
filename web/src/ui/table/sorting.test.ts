import { expect, test } from 'vitest';
import { sortRows } from './sorting.ts';

const sorted = (values: unknown[], descending = false) =>
  sortRows(values, (value) => value, descending);

test('numbers go by size, words by the alphabet with their numbers counted', () => {
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
  expect(sorted(['Site 10', 'site 9', 'Élan', 'Elm'])).toEqual([
    'Élan',
    'Elm',
    'site 9',
    'Site 10',
  ]);
});

test('empty values come last whichever way it runs', () => {
  expect(sorted([null, 2, '', 1, undefined])).toEqual([1, 2, null, '', undefined]);
  expect(sorted([null, 2, '', 1, undefined], true)).toEqual([2, 1, null, '', undefined]);
});

test('equal rows stay as they stood, both ways', () => {
  const rows = [
    { id: 1, key: 'a' },
    { id: 2, key: 'b' },
    { id: 3, key: 'a' },
  ];
  const ids = (descending: boolean) =>
    sortRows(rows, ({ key }) => key, descending).map(({ id }) => id);
  expect(ids(false)).toEqual([1, 3, 2]);
  expect(ids(true)).toEqual([2, 1, 3]);
});
