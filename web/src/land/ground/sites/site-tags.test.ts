import { tagColour } from '@contract/land/ground/tags/tag-colour.ts';
import { expect, test } from 'vitest';
import { siteTags, TAG_TINT } from './site-tags.ts';

test('a site’s tags are read from id|name, the name may hold a bar', () => {
  expect(siteTags(['7|green-belt', '12|a|b']).map(({ id, name }) => [id, name])).toEqual([
    [7, 'green-belt'],
    [12, 'a|b'],
  ]);
});

test.each([[['none']], [['|x']], [['x|y']], [['3|']], [undefined], [null]])('%o is no tag', (raw) =>
  expect(siteTags(raw)).toEqual([]),
);

test.each(Array.from({ length: 10 }, (_each, id) => [tagColour(id)]))(
  'the colour %s can be read on its tint',
  (colour) => expect(contrast(colour, tinted(colour))).toBeGreaterThanOrEqual(4.5),
);

/** What color-mix with white gives. */
function tinted(hex: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part * TAG_TINT + 255 * (1 - TAG_TINT));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

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
