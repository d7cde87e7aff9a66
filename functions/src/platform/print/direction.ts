const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether words are read from right to left, as their first letter says: what `dir="auto"` does on a page. */
export const isRightToLeft = (words: string): boolean =>
  RIGHT_TO_LEFT.test(FIRST_LETTER.exec(words)?.[0] ?? '');
