import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawn } from '../../platform/testing/thorough.ts';
import {
  joinEscaped,
  readableValue,
  readEditContent,
  splitEscaped,
  writeEditContent,
} from './edit-content.ts';

it('is pipe-separated, with pipes and backslashes in values escaped', () => {
  const edit = { field: 'Homes', oldValue: 'a|b', newValue: 'c\\d' };
  expect(writeEditContent(edit)).toBe('Homes|a\\|b|c\\\\d');
  expect(readEditContent('Homes|a\\|b|c\\\\d')).toEqual(edit);
  expect(readEditContent('Homes||12')).toEqual({ field: 'Homes', oldValue: '', newValue: '12' });
  expect(readEditContent('Homes')).toEqual({ field: 'Homes', oldValue: '', newValue: '' });
});

it('gives any values back as they were', () => {
  const text = fc.string({ unit: fc.constantFrom('|', '\\', 'a', '\n', '£', '𝄞') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (values) => {
      expect(splitEscaped(joinEscaped(values))).toEqual(values);
    }),
    drawn(40, 1000),
  );
});

it('reads switches as words and nothing else', () => {
  expect(['true', 'false', 'dontknow', 'True', 'constructor', '12'].map(readableValue)).toEqual([
    'Yes',
    'No',
    'Not known',
    'True',
    'constructor',
    '12',
  ]);
});
