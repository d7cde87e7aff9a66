import type { CellConfig } from '@contract/council/ground/configs/types/cell-config.ts';
import { expect, test } from 'vitest';
import { cellOf } from '../../../site-fields/cell.ts';
import { readPasted } from './read-pasted.ts';

function cell(type: string, config: Partial<CellConfig> = {}, options: string[] = []) {
  const named = { dbPropertyName: 'it', label: 'It' };
  const field = {
    ...named,
    type,
    unit: null,
    format: {},
    description: null,
    editable: true,
    filterable: true,
    searchable: true,
    standardName: null,
    position: 0,
    options: options.map((value) => ({ value, label: `The ${value}` })),
  };
  const placed = { ...named, editable: true, cellConfig: { fieldType: 'text', ...config } };
  return cellOf(placed as Parameters<typeof cellOf>[0], new Map([['it', field]]))!;
}

test.each([
  ['money.pounds', '£1,234.50', 1234.5],
  ['money.pounds', '-£5', -5],
  ['percentage', '45%', 45],
  ['area.hectares', '0.75 ha', 0.75],
  ['number', '12', 12],
  ['switch', 'YES', true],
  ['switch', 'No', false],
  ['date', '3 April 2026', '2026-04-03'],
  ['text.small', '  a word ', 'a word'],
  ['text.small', '-', null],
  ['number', '', null],
  ['list.string', 'one, two\nthree', ['one', 'two', 'three']],
  ['list.address', '1, High Street\n2, Low Road', ['1, High Street', '2, Low Road']],
])('a %s is read from %j', (type, text, value) => {
  expect(readPasted(cell(type), text)).toEqual({ value });
});

test('options are read by their labels, in lists too', () => {
  expect(readPasted(cell('dropdown', {}, ['a', 'b']), 'the B')).toEqual({ value: 'b' });
  expect(readPasted(cell('tags', {}, ['a', 'b']), 'The a, b')).toEqual({ value: ['a', 'b'] });
});

test('what is no value, or wants a word typed, is refused with the reason', () => {
  expect(readPasted(cell('number'), 'much')).toEqual({ problem: 'Must be a number' });
  expect(readPasted(cell('switch'), 'perhaps')).toEqual({ problem: 'Must be Yes or No' });
  expect(readPasted(cell('number', { needConfirm: true }), '1')).toHaveProperty('problem');
});
