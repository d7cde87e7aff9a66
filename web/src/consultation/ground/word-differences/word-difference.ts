import { diffArrays } from 'diff';

interface WordPiece {
  kind: 'same' | 'added' | 'removed';
  words: string;
}

/** A word, a whole number with its separators, spaces, or a sign. */
const TOKENS = /[\p{L}\p{M}]+|\d+(?:[.,:/]\d+)*|\s+|[^\p{L}\p{M}\d\s]/gu;

/** What was added to the words of a text and taken from it, piece by piece; numbers are whole. */
export const wordDifference = (before: string, after: string): WordPiece[] =>
  diffArrays(before.match(TOKENS) ?? [], after.match(TOKENS) ?? []).map(
    ({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      words: value.join(''),
    }),
  );
