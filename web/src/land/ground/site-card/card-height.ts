// A result card's height and type (specification 000 section 9), in px. What is drawn is made of the same
// numbers: a card is exactly as tall as what is in it.
export const ROW = 25;
/** Its heading, its buttons and the room around them. */
export const HEAD = 84.5;
/** Between the heading and what follows. */
export const CARD_GAP = 3.75;
/** What a line of tags, the scenario, an error and each further line of a row add. */
export const EXTRA = { tags: 30, scenario: 20, error: 20, line: 20 };
export const CARD_FONT = 11;
/** The labels' column is two fifths of a card within these bounds: a long word has room, a value stands near. */
export const LABELS = { least: 124, most: 160 };

export interface CardParts {
  /** A label and its value each. */
  rows: number;
  /** Lines beyond the first of rows that wrap. */
  lines?: number;
  tags?: boolean;
  scenario?: boolean;
  error?: boolean;
}

/** How tall a card is, in px: the list knows it before it is drawn. */
export function cardHeight({ rows, lines = 0, tags, scenario, error }: CardParts): number {
  const extra =
    (tags ? EXTRA.tags : 0) + (scenario ? EXTRA.scenario : 0) + (error ? EXTRA.error : 0);
  return rows * ROW + lines * EXTRA.line + HEAD + CARD_GAP + extra;
}

/** How wide a character is in the card's type, in px. */
export type WidthOf = (character: string) => number;

/** How many lines a text takes in the given width, broken between words, or within a word that is too long. */
export function lineCount(text: string, width: number, widthOf: WidthOf): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(/(?<=[\s-])/)) {
    let long = 0;
    for (const character of word) long += widthOf(character);
    if (used + long <= width) {
      used += long;
      continue;
    }
    if (used > 0) lines += 1;
    const whole = Math.max(0, Math.ceil(long / width) - 1);
    lines += whole;
    used = long - whole * width;
  }
  return lines;
}

/** Measures characters once each in a sans-serif face at the card's size, as they are drawn. */
export function measuredWidths(face: string): WidthOf {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `${CARD_FONT}px ${face}`;
  const known = new Map<string, number>();
  return (character) => {
    let width = known.get(character);
    if (width === undefined) {
      width = context?.measureText(character).width ?? CARD_FONT * 0.6;
      known.set(character, width);
    }
    return width;
  };
}
