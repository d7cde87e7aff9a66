import { contrastOf, readableOn } from '../../../platform/colours.ts';
import type { LayerStyle } from '../layers/style/layer-style.ts';

const LAND = '#f4f2ec';
const MIN_OWN = 1.5;
const INK = '#4a4a44';

/** The first colour of a style that is seen on a map, dark enough for the names of what it draws. */
export function namesColour(style: LayerStyle): string {
  const named = Array.from(
    JSON.stringify(style).matchAll(/"(#[\da-f]{6})"/gi),
    ([, colour = '']) => colour,
  );
  // White is what symbols are filled with.
  return readableOn(LAND, named.find((colour) => contrastOf(colour, LAND) > MIN_OWN) ?? INK, 4.5);
}
