import { stemmer } from 'stemmer';
import { eng } from 'stopword';

/** Words that say nothing of what a representation is about, beside those of every text. */
const OF_EVERY_LETTER = [
  'dear',
  'sir',
  'madam',
  'sincerely',
  'faithfully',
  'regards',
  'yours',
  'would',
  'let',
  'among',
  'don',
  'might',
  'also',
  'even',
  'could',
  'should',
  'not',
  'when',
  'please',
  'know',
  'glad',
  'meet',
  'thank',
  'thanks',
  'letter',
  'write',
  'writing',
  'comment',
  'comments',
  'reply',
  'informed',
];
const STOPS: ReadonlySet<string> = new Set([...eng, ...OF_EVERY_LETTER]);
const MIN_LETTERS = 3;
/** What stands in place of redacted words says nothing either. */
const REDACTED = /<redacted [a-z ]+>/g;

export interface Term {
  /** What words of one stem have in common. */
  stem: string;
  /** As it was written, in small letters. */
  word: string;
}

/** The words of a text that carry its meaning, in their order; null where words between them were left out. */
export function meaningfulTerms(text: string): (Term | null)[] {
  const read = text.toLowerCase().replaceAll(REDACTED, ';');
  const words = read.match(/\p{L}[\p{L}'’-]*|[.,;:!?()]/gu) ?? [];
  return words.map((written) => {
    const word = written.split(/['’]/u, 1)[0] ?? '';
    if (word.length < MIN_LETTERS || STOPS.has(word)) return null;
    return { stem: stemmer(word), word };
  });
}

export const meaningfulStems = (text: string): string[] =>
  meaningfulTerms(text).flatMap((term) => term?.stem ?? []);
