/** Red, green and blue, 0 to 255. */
export type Rgb = [number, number, number];

/** Moves `colour` away from `against` (towards black or white) until the ratio is reached. */
export function darkenUntil(colour: Rgb, against: Rgb, wanted: number): Rgb {
  const target: Rgb = luminance(against) > 0.18 ? [0, 0, 0] : WHITE;
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mixed(colour, target, share);
    if (ratioOf(rounded(moved), rounded(against)) >= wanted) return rounded(moved);
  }
  return target;
}

/** #rgb or #rrggbb, with or without its #; undefined for anything else. */
export function parseHex(text: string | null | undefined): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text ?? '');
  const digits = short
    ? `${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`
    : text;
  const long = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(digits ?? '');
  if (!long) return undefined;
  return [long[1], long[2], long[3]].map((pair) => Number.parseInt(pair ?? '0', 16)) as Rgb;
}

const RGB = /^rgb\(\s*([^\s,]+)\s*,\s*([^\s,]+)\s*,\s*([^\s,]+)\s*\)$/;
const RGBA = /^rgba\(\s*([^\s,]+)\s*,\s*([^\s,]+)\s*,\s*([^\s,]+)\s*,\s*([^\s,]+)\s*\)$/;
const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)$/;

/** The parts of rgb(…) or rgba(…) as they are written, NaN for what is no number; undefined for any other text. */
export const channelsIn = (text: string): number[] | undefined =>
  (RGB.exec(text) ?? RGBA.exec(text))
    ?.slice(1)
    .map((part) => (NUMBER.test(part) ? Number(part) : Number.NaN));

/** WCAG contrast ratio, 1 to 21. */
export function ratioOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` of the way from one to the other. */
export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  return one.map((part, i) => part + ((other[i] ?? 0) - part) * share) as Rgb;
}

const rounded = (colour: Rgb) => colour.map(Math.round) as Rgb;

/** #rrggbb */
export function hexOf(colour: Rgb): string {
  return `#${rounded(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

const DARK: Rgb = [26, 31, 38];
const WHITE: Rgb = [255, 255, 255];

/** White or the dark of texts, whichever is read more easily on this colour (#rrggbb). */
export function inkOn(colour: string): string {
  const ground = parseHex(colour) ?? DARK;
  return hexOf(ratioOf(ground, WHITE) >= ratioOf(ground, DARK) ? WHITE : DARK);
}

/** The colour, darkened until it stands out from this ground by `wanted` : 1; both #rrggbb. */
export const readableOn = (ground: string, colour: string, wanted: number): string =>
  hexOf(darkenUntil(parseHex(colour) ?? DARK, parseHex(ground) ?? WHITE, wanted));

/** WCAG contrast ratio of two colours, both #rrggbb. */
export const contrastOf = (one: string, other: string): number =>
  ratioOf(parseHex(one) ?? DARK, parseHex(other) ?? WHITE);
