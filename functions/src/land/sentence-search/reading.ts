import type { Filter } from '../../council/ground/filters/filter.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary, VocabularyField } from './vocabulary.ts';

/** The sentence being read. `today` is a day in London, yyyy-mm-dd. */
export interface SentenceReading {
  sentence: string;
  tokens: Token[];
  vocabulary: Vocabulary;
  today: string;
}

/** What a part of the sentence asks for: filters that must all match, and the same in words. */
export interface Meant {
  filters: Filter[];
  meaning: string;
  order?: Order;
}

/** What results are ordered by, and how many of the first are wanted. */
export interface Order {
  field: VocabularyField;
  greatest: boolean;
  count: number | undefined;
}

/** What a rule found at a token: where it ends, and what it means, affirmed or negated. */
export interface Hit {
  to: number;
  /** It names something of the council's: never part of a longer name, so no unknown word may follow it. */
  names?: boolean;
  /** It is named by nothing but its name: no unknown word may stand directly before it either. */
  alone?: boolean;
  meant: (not: boolean) => Meant;
}

/** Looks at one position of the sentence; undefined if it does not match there. */
export type Rule = (reading: SentenceReading, at: number) => Hit | undefined;

/** The part of the sentence between two tokens, as it was typed. */
export function textBetween(
  { sentence, tokens }: SentenceReading,
  from: number,
  to: number,
): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last ? sentence.slice(first.start, last.end) : '';
}

/** If the tokens after `at` are these words (by text or stem), the position after them. */
export function after(
  { tokens }: SentenceReading,
  at: number,
  words: readonly string[],
): number | undefined {
  const all = words.every((word, i) => {
    const token = tokens[at + i];
    return (
      token !== undefined && token.kind !== 'quoted' && (token.text === word || token.stem === word)
    );
  });
  return all ? at + words.length : undefined;
}

/** The first of the phrases found here; phrases come longest first. */
export function phraseAt<P extends { words: readonly string[] }>(
  reading: SentenceReading,
  at: number,
  phrases: readonly P[],
): { phrase: P; to: number } | undefined {
  for (const phrase of phrases) {
    const to = after(reading, at, phrase.words);
    if (to !== undefined) return { phrase, to };
  }
  return undefined;
}

/** The position after all words of this set. */
export function skip({ tokens }: SentenceReading, at: number, words: ReadonlySet<string>): number {
  let to = at;
  while (tokens[to] && words.has((tokens[to] as Token).text)) to += 1;
  return to;
}
