import { plainText } from '@contract/consultation/ground/texts/plain-text.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { WordDifferences } from '../../ground/word-differences/word-differences.tsx';

interface DifferencesProps {
  before: TextDocument;
  after: TextDocument;
  /** `after`: only what stands in the later one, with what is new in it. */
  shown: 'both' | 'after';
  /** Names it where two stand beside one another. */
  label?: string;
}

/** The words of two texts as one, with what was added and what was taken out. */
export const Differences = ({ before, after, ...shown }: DifferencesProps) => (
  <WordDifferences before={plainText(before)} after={plainText(after)} {...shown} />
);
