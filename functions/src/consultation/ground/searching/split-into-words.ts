/** More words than this narrow nothing down, and each costs. */
const MAX_TYPED = 8;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*%?/gu;

/** The words of what is typed or read, lower case; points and commas stay within numbers, and apostrophes within words. */
export const splitIntoWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The words by which the public searches: each once, and the first eight. */
export const searchedWords = (typed: string): string[] =>
  [...new Set(splitIntoWords(typed))].slice(0, MAX_TYPED);
