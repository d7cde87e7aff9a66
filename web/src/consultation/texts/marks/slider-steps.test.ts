import { expect, it } from 'vitest';
import { afterDeleting, steppedMark } from './slider-steps.ts';

it('walks through the marks and goes round', () => {
  const ids = ['a', 'b', 'c'];
  expect(steppedMark(ids, undefined, 1)).toBe('a');
  expect(steppedMark(ids, undefined, -1)).toBe('c');
  expect(steppedMark(ids, 'a', 1)).toBe('b');
  expect(steppedMark(ids, 'c', 1)).toBe('a');
  expect(steppedMark(ids, 'a', -1)).toBe('c');
  expect(steppedMark([], undefined, 1)).toBeUndefined();
});

it('selects the next one after a deletion, or the last if the last was deleted', () => {
  expect(afterDeleting(['a', 'b', 'c'], 'a')).toBe('b');
  expect(afterDeleting(['a', 'b', 'c'], 'b')).toBe('c');
  expect(afterDeleting(['a', 'b', 'c'], 'c')).toBe('b');
  expect(afterDeleting(['a'], 'a')).toBeUndefined();
});
