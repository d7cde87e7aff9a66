import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { expect, it } from 'vitest';
import { refusedPlaces, withoutPlaces } from './without-refused.ts';

const on = (dbPropertyName: string): Filter => ({ type: 'text', dbPropertyName, value: 'a' });
const group = (...filters: Filter[]): Filter => ({ type: 'group', operator: '_or', filters });

it('finds the filters that an answer names, however deep', () => {
  expect(
    refusedPlaces({
      'filters[12].dbPropertyName': 'Unknown property: gone',
      'filters[1].filters[0].value': 'Non-existing id: 7',
      'filters[3]': 'No such type',
      sort: 'Unknown property: gone',
    }),
  ).toEqual([[12], [1, 0], [3]]);
});

it('takes away what is named, and a group that held nothing else', () => {
  const filters = [on('one'), group(on('two'), on('three')), group(on('four'))];
  expect(
    withoutPlaces(filters, [
      [1, 0],
      [2, 0],
    ]),
  ).toEqual([on('one'), group(on('three'))]);
  expect(withoutPlaces(filters, [[0], [1]])).toEqual([group(on('four'))]);
  expect(withoutPlaces(filters, [])).toEqual(filters);
});
