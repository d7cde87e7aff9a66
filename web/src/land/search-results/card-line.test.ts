import { expect, test } from 'vitest';
import { cardLine, type CardElement } from './card-line.ts';

const element = { label: 'Size', dbPropertyName: 'size_ha', measurement: 'ha' };
const line = (value: unknown, more: Partial<CardElement> = {}) =>
  cardLine({ ...element, ...more }, undefined, value);

test.each([
  [1234.5, {}, '1,234.5 ha'],
  [
    1234.567,
    { formatting: { NUMBERS_AFTER_DECIMAL_POINT: 1, THOUSANDS_SEPARATOR: ' ' } },
    '1 234.6 ha',
  ],
  [2, { formatting: { NUMBERS_AFTER_DECIMAL_POINT: 2 }, measurement: undefined }, '2.00'],
  [50_000, { prefix: '£', measurement: undefined }, '£50,000'],
  [12, { measurement: '%' }, '12%'],
  [null, {}, '-'],
  ['', {}, '-'],
  ['Received', { measurement: undefined }, 'Received'],
])('%s with %o reads %s', (value, more, text) => expect(line(value, more).text).toBe(text));

test('a value that the council coloured has its dot, another none', () => {
  const formatting = { COLOURED_DOT: [{ value: 'Received', color: '#0072b2' }] };
  expect(line('Received', { formatting }).dot).toBe('#0072b2');
  expect(line('Assessed', { formatting }).dot).toBeUndefined();
});
