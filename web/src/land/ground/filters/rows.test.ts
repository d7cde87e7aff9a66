import type { Filter } from '@contract/council/ground/filters/filter.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '@contract/platform/testing/thorough.ts';
import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import { conditionsOf } from './conditions.ts';
import type { BuilderField } from './fields.ts';
import { type FieldRow, isRowFinished, type Row } from './row.ts';
import { filtersOfRows, rowsFrom, withCondition, withField, withValues } from './rows.ts';
import {
  withRowChanged,
  countOf,
  duplicated,
  findRow,
  moveRow,
  putBefore,
  without,
} from '../../filter-builder/row-tree.ts';

const field = (name: string, family: BuilderField['family'], values: string[] = []) =>
  [
    name,
    {
      name,
      label: name,
      family,
      unit: null,
      column: true,
      options: values.map((value) => ({ value, label: value })),
    },
  ] as const;
const fields = new Map<string, BuilderField>([
  field('site_name', 'text'),
  field('notes', 'text'),
  field('size_ha', 'number'),
  field('homes', 'number'),
  field('status', 'choice', ['Received', 'Assessed']),
  field('band', 'choice', ['High', 'Low']),
  field('uses', 'list'),
  field('deliverable', 'switch'),
  field('permission_date', 'date'),
]);

const words = fc.constantFrom('mill', "O'Brien", '50%', 'Ärger & Söhne');
const choices = fc.uniqueArray(fc.constantFrom('Received', 'Assessed', 'Gone'), { minLength: 1 });
const size = fc.integer({ min: -4, max: 400 }).map((quarters) => quarters / 4);
const day = fc.constantFrom('2024-02-29', '2025-06-30', '2027-01-01');
const leaf = fc.oneof(
  fc.record({
    type: fc.constant('text'),
    dbPropertyName: fc.constantFrom('site_name', 'status', 'uses', 'lost'),
    equality: fc.constantFrom('=', '!=', null, undefined),
    value: words,
  }),
  fc.record({
    type: fc.constant('text'),
    dbPropertyName: fc.constant('notes'),
    condition: fc.constantFrom('contains', 'not contains'),
    value: words,
  }),
  fc.record({
    type: fc.constantFrom('select', 'checkbox'),
    dbPropertyName: fc.constantFrom(
      'status',
      'uses',
      'notes',
      'deliverable',
      'size_ha',
      'permission_date',
    ),
    equality: fc.constantFrom('=', '!=', undefined),
    value: fc.constantFrom('Received', true, false, 3),
  }),
  fc.record({
    type: fc.constantFrom('checkbox list', 'in array'),
    dbPropertyName: fc.constantFrom('status', 'uses', 'notes', 'site_list', 'size_ha'),
    equality: fc.constantFrom('=', '!=', undefined),
    value: choices,
  }),
  fc.record({
    type: fc.constantFrom('text', 'select', 'number', 'in array', 'date range', 'checkbox'),
    dbPropertyName: fc.constantFrom(...fields.keys(), 'lost'),
    condition: fc.constantFrom('empty', 'not empty'),
    value: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('number'),
    dbPropertyName: fc.constantFrom('size_ha', 'site_name'),
    equality: fc.constantFrom('=', '!=', '>', '>=', '<', '<='),
    value: size,
  }),
  fc.record({
    type: fc.constant('range'),
    dbPropertyName: fc.constant('size_ha'),
    value: fc.tuple(fc.option(size), fc.option(size)),
  }),
  fc.record({
    type: fc.constant('date range'),
    dbPropertyName: fc.constant('permission_date'),
    value: fc.tuple(fc.option(day), fc.option(day)),
  }),
  fc.record({
    type: fc.constant('in area'),
    equality: fc.constantFrom('!=', undefined),
    value: fc.constantFrom({ layerId: 'wards' }, { projection: '3857', bbox: [1, 2, 3, 4] }),
  }),
) as fc.Arbitrary<Filter>;

const { tree } = fc.letrec<{ tree: Filter }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.record({
      type: fc.constant('group' as const),
      operator: fc.constantFrom('_and' as const, '_or' as const),
      filters: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));
const search = fc.array(tree, { maxLength: 4 });

/** Every line written anew, as if somebody had touched each of its parts. */
const rewritten = (rows: readonly Row[]): Row[] =>
  rows.map((row) => {
    if (row.kind === 'group') return { ...row, rows: rewritten(row.rows) };
    return row.kind === 'field' ? withValues(row, row.values) : row;
  });

describe('filters become lines and filters again', () => {
  it('without a difference in what they find', () => {
    fc.assert(
      fc.property(search, (filters) => {
        const back = filtersOfRows(rowsFrom(filters, fields), fields);
        expect(canonicalFilters(back)).toBe(canonicalFilters(filters));
      }),
      drawn(200, 10_000),
    );
  });

  it('as they were, to the letter, while nothing is changed', () => {
    const filters: Filter[] = [
      { type: 'checkbox list', dbPropertyName: 'status', equality: null, value: ['Received'] },
      { type: 'range', dbPropertyName: 'size_ha', value: [null, 3] },
    ];
    expect(filtersOfRows(rowsFrom(filters, fields), fields)).toEqual(filters);
  });

  it('also when every line is written anew', () => {
    fc.assert(
      fc.property(search, (filters) => {
        const back = filtersOfRows(rewritten(rowsFrom(filters, fields)), fields);
        expect(canonicalFilters(back)).toBe(canonicalFilters(filters));
      }),
      drawn(200, 10_000),
    );
  });
});

describe('a line', () => {
  const row = (part: Partial<FieldRow>): FieldRow => ({
    kind: 'field',
    id: 'r',
    field: 'size_ha',
    condition: 'at-least',
    values: ['2'],
    ...part,
  });

  it('of another type of field begins anew, of the same keeps what was asked', () => {
    expect(withField(row({}), 'homes', fields)).toEqual(row({ field: 'homes' }));
    expect(withField(row({}), 'site_name', fields)).toEqual(
      row({ field: 'site_name', condition: 'contains', values: [] }),
    );
    // Another field has other options.
    const status = row({ field: 'status', condition: 'is', values: ['Received'] });
    expect(withField(status, 'band', fields)).toMatchObject({ condition: 'is', values: [] });
  });

  it('needs no value to ask whether a field is filled in', () => {
    const uses = fields.get('uses')!;
    const empty = withCondition(row({ field: 'uses', values: ['a'] }), 'empty', uses);
    expect(filtersOfRows([empty], fields)).toEqual([
      { type: 'in array', dbPropertyName: 'uses', condition: 'empty', value: null },
    ]);
  });

  it.each([
    ['a field without a value', row({ values: [] })],
    ['no number', row({ values: ['two'] })],
    ['no field', row({ field: '', values: ['2'] })],
    ['half a range', row({ condition: 'between', values: ['2'] })],
    ['blanks', row({ field: 'site_name', condition: 'is', values: ['  '] })],
  ])('with %s is no filter yet', (_, unfinished) => {
    expect(filtersOfRows([unfinished], fields)).toEqual([]);
    const known = fields.get(unfinished.field);
    expect(known !== undefined && isRowFinished(unfinished, known)).toBe(false);
  });

  it.each([
    ['number', ['is', 'is-not', 'at-least', 'more', 'at-most', 'less']],
    ['text', ['is', 'is-not', 'contains', 'contains-not']],
    ['list', ['contains', 'empty', 'not-empty']],
    ['switch', ['is', 'is-not']],
  ] as const)('about a %s is offered the conditions of the specification', (family, offered) => {
    expect(conditionsOf(family)).toEqual(offered);
    expect(conditionsOf(family, 'between').at(-1)).toBe('between');
  });
});

describe('lines are put in order', () => {
  const line = (id: string): Row => ({ kind: 'field', id, field: '', condition: 'is', values: [] });
  const group = (id: string, ...rows: Row[]): Row => ({ kind: 'group', id, operator: '_or', rows });
  const rows = [line('a'), group('g', line('b'), line('c')), line('d')];
  const shape = (list: readonly Row[]): unknown[] =>
    list.map((row) => (row.kind === 'group' ? shape(row.rows) : row.id));

  it('up and down, and out of a group at its ends', () => {
    expect(shape(moveRow(rows, 'd', -1))).toEqual(['a', 'd', ['b', 'c']]);
    expect(shape(moveRow(rows, 'c', -1))).toEqual(['a', ['c', 'b'], 'd']);
    expect(shape(moveRow(rows, 'c', 1))).toEqual(['a', ['b'], 'c', 'd']);
    expect(shape(moveRow(rows, 'a', -1))).toEqual(['a', ['b', 'c'], 'd']);
  });

  it('before any other, though no group into itself', () => {
    expect(shape(putBefore(rows, 'a', 'c'))).toEqual([['b', 'a', 'c'], 'd']);
    expect(shape(putBefore(rows, 'g', 'b'))).toEqual(shape(rows));
  });

  it('a group goes with its last line; a copy has ids of its own', () => {
    expect(shape(without(without(rows, 'b'), 'c'))).toEqual(['a', 'd']);
    const twice = duplicated(rows, 'g');
    expect(countOf(twice)).toBe(8);
    expect(new Set(twice.map((row) => row.id)).size).toBe(4);
    expect(
      findRow(
        withRowChanged(rows, 'b', () => [line('e')]),
        'e',
      ),
    ).toBeDefined();
  });
});
