// The height and font of a result card (specification 000 section 9), in px. Cards are rendered from the same
// numbers, so a card is exactly as tall as its content.
export const ROW = 25;
/** The heading, the buttons and the space around them. */
export const HEAD = 84.5;
/** Between the heading and what follows. */
export const CARD_GAP = 3.75;
/** The height of a line of tags, of the scenario, of an error, and of each further line of a row. */
export const EXTRA = { tags: 30, scenario: 20, error: 20, line: 20 };
export const CARD_FONT = 11;
/**
 * The column of labels takes two fifths of a card within these bounds, so that long words fit and values stand close.
 */
export const LABELS = { least: 124, most: 160 };

export interface CardParts {
  /** Rows of a label and its value. */
  rows: number;
  /** Lines beyond the first of rows that wrap. */
  lines?: number;
  tags?: boolean;
  scenario?: boolean;
  error?: boolean;
}

/** The height of a card in px, known to the list before it is rendered. */
export function cardHeight({ rows, lines = 0, tags, scenario, error }: CardParts): number {
  const extra =
    (tags ? EXTRA.tags : 0) + (scenario ? EXTRA.scenario : 0) + (error ? EXTRA.error : 0);
  return rows * ROW + lines * EXTRA.line + HEAD + CARD_GAP + extra;
}

/** The height of a card of two lines, in px, for those who chose a compact product. */
export const COMPACT_HEIGHT = 57;

/** The width of a character in the card's font, in px. */
export type WidthOf = (character: string) => number;

/** The number of lines that a text takes in a width, broken between words, or within a word that is too long. */
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
