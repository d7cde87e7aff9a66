import { contrastOf, readableOn } from '../../../platform/colours.ts';

/** Strokes of the patterns by which areas are told apart where their colours are not, as on a grey print. */
const STROKES: ((colour: string) => { tile: number; turn: number; drawn: string })[] = [
  (colour) => ({ tile: 5, turn: 45, drawn: upright(colour) }),
  (colour) => ({ tile: 5, turn: -45, drawn: upright(colour) }),
  (colour) => ({ tile: 5, turn: 0, drawn: `<circle cx="2.5" cy="2.5" r="0.8" fill="${colour}"/>` }),
  (colour) => ({ tile: 5, turn: 90, drawn: upright(colour) }),
  (colour) => ({ tile: 5, turn: 0, drawn: upright(colour) }),
  (colour) => ({
    tile: 6,
    turn: 45,
    drawn: `${upright(colour)}<path d="M0 3H6" stroke="${colour}" stroke-width="0.5"/>`,
  }),
];
const upright = (colour: string) =>
  `<path d="M2.5 0V6" stroke="${colour}" stroke-width="0.6" stroke-opacity="0.7"/>`;

/** Okabe and Ito's darker colours, for layers whose own style names none. */
const COLOURS = ['#0072b2', '#d55e00', '#007a5a', '#7a4a9e', '#8a6d00', '#8e1b1b'];
const LAND = '#f4f2ec';
const MIN_OWN = 1.5;

/** The first colour of a layer's map style (JSON text), dark enough to be seen and read on a map. */
export function paintOf(style: string | null | undefined, index: number): string {
  const named = Array.from(
    (style ?? '').matchAll(/"(#[\da-f]{6})"/gi),
    ([, colour = '']) => colour,
  );
  // White is what symbols are filled with.
  const own = named.find((colour) => contrastOf(colour, LAND) > MIN_OWN);
  return readableOn(LAND, own ?? (COLOURS[index % COLOURS.length] as string), 4.5);
}

/** How many kinds of areas can be told apart. */
export const MAX_HATCHINGS = STROKES.length;

/** The pattern of the `index`th kind of area, as an SVG definition of that id. */
export function hatching(id: string, index: number, colour: string): string {
  const { tile, turn, drawn } = (STROKES[index % STROKES.length] as (typeof STROKES)[number])(
    colour,
  );
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${tile}" height="${tile}" patternTransform="rotate(${turn})">${drawn}</pattern>`;
}

/** What a layer looks like on the map, for a key: an SVG of its own. */
export function keySquare(
  kind: 'point' | 'line' | 'polygon',
  index: number,
  colour: string,
): string {
  const size = 'xmlns="http://www.w3.org/2000/svg" width="20" height="12" viewBox="0 0 20 12"';
  if (kind === 'point') return `<svg ${size}><circle cx="10" cy="6" r="4" fill="${colour}"/></svg>`;
  if (kind === 'line')
    return `<svg ${size}><path d="M0 6H20" stroke="${colour}" stroke-width="2" stroke-dasharray="6 2"/></svg>`;
  return (
    `<svg ${size}>` +
    `<defs>${hatching('h', index, colour)}</defs>` +
    `<rect x="0.5" y="0.5" width="19" height="11" fill="${colour}" fill-opacity="0.12"/>` +
    `<rect x="0.5" y="0.5" width="19" height="11" fill="url(#h)" stroke="${colour}"/></svg>`
  );
}
