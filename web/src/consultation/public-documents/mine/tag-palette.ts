/**
 * Colours of a resident's tags (specification 002, section 3), dark enough for text on white (7:1): magenta, green, red,
 * volcano, orange, gold, lime, cyan, blue, geek blue, purple.
 */
const PALETTE = [
  '#94195a',
  '#23602a',
  '#96241b',
  '#8a3b0d',
  '#7a4100',
  '#6e4b00',
  '#4a5a00',
  '#0c5a5e',
  '#154f8f',
  '#2f3d9e',
  '#5f2a94',
] as const;

/** The colour of a tag by its place among all tags of the page; eleven, cycled. */
export const responseTagColour = (place: number): string =>
  PALETTE[place % PALETTE.length] ?? PALETTE[0];
