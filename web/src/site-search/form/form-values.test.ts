import type { SearchFilter } from '@contract/configs/types/site-search.ts';
import { expect, test } from 'vitest';
import { filtersFrom, numberProblem, valuesFrom } from './form-values.ts';

const config: SearchFilter[] = [
  { type: 'text', dbPropertyName: 'search_text', label: 'Words', placeholder: '' },
  { type: 'select', dbPropertyName: 'storeys', label: 'Storeys', checkboxes: [{ label: 'Two', value: 2 }] }, // prettier-ignore
  { type: 'range', dbPropertyName: 'size_ha', label: 'Size', min: 0, max: 50 },
  { type: 'checkbox', dbPropertyName: 'deliverable', label: 'Deliverable', caption: 'Yes', value: 'yes' }, // prettier-ignore
  {
    type: 'group',
    operator: '_or',
    filters: [
      { type: 'checkbox list', dbPropertyName: 'status', label: 'Status', checkboxes: [] },
      { type: 'date range', dbPropertyName: 'permission_date', label: 'Permission' },
    ],
  },
  { type: 'number', dbPropertyName: 'homes', label: 'Homes', min: 0, max: 9, equality: '>=' },
  { type: 'text', dbPropertyName: 'reference', label: 'Reference', placeholder: '', overwriteSearchFilters: true }, // prettier-ignore
];
const values = {
  '0': '  mill ',
  '1': '2',
  '2': ['1.5', ''] as [string, string],
  '3': true,
  '4.0': ['Received'],
  '4.1': ['', '2026-04-03'] as [string, string],
  '5': '7',
  '6': '',
};

test('a filled-in form is its filters, with the values the council wrote', () => {
  expect(filtersFrom(config, values)).toEqual([
    { type: 'text', dbPropertyName: 'search_text', value: 'mill' },
    { type: 'select', dbPropertyName: 'storeys', value: 2 },
    { type: 'range', dbPropertyName: 'size_ha', value: [1.5, null] },
    { type: 'checkbox', dbPropertyName: 'deliverable', value: 'yes' },
    {
      type: 'group',
      operator: '_or',
      filters: [
        { type: 'checkbox list', dbPropertyName: 'status', value: ['Received'] },
        { type: 'date range', dbPropertyName: 'permission_date', value: [null, '2026-04-03'] },
      ],
    },
    { type: 'number', dbPropertyName: 'homes', equality: '>=', value: 7 },
  ]);
});

test('filters fill the form in again', () => {
  const again = valuesFrom(config, filtersFrom(config, values));
  expect(filtersFrom(config, again)).toEqual(filtersFrom(config, values));
  expect(again['0']).toBe('mill');
  expect(again['4.1']).toEqual(['', '2026-04-03']);
});

test('a field that overrides the others is searched by alone', () => {
  expect(filtersFrom(config, { ...values, '6': 'T1' })).toEqual([
    { type: 'text', dbPropertyName: 'reference', value: 'T1' },
  ]);
});

test('an empty form filters nothing', () => {
  expect(filtersFrom(config, {})).toEqual([]);
  expect(filtersFrom(config, { '0': ' ', '2': ['', ''], '3': false, '4.0': [] })).toEqual([]);
});

test('a number outside its range, or none, is named', () => {
  const range = config[2] as SearchFilter;
  expect(numberProblem('51', range)).toBe('out-of-range');
  expect(numberProblem('x', range)).toBe('not-a-number');
  expect(numberProblem('', range)).toBeUndefined();
  expect(numberProblem('50', range)).toBeUndefined();
});
