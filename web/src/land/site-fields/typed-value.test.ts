import type { CellConfig } from '@contract/council/ground/configs/types/cell-config.ts';
import type { FieldFormat } from '@contract/council/ground/dictionary/field.ts';
import { describe, expect, test } from 'vitest';
import { cellOf, choicesOf, shownText } from './cell.ts';
import { readTyped, typedOf } from './typed-value.ts';

const cell = (
  type: string,
  config: Partial<CellConfig> = {},
  format: FieldFormat = {},
  options: string[] = [],
) =>
  cellOf(
    {
      dbPropertyName: 'it',
      label: 'It',
      editable: true,
      cellConfig: { fieldType: 'text', ...config } as CellConfig,
    },
    new Map([
      [
        'it',
        {
          dbPropertyName: 'it',
          label: 'It',
          type,
          unit: null,
          format,
          description: null,
          editable: true,
          filterable: true,
          searchable: false,
          options: options.map((value) => ({ value, label: `The ${value}` })),
          standardName: null,
          position: 0,
        },
      ],
    ]),
  )!;
const between = cell('number', { min: 1, max: 10 });

describe('a number that is typed', () => {
  test.each([
    ['5', { value: 5 }],
    [' 1.50 ', { value: 1.5 }],
    ['', { value: null }],
    ['0', { problem: 'Not in range 1 - 10' }],
    ['11', { problem: 'Not in range 1 - 10' }],
    ['07', { problem: 'Must have no leading zeros' }],
    ['ten', { problem: 'Must be a number' }],
    ['1,5', { problem: 'Must be a number' }],
  ])('%s', (typed, read) => expect(readTyped(between, typed)).toEqual(read));

  test('0.5 has no leading zero that counts', () =>
    expect(readTyped(cell('number'), '0.5')).toEqual({ value: 0.5 }));
  test('0 to 0 is no bound', () =>
    expect(readTyped(cell('number', { min: 0, max: 0 }), '-700')).toEqual({ value: -700 }));
  test('the dictionary bounds what the page does not', () => {
    expect(readTyped(cell('number', {}, { min: 2, max: 3 }), '4')).toEqual({
      problem: 'Not in range 2 - 3',
    });
    expect(readTyped(cell('area.hectares'), '-1')).toEqual({ problem: 'Not in range 0 - ∞' });
  });
  test('thousands are set off as the field writes them', () => {
    expect(readTyped(cell('number'), '1,234,567.5')).toEqual({ value: 1234567.5 });
    expect(readTyped(cell('number', {}, { THOUSANDS_SEPARATOR: ' ' }), '12 000')).toEqual({
      value: 12000,
    });
  });
  test('no more decimals than the field has', () =>
    expect(readTyped(cell('number', {}, { NUMBERS_AFTER_DECIMAL_POINT: 1 }), '1.25')).toEqual({
      problem: 'Must have at most 1 decimals',
    }));
  test('homes are whole', () =>
    expect(readTyped(cell('residential-units'), '1.5')).toEqual({
      problem: 'Must be a whole number',
    }));
});

describe('other values that are typed', () => {
  test.each([
    ['switch', 'true', true],
    ['switch', 'dontknow', null],
    ['date', '3 April 2026', '2026-04-03'],
    ['list.string', ' a, b \n\nc', ['a, b', 'c']],
    ['list.number', '1\n2.5', [1, 2.5]],
    ['json', '{"a":1}', { a: 1 }],
    [
      'list.coordinates',
      '51.5, -0.1\n1;2',
      [
        [51.5, -0.1],
        [1, 2],
      ],
    ],
    ['list.lists', '[["a"],["b"]]', [['a'], ['b']]],
    ['text.small', '  words ', 'words'],
    ['text.small', '   ', null],
  ])('%s %s', (type, typed, value) => expect(readTyped(cell(type), typed)).toEqual({ value }));

  test.each([
    ['date', '31 February 2026', 'Must be a date such as 3 April 2026 or 03/04/2026'],
    ['json', '{', 'Must be an object or a list'],
    ['list.number', '1\nx', 'Must be a number'],
    ['list.coordinates', '1, 2, 3', 'Must be two numbers on each line, with a comma between'],
    ['list.coordinates', '1, x', 'Must be two numbers on each line, with a comma between'],
  ])('%s %s is refused', (type, typed, problem) =>
    expect(readTyped(cell(type), typed)).toEqual({ problem }),
  );

  test.each([
    ['switch', null],
    ['switch', false],
    ['date', '2026-04-03'],
    ['list.string', ['a|b', 'c']],
    ['number', 1234.5],
    ['json', { a: [1] }],
    ['list.coordinates', [[51.5, -0.1]]],
    ['list.address', ['1 Oak Lane, Elm', 'Mill']],
    ['text.large', 'two\nlines'],
  ])('%s comes back as it was: %j', (type, value) =>
    expect(readTyped(cell(type), typedOf(cell(type), value))).toEqual({ value }),
  );
});

describe('what the cell asks for', () => {
  const chosen = cell('list.string', {
    fieldType: 'select',
    options: [{ label: 'Gas', value: 'gas' }],
  });
  test('several are chosen from its options; what was there before may stay', () => {
    expect(readTyped(chosen, 'gas\ncoal')).toEqual({ problem: 'Must be one of the options' });
    expect(readTyped(chosen, 'gas\ncoal', ['coal'])).toEqual({ value: ['gas', 'coal'] });
  });
  test('or from the dictionary’s', () => {
    expect(choicesOf(cell('dropdown', {}, {}, ['a']))).toEqual([{ value: 'a', label: 'The a' }]);
    expect(choicesOf(cell('list.number', {}, {}, ['1']))).toHaveLength(1);
    expect(choicesOf(cell('text.small', {}, {}, ['a']))).toBeUndefined();
    expect(choicesOf(cell('list.string'))).toBeUndefined();
  });
  test('its rule is kept to as the server does', () => {
    const coded = cell('text.small', { validation: '/[A-Z]{2}/' });
    expect(readTyped(coded, 'ab')).toEqual({ problem: 'Must have the form [A-Z]{2}' });
    expect(readTyped(coded, 'AB')).toEqual({ value: 'AB' });
    const mailed = cell('list.string', { validation: 'email' });
    expect(readTyped(mailed, 'a@oak.example\nb')).toEqual({ problem: 'Email must be valid' });
  });
});

test.each([
  ['list.string', ['gas', 'coal'], 'Gas, coal'],
  ['list.number', [2026, 1.5], '2026, 1.5'],
  ['list.address', ['1 Oak Lane, Elm', 'Mill'], '1 Oak Lane, Elm\nMill'],
  [
    'list.coordinates',
    [
      [51.5, -0.1],
      [1, 2],
    ],
    '51.5, -0.1\n1, 2',
  ],
  ['list.lists', [['a', 'b'], ['c']], 'a, b\nc'],
  ['geojson', { type: 'Polygon', coordinates: [] }, 'Polygon'],
  ['json', { a: 1 }, '{"a":1}'],
  ['list.string', [], '-'],
])('%s %j reads as people read it', (type, value, text) => {
  const options = [{ label: 'Gas', value: 'gas' }];
  const config = type === 'list.string' ? ({ fieldType: 'select', options } as const) : {};
  expect(shownText(cell(type, config), value)).toBe(text);
});

test('a number that is chosen reads by its option', () => {
  const options = [{ label: 'Two storeys', value: '2' }];
  expect(shownText(cell('number', { fieldType: 'select', options }), 2)).toBe('Two storeys');
});
