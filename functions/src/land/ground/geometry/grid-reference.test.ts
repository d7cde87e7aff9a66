import { expect, test } from 'vitest';
import { gridReference } from './grid-reference.ts';
import { typedPosition } from './typed-position.ts';

test.each([
  [424_500, 564_500, 'NZ 24500 64500'],
  [533_600, 180_500.9, 'TQ 33600 80500'],
  [651_409.903, 313_177.27, 'TG 51409 13177'],
  [7, 5, 'SV 00007 00005'],
  [450_000, 1_210_000, 'HP 50000 10000'],
])('%d, %d is %s', (x, y, words) => expect(gridReference([x, y])).toBe(words));

test('is read back as the same metre', () => {
  for (const [x, y] of [
    [424_500, 564_500],
    [699_999, 12_345],
    [123_456, 999_999],
  ] as const) {
    expect(typedPosition(gridReference([x, y]) ?? '')).toMatchObject({ x, y, projection: 27700 });
  }
});

test('is nothing beyond the lettered squares', () => {
  expect(gridReference([-1, 5])).toBeUndefined();
  expect(gridReference([700_000, 5])).toBeUndefined();
});
