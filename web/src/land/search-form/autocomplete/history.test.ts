import { expect, test } from 'vitest';
import { MAX_REMEMBERED, remembering } from './history.ts';

test('the latest words stand first, and only once', () => {
  expect(remembering(['mill', 'yard'], ' Yard ')).toEqual(['Yard', 'mill']);
});

test('no words are no search to remember', () => {
  expect(remembering(['mill'], '  ')).toEqual(['mill']);
});

test('at most 50 are kept', () => {
  const words = Array.from({ length: 60 }, (_, n) => `word ${n}`);
  const kept = words.reduce<string[]>(remembering, []);
  expect(kept).toHaveLength(MAX_REMEMBERED);
  expect(kept[0]).toBe('word 59');
  expect(kept.at(-1)).toBe('word 10');
});
