/** Of a tag whose id is not known (specification 000 section 3). */
export const NO_TAG_COLOUR = '#000000';

/** Dark enough for text on white (7:1): magenta, green, red, volcano, gold, lime, cyan, blue, geek blue, purple. */
const TAG_COLOURS = [
  '#94195a',
  '#23602a',
  '#96241b',
  '#8a3b0d',
  '#6e4b00',
  '#4a5a00',
  '#0c5a5e',
  '#154f8f',
  '#2f3d9e',
  '#5f2a94',
] as const;

/** The colour that a tag has everywhere: ten, cycled by the tag's id. */
export function tagColour(id: number): string {
  return TAG_COLOURS[id % TAG_COLOURS.length] ?? NO_TAG_COLOUR;
}
