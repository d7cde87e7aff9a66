import { expect, test } from 'vitest';
import { siteTags, TAG_PALETTE, tagColour, tagNameOf } from './site-tags.ts';

test('a site’s tags are read from id|name, the name may hold a bar', () => {
  expect(siteTags(['7|green-belt', '12|a|b']).map(({ id, name }) => [id, name])).toEqual([
    [7, 'green-belt'],
    [12, 'a|b'],
  ]);
});

test.each([[['none']], [['|x']], [['x|y']], [['3|']], [undefined], [null]])('%o is no tag', (raw) =>
  expect(siteTags(raw)).toEqual([]),
);

test('ten colours are cycled by tag', () => {
  expect(TAG_PALETTE).toHaveLength(10);
  expect(tagColour(3)).toBe(tagColour(13));
  expect(tagColour(3)).not.toBe(tagColour(4));
});

test.each(TAG_PALETTE.map(({ ground, text }) => [ground, text]))('on %s %s can be read', (a, b) =>
  expect(contrast(a, b)).toBeGreaterThanOrEqual(4.5),
);

test.each([
  ['  Green  Belt ', 'green-belt'],
  ['A\tb\nc', 'a-b-c'],
  ['done', 'done'],
])('%j is stored as %s', (typed, name) => expect(tagNameOf(typed)).toBe(name));

/** WCAG 2 contrast of two hex colours. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
