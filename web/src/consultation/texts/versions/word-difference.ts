import { plainText } from '@contract/consultation/ground/texts/plain-text.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { diffWordsWithSpace } from 'diff';

interface WordPiece {
  kind: 'same' | 'added' | 'removed';
  words: string;
}

/** What was added to the words of a text and taken from it, piece by piece. */
export const wordDifference = (before: TextDocument, after: TextDocument): WordPiece[] =>
  diffWordsWithSpace(plainText(before), plainText(after)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    words: value,
  }));
