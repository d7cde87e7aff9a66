import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { expect, test } from 'vitest';
import { comparedLines, onlyDifferent } from './compared.ts';

const fields = [
  { dbPropertyName: 'homes', label: 'Homes', type: 'residential-units', format: {}, options: [] },
  { dbPropertyName: 'tags', label: 'Tags', type: 'tags', format: {}, options: [] },
] as unknown as DictionaryField[];

test('values stand side by side, each held against the first', () => {
  const lines = comparedLines(fields, [
    { homes: 12, tags: ['a'] },
    { homes: 20, tags: ['a'] },
    { tags: ['a'] },
  ]);
  expect(lines).toEqual([
    {
      column: 'homes',
      label: 'Homes',
      texts: ['12 units', '20 units', '-'],
      differs: [false, true, true],
      deltas: [undefined, '+8 units', undefined],
    },
    {
      column: 'tags',
      label: 'Tags',
      texts: ['a', 'a', 'a'],
      differs: [false, false, false],
      deltas: [undefined, undefined, undefined],
    },
  ]);
  expect(onlyDifferent(lines).map(({ column }) => column)).toEqual(['homes']);
});

test('a number says how much more or less it is, and a switch that nobody answered is not known', () => {
  const more = [
    { ...fields[0], dbPropertyName: 'size', type: 'area.hectares' },
    { ...fields[0], dbPropertyName: 'open', type: 'switch' },
  ] as DictionaryField[];
  const [size, open] = comparedLines(more, [
    { size: 1.3, open: null },
    { size: 1.2, open: false },
  ]);
  expect(size?.deltas).toEqual([undefined, '-0.1 ha']);
  expect(open).toMatchObject({ texts: ['Not known', 'No'], deltas: [undefined, undefined] });
});
