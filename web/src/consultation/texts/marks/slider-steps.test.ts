import { expect, it } from 'vitest';
import { afterDeleting, stepped } from './slider-steps.ts';

it('walks through the marks and goes round', () => {
  const ids = ['a', 'b', 'c'];
  expect(stepped(ids, undefined, 1)).toBe('a');
  expect(stepped(ids, undefined, -1)).toBe('c');
  expect(stepped(ids, 'a', 1)).toBe('b');
  expect(stepped(ids, 'c', 1)).toBe('a');
  expect(stepped(ids, 'a', -1)).toBe('c');
  expect(stepped([], undefined, 1)).toBeUndefined();
});

it('selects the next one after a deletion, or the last if the last was deleted', () => {
  expect(afterDeleting(['a', 'b', 'c'], 'a')).toBe('b');
  expect(afterDeleting(['a', 'b', 'c'], 'b')).toBe('c');
  expect(afterDeleting(['a', 'b', 'c'], 'c')).toBe('b');
  expect(afterDeleting(['a'], 'a')).toBeUndefined();
});
