import { describe, expect, it } from 'vitest';
import { isHeld, isSame, textOf } from './same-value.ts';

const field = (type: string) => ({ type, format: { min: 0, max: 5 }, options: [] });

describe('what a browser sends back is what the record holds', () => {
  it.each([
    ['number', '1.50', 1.5],
    ['number', '1,200', 1200],
    ['number', 9, 9],
    ['switch', 'yes', true],
    ['switch', 'false', false],
    ['switch', 'dontknow', null],
    ['date', ' 2026-01-31 ', '2026-01-31'],
    ['text.small', ' Yard ', 'Yard'],
    ['text.small', '', null],
    ['list.string', 'retail, office', ['retail', 'office']],
    ['list.string', ['retail'], ['retail']],
    ['list.number', '1,2.50', [1, 2.5]],
    ['json', '{"b":1,"a":[2]}', { a: [2], b: 1 }],
    ['number', undefined, null],
    ['dropdown', 'no option any more', 'no option any more'],
  ])('%s: %j is %j', (type, sent, held) => {
    expect(isHeld(field(type), sent, held)).toBe(true);
  });

  it.each([
    ['number', '1.5', 1.51],
    ['number', 'x', 1],
    ['switch', 'no', null],
    ['switch', 'dontknow', false],
    ['date', '2026-01-31', '2026-02-01'],
    ['list.string', ['office', 'retail'], ['retail', 'office']],
    ['json', '{"a":1}', { a: 1, b: 2 }],
    ['json', '{"a":1,"c":2}', { a: 1, b: 2 }],
    ['text.small', '1', '1.0'],
    ['text.small', null, 'Yard'],
  ])('%s: %j is not %j', (type, sent, held) => {
    expect(isHeld(field(type), sent, held)).toBe(false);
  });
});

it('is told as text', () => {
  expect([null, true, 1.5, ['a', 'b'], { a: 1 }].map(textOf)).toEqual([
    null,
    'true',
    '1.5',
    'a, b',
    '{"a":1}',
  ]);
  expect(isSame([1], { 0: 1 })).toBe(false);
});
