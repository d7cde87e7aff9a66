import { diffWordsWithSpace } from 'diff';

interface WordPiece {
  kind: 'same' | 'added' | 'removed';
  words: string;
}

/** What was added to the words of a text and taken from it, piece by piece. */
export const wordDifference = (before: string, after: string): WordPiece[] =>
  diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    words: value,
  }));
