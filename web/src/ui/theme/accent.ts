import {
  darkenUntil,
  hexOf,
  mixed,
  parseHex,
  ratioOf,
  type Rgb,
} from '@contract/platform/colours.ts';

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

const DARK: Rgb = [17, 24, 32];
const WHITE: Rgb = [255, 255, 255];
const FALLBACK: Rgb = [31, 61, 77];

/** The palette for a main colour given as #rgb or #rrggbb; anything else gives the product's own. */
export function accentFrom(mainColour: string | null | undefined): Accent {
  const base = parseHex(mainColour) ?? FALLBACK;
  const solid = base;
  const contrast = ratioOf(solid, WHITE) >= ratioOf(solid, DARK) ? WHITE : DARK;
  const subtle = mixed(base, WHITE, 0.92);
  const readable = darkenUntil(solid, contrast, 4.5);
  return {
    solid: hexOf(readable),
    contrast: hexOf(contrast),
    hover: hexOf(contrast === WHITE ? mixed(readable, DARK, 0.18) : mixed(readable, WHITE, 0.25)),
    subtle: hexOf(subtle),
    muted: hexOf(mixed(base, WHITE, 0.8)),
    fg: hexOf(darkenUntil(base, subtle, 4.5)),
    ring: hexOf(darkenUntil(base, WHITE, 3)),
  };
}
