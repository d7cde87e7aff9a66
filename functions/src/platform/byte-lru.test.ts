import { expect, test } from 'vitest';
import { ByteLru } from './byte-lru.ts';

test('drops what was not used for longest when the bytes pass the limit', () => {
  const lru = new ByteLru<string>(10);
  lru.set('a', 'A', 4);
  lru.set('b', 'B', 4);
  expect(lru.get('a')).toBe('A');
  lru.set('c', 'C', 4);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C']);
  expect(lru.bytes).toBe(8);
});

test('replaces an entry and refuses one that is too large', () => {
  const lru = new ByteLru<string>(10);
  lru.set('a', 'A', 4);
  lru.set('a', 'A2', 6);
  expect(lru.bytes).toBe(6);
  lru.set('b', 'B', 11);
  expect([lru.get('a'), lru.get('b')]).toEqual(['A2', undefined]);
});
