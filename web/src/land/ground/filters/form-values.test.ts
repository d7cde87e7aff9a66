import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { describe, expect, test } from 'vitest';
import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import { filledFrom } from './filled-from.ts';
import { beginnings, filtersFrom, overridingIn } from './form-values.ts';

const config: SearchFilter[] = [
  { type: 'text', dbPropertyName: 'search_text', label: 'Words', placeholder: '' },
  {
    type: 'select',
    dbPropertyName: 'storeys',
    label: 'Storeys',
    checkboxes: [{ label: 'Two', value: 2 }],
  },
  { type: 'range', dbPropertyName: 'size_ha', label: 'Size', min: 0, max: 50 },
  {
    type: 'checkbox',
    dbPropertyName: 'deliverable',
    label: 'Deliverable',
    caption: 'Yes',
    value: 'yes',
  },
  {
    type: 'group',
    operator: '_or',
    filters: [
      { type: 'checkbox list', dbPropertyName: 'status', label: 'Status', checkboxes: [] },
      { type: 'date range', dbPropertyName: 'permission_date', label: 'Permission' },
    ],
  },
  { type: 'number', dbPropertyName: 'homes', label: 'Homes', min: 0, max: 9, equality: '>=' },
  {
    type: 'text',
    dbPropertyName: 'reference',
    label: 'Reference',
    placeholder: '',
    overwriteSearchFilters: true,
  },
  {
    type: 'group',
    filters: [{ type: 'in array', dbPropertyName: 'uses', label: 'Uses' }],
  },
  { type: 'in area', label: 'Where' },
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
  '8': { layerId: 'wards', within: 50 },
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
    { type: 'in area', value: { layerId: 'wards', within: 50 } },
  ]);
});

test('text is searched by its first 200 characters, trimmed', () => {
  const [filter] = filtersFrom(config, { '0': ` ${'a'.repeat(300)}` });
  expect(filter).toMatchObject({ value: 'a'.repeat(200) });
});

test('a field that overrides the others is searched by alone, however deep it stands', () => {
  const alone = [{ type: 'text', dbPropertyName: 'reference', value: 'T1' }];
  expect(filtersFrom(config, { ...values, '6': 'T1' })).toEqual(alone);
  const nested: SearchFilter[] = [config[0]!, { type: 'group', filters: [config[6]!] }];
  expect(filtersFrom(nested, { '0': 'mill', '1.0': 'T1' })).toEqual(alone);
  expect(overridingIn(nested, { '0': 'mill' })).toBeUndefined();
});

test('an empty form filters nothing', () => {
  expect(filtersFrom(config, {})).toEqual([]);
  const empty = { '0': ' ', '2': ['', ''], '3': false, '4.0': [], '8': '' };
  expect(filtersFrom(config, empty)).toEqual([]);
});

test('fields begin as the council wrote, but no box is ticked', () => {
  const text: SearchFilter = { ...config[0]!, value: 'mill' };
  const range: SearchFilter = { ...config[2]!, value: [1, null] };
  expect(beginnings([text, config[3]!, { type: 'group', filters: [range] }])).toEqual({
    '0': 'mill',
    '2.0': ['1', ''],
  });
});

describe('filters fill the form in again', () => {
  const again = (filters: Filter[]) => filledFrom(config, filters);
  const text: Filter = { type: 'text', dbPropertyName: 'search_text', value: 'mill' };
  const reference: Filter = { type: 'text', dbPropertyName: 'reference', value: 'T1' };

  test('all of those that came from it', () => {
    const { values: filled, others } = again(filtersFrom(config, values));
    expect(others).toEqual([]);
    expect(filled).toEqual({ ...values, '0': 'mill', '6': undefined });
  });

  test.each<[string, Filter]>([
    ['compares otherwise', { ...text, equality: '=' }],
    ['asks whether it is filled in', { ...text, condition: 'empty', value: null }],
    ['asks what no option says', { type: 'checkbox', dbPropertyName: 'deliverable', value: 'no' }],
    ['is about no field of it', { type: 'text', dbPropertyName: 'notes', value: 'x' }],
    ['excludes an area', { type: 'in area', equality: '!=', value: { layerId: 'flood' } }],
    [
      'is a group of its own',
      { type: 'group', operator: '_or', filters: [text, { ...text, value: 'yard' }] },
    ],
  ])('one that %s stands beside it', (_, filter) => {
    expect(again([filter])).toEqual({ values: {}, others: [filter] });
  });

  test('a second one about the same field stands beside it', () => {
    const second = { ...text, value: 'yard' };
    expect(again([text, second])).toEqual({ values: { '0': 'mill' }, others: [second] });
  });

  test('what must hold anyway is shown in a group of such', () => {
    const uses: Filter = { type: 'in array', dbPropertyName: 'uses', value: ['housing'] };
    expect(again([uses])).toEqual({ values: { '7.0': ['housing'] }, others: [] });
    expect(again([{ type: 'group', operator: '_and', filters: [uses, text] }])).toEqual({
      values: { '0': 'mill', '7.0': ['housing'] },
      others: [],
    });
  });

  test('a comparison of numbers is one end of a range', () => {
    const size: Filter = { type: 'number', dbPropertyName: 'size_ha', equality: '>=', value: 2 };
    expect(again([size]).values).toEqual({ '2': ['2', ''] });
    expect(again([{ ...size, equality: '>' }]).others).toHaveLength(1);
  });

  test('one that would override others stands beside the form, and overrides nothing', () => {
    expect(again([reference])).toEqual({ values: { '6': 'T1' }, others: [] });
    const { values: filled, others } = again([reference, text]);
    expect(canonicalFilters([...filtersFrom(config, filled), ...others])).toBe(
      canonicalFilters([reference, text]),
    );
  });
});
