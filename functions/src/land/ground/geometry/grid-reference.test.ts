import { expect, test } from 'vitest';
import { readGridReference, writeGridReference } from './grid-reference.ts';
import { typedPosition } from './typed-position.ts';

test.each([
  [424_500, 564_500, 'NZ 24500 64500'],
  [533_600, 180_500.9, 'TQ 33600 80500'],
  [651_409.903, 313_177.27, 'TG 51409 13177'],
  [7, 5, 'SV 00007 00005'],
  [450_000, 1_210_000, 'HP 50000 10000'],
])('%d, %d is %s', (x, y, words) => expect(writeGridReference([x, y])).toBe(words));

test('is read back as the same metre', () => {
  for (const [x, y] of [
    [424_500, 564_500],
    [699_999, 12_345],
    [123_456, 999_999],
  ] as const) {
    expect(typedPosition(writeGridReference([x, y]) ?? '')).toMatchObject({
      x,
      y,
      projection: 27700,
    });
  }
});

test('is nothing beyond the lettered squares', () => {
  expect(writeGridReference([-1, 5])).toBeUndefined();
  expect(writeGridReference([700_000, 5])).toBeUndefined();
});

test.each([
  ['nz245645', 'NZ 245 645', [424_500, 564_500], 100],
  ['NZ 24500 64500', 'NZ 24500 64500', [424_500, 564_500], 1],
  ['NZ 2 6', 'NZ 2 6', [420_000, 560_000], 10_000],
])('%s is a square', (text, label, corner, side) =>
  expect(readGridReference(text)).toEqual({ label, corner, side }),
);

test.each(['NZ', 'NZ 245', 'NZ 245 64', 'IZ 24 64', 'NZ 245000 645000', '424500, 564500', ''])(
  '%j is no square',
  (text) => expect(readGridReference(text)).toBeUndefined(),
);

test('what is typed is a place only where a postcode cannot be meant', () => {
  expect(typedPosition('SE15')).toBeUndefined();
  expect(typedPosition('NZ 24 64')).toMatchObject({ label: 'NZ 24 64', x: 424_500, y: 564_500 });
  expect(typedPosition('ZZ 24 64')).toBeUndefined();
});
