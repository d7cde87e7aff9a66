/** What a council's main colour becomes on screen; every pair keeps WCAG 2.2 contrast. */
export interface Accent {
  /** Fill of buttons and of what is selected. */
  solid: string;
  /** Text on `solid`, at least 4.5:1; computed, never assumed white. */
  contrast: string;
  hover: string;
  /** Faint wash behind what is selected. */
  subtle: string;
  muted: string;
  /** Accent-coloured text and icons on white and on `subtle`, at least 4.5:1. */
  fg: string;
  /** Focus ring and borders that must be seen, at least 3:1 on white. */
  ring: string;
}

type Rgb = [number, number, number];

const DARK: Rgb = [17, 24, 32];
const WHITE: Rgb = [255, 255, 255];
const FALLBACK: Rgb = [31, 61, 77];

/** The palette for a main colour given as #rgb or #rrggbb; anything else gives the product's own. */
export function accentFrom(mainColour: string | null | undefined): Accent {
  const base = parseHex(mainColour) ?? FALLBACK;
  const solid = base;
  const contrast = ratio(solid, WHITE) >= ratio(solid, DARK) ? WHITE : DARK;
  const subtle = mix(base, WHITE, 0.92);
  const readable = darkenUntil(solid, contrast, 4.5);
  return {
    solid: hex(readable),
    contrast: hex(contrast),
    hover: hex(contrast === WHITE ? mix(readable, DARK, 0.18) : mix(readable, WHITE, 0.25)),
    subtle: hex(subtle),
    muted: hex(mix(base, WHITE, 0.8)),
    fg: hex(darkenUntil(base, subtle, 4.5)),
    ring: hex(darkenUntil(base, WHITE, 3)),
  };
}

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return ratio(parseHex(one) ?? FALLBACK, parseHex(other) ?? FALLBACK);
}

/** Moves `colour` away from `against` (towards black or white) until the ratio is reached. */
function darkenUntil(colour: Rgb, against: Rgb, wanted: number): Rgb {
  const target: Rgb = luminance(against) > 0.18 ? [0, 0, 0] : WHITE;
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mix(colour, target, share);
    if (ratio(rounded(moved), rounded(against)) >= wanted) return rounded(moved);
  }
  return target;
}

function parseHex(text: string | null | undefined): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text ?? '');
  const digits = short
    ? `${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`
    : text;
  const long = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(digits ?? '');
  if (!long) return undefined;
  return [long[1], long[2], long[3]].map((pair) => Number.parseInt(pair ?? '0', 16)) as Rgb;
}

function ratio(one: Rgb, other: Rgb): number {
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

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return one.map((part, i) => part + ((other[i] ?? 0) - part) * share) as Rgb;
}

const rounded = (colour: Rgb) => colour.map(Math.round) as Rgb;

function hex(colour: Rgb): string {
  return `#${rounded(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}
