import { describe, expect, it } from 'vitest';
import type { FieldFormat, FieldOption } from './field.ts';
import { fieldTypeIds, fieldTypes, type FieldTypeId } from './field-types.ts';
import { formatValue } from './format-value.ts';
import { parseValue } from './parse-value.ts';

const field = (
  type: FieldTypeId | 'invented',
  format: FieldFormat = {},
  options: FieldOption[] = [],
) => ({
  type,
  format,
  options,
});

describe('reading a value', () => {
  it.each(fieldTypeIds)('nothing typed into %s is no value', (type) => {
    for (const blank of [null, undefined, '', '  '])
      expect(parseValue(field(type), blank)).toEqual({ value: null });
  });

  it.each([
    ['number', ' 1,234.50 ', 1234.5],
    ['number', -3, -3],
    ['residential-units', '12', 12],
    ['switch', 'Yes', true],
    ['switch', false, false],
    ['switch', 'dontknow', null],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', ' 03/04/2026 ', '2026-04-03'],
    ['date', 'April 3, 2026', '2026-04-03'],
    ['text.small', '  Former depot ', 'Former depot'],
    ['tags', 'green; corner | green', ['green', 'corner', 'green']],
    ['list.number', '1, 2.5', [1, 2.5]],
    ['list.coordinates', '[[1,2]]', [[1, 2]]],
    ['json', { a: 1 }, { a: 1 }],
    ['invented', 'kept as text', 'kept as text'],
  ] as const)('%s takes %j', (type, raw, value) =>
    expect(parseValue(field(type), raw)).toEqual({ value }),
  );

  it.each([
    ['number', '1,5', 'Must be a number'],
    ['number', '1e5', 'Must be a number'],
    ['number', Number.NaN, 'Must be a number'],
    ['residential-units', '1.5', 'Must be a whole number'],
    ['area.hectares', '-1', 'Not in range 0 - ∞'],
    ['lat', '90.5', 'Not in range -90 - 90'],
    ['switch', 'perhaps', 'Must be yes or no'],
    ['date', '2023-02-29', 'Must be a date such as 2026-04-03'],
    ['date', '31/02/2026', 'Must be a date such as 2026-04-03'],
    ['date', 20260403, 'Must be a date such as 2026-04-03'],
    ['text.small', 'x'.repeat(501), 'Must be at most 500 characters'],
    ['text.small', { a: 1 }, 'Must be text'],
    ['text.small', 'a\0b', 'Must be text'],
    ['list.string', [1], 'Must be text'],
    ['list.number', '1, two', 'Must be a number'],
    ['json', '"text"', 'Must be an object or a list'],
    ['geojson', '{', 'Must be an object or a list'],
  ] as const)('%s refuses %j', (type, raw, problem) =>
    expect(parseValue(field(type), raw)).toEqual({ problem }),
  );

  it('keeps to the bounds of the field; 0 to 0 is unbounded', () => {
    const bounded = field('number', { min: 1, max: 5 });
    expect(parseValue(bounded, 6)).toEqual({ problem: 'Not in range 1 - 5' });
    expect(parseValue(bounded, 5)).toEqual({ value: 5 });
    expect(parseValue(field('number', { min: 0, max: 0 }), 6)).toEqual({ value: 6 });
  });

  it('takes only listed options, where some are listed', () => {
    const options = [{ value: 'owned', label: 'Owned by a public authority' }];
    expect(parseValue(field('dropdown', {}, options), 'owned')).toEqual({ value: 'owned' });
    expect(parseValue(field('dropdown', {}, options), 'leased')).toEqual({
      problem: 'Must be one of the options',
    });
    expect(parseValue(field('dropdown'), 'leased')).toEqual({ value: 'leased' });
  });
});

describe('showing a value', () => {
  it.each(fieldTypeIds)('an empty %s is a dash', (type) =>
    expect(formatValue(field(type), null)).toBe('-'),
  );

  it.each([
    ['money.pounds', 1234567.891, '£1,234,567.89'],
    ['money.pounds', -5, '-£5'],
    ['area.hectares', 0.456, '0.46 ha'],
    ['percentage', 12.5, '12.5%'],
    ['residential-units', 1200, '1,200 units'],
    ['switch', true, 'Yes'],
    ['switch', false, 'No'],
    ['date', '2024-02-29', '29 February 2024'],
    ['tags', ['a', 'b'], 'a, b'],
    ['tags', [], '-'],
    ['json', { a: 1 }, '{"a":1}'],
  ] as const)('%s shows %j', (type, value, shown) =>
    expect(formatValue(field(type), value)).toBe(shown),
  );

  it('follows the format and unit of the field, and the labels of its options', () => {
    const format = { NUMBERS_AFTER_DECIMAL_POINT: 1, THOUSANDS_SEPARATOR: ' ' };
    expect(formatValue(field('number', format), 1234.56)).toBe('1 234.6');
    expect(formatValue({ ...field('number'), unit: 'storeys' }, 3)).toBe('3 storeys');
    const options = [{ value: 'owned', label: 'Owned by a public authority' }];
    expect(formatValue(field('dropdown', {}, options), 'owned')).toBe(
      'Owned by a public authority',
    );
  });
});

it('every type names a column that PostgreSQL has', () => {
  const columns = new Set(Object.values(fieldTypes).map(({ column }) => column));
  expect([...columns].toSorted()).toEqual([
    'boolean',
    'date',
    'double precision',
    'integer',
    'jsonb',
    'numeric',
    'numeric[]',
    'text',
    'text[]',
  ]);
});
