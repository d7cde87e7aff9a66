import { tagColour } from '@contract/land/ground/tags/tag-colour.ts';
import { expect, test } from 'vitest';
import { darkTags } from '../../../ui/theme/dark.ts';
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
  'the colour %s can be read on its tint, by day and in the dark',
  (colour) => {
    expect(contrast(colour, mixed(colour, TAG_TINT, '#ffffff'))).toBeGreaterThanOrEqual(4.5);
    const { ground, tint, ink } = darkTags;
    const inTheDark = mixed(colour, ink, '#ffffff');
    expect(contrast(inTheDark, mixed(colour, tint, ground))).toBeGreaterThanOrEqual(4.5);
  },
);

/** What color-mix gives. */
function mixed(hex: string, share: number, other: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, two] = [hex, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * share + (two ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
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
