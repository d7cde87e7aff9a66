import { expect, it } from 'vitest';
import { wordDifference } from './word-difference.ts';

it('takes numbers as wholes, with their separators', () => {
  expect(wordDifference('Build 4,500 homes by 3.5 ha', 'Build 4,600 homes by 3.25 ha')).toEqual([
    { kind: 'same', words: 'Build ' },
    { kind: 'removed', words: '4,500' },
    { kind: 'added', words: '4,600' },
    { kind: 'same', words: ' homes by ' },
    { kind: 'removed', words: '3.5' },
    { kind: 'added', words: '3.25' },
    { kind: 'same', words: ' ha' },
  ]);
});

it('loses no letter of either text', () => {
  const [before, after] = ['Ann’s  “café”\n£5', 'Bob’s “cafés”\n£6!'];
  const pieces = wordDifference(before, after);
  const text = (gone: 'added' | 'removed') =>
    pieces.flatMap(({ kind, words }) => (kind === gone ? [] : [words])).join('');
  expect(text('added')).toBe(before);
  expect(text('removed')).toBe(after);
});
