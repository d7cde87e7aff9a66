import type { DictionaryField } from '@contract/dictionary/field.ts';
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
    },
    { column: 'tags', label: 'Tags', texts: ['a', 'a', 'a'], differs: [false, false, false] },
  ]);
  expect(onlyDifferent(lines).map(({ column }) => column)).toEqual(['homes']);
});
