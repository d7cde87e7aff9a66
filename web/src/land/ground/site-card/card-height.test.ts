import { expect, test } from 'vitest';
import { cardHeight, lineCount } from './card-height.ts';

test.each([
  [{ rows: 4 }, 188.25],
  [{ rows: 4, tags: true }, 218.25],
  [{ rows: 4, scenario: true }, 208.25],
  [{ rows: 4, tags: true, scenario: true, error: true }, 258.25],
  [{ rows: 4, lines: 2 }, 228.25],
  [{ rows: 0 }, 88.25],
])('%o is %d px tall', (parts, height) => expect(cardHeight(parts)).toBe(height));

const tenEach = () => 10;

test.each([
  ['', 100, 1],
  ['short', 100, 1],
  ['exactly te', 100, 1],
  ['two words here', 100, 2],
  ['one-hyphen', 60, 2],
  ['averylongwordwithoutanybreak', 100, 3],
  ['a averylongwordwithoutanybreak', 100, 4],
])('%s takes so many lines in %d px: %d', (text, width, lines) =>
  expect(lineCount(text, width, tenEach)).toBe(lines),
);
