import { describe, expect, it } from 'vitest';
import type { FieldFormat } from './field.ts';
import { faultsBetween, withCheckedFields } from './field-checks.ts';

const field = (dbPropertyName: string, label: string, type: string, format: FieldFormat = {}) => ({
  dbPropertyName,
  label,
  type,
  format,
  options: [],
  unit: null,
});
const fields = [
  field('from', 'Homes, from', 'number', {
    CHECKS: [{ rule: 'at-most', field: 'to', level: 'refuse' }],
  }),
  field('to', 'Homes, to', 'number'),
  field('granted', 'Permission date', 'date', {
    CHECKS: [
      { rule: 'needs', field: 'status', values: ['permissioned'], level: 'warn' },
      { rule: 'at-most', field: 'ends', level: 'refuse' },
      { rule: 'needs', field: 'lost', level: 'refuse' },
    ],
  }),
  field('status', 'Planning status', 'text.small'),
  field('ends', 'End date', 'date'),
];
const messages = (values: object, touched?: string[]) =>
  faultsBetween(fields, values as Record<string, unknown>, touched).map(({ message }) => message);

describe('checks between fields', () => {
  it.each([
    [{ from: 50, to: 13 }, ['Homes, from (50) is more than Homes, to (13)']],
    [{ from: 9, to: 13 }, []],
    [{ from: 13, to: 13 }, []],
    [{ from: 50, to: null }, []],
    [{ from: null, to: 13 }, []],
    [{ granted: '2026-04-03' }, ['Permission date needs Planning status to be permissioned']],
    [{ granted: '2026-04-03', status: 'permissioned' }, []],
    [
      { granted: '2026-04-03', status: 'permissioned', ends: '2025-12-31' },
      ['Permission date (3 April 2026) is later than End date (31 December 2025)'],
    ],
  ])('%j', (values, found) => expect(messages(values)).toEqual(found));

  it('ask only about what was touched', () => {
    const values = { from: 50, to: 13, granted: '2026-04-03' };
    expect(messages(values, ['status'])).toHaveLength(1);
    expect(messages(values, ['to'])).toHaveLength(1);
    expect(messages(values, ['ends'])).toEqual([]);
  });

  it('say which other fields must be known, in both directions', () => {
    expect(withCheckedFields(fields, ['to']).toSorted()).toEqual(['from', 'to']);
    expect(withCheckedFields(fields, ['granted']).toSorted()).toEqual([
      'ends',
      'granted',
      'status',
    ]);
  });
});
