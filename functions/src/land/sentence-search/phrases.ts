import type { Phrases } from '../ground/places/called.ts';
import type { SentenceReading } from './reading.ts';
import { phraseOf } from './rules/places.ts';
import type { Token } from './tokens.ts';
import { AFTER_DISTANCE, NEARNESS } from './words/nearness.ts';
import { ARTICLES, FILLERS, LEADING } from './words/small-words.ts';

const MAX_WORDS = 6;
/** A sentence has no more of them, though a list of names might. */
const MAX_LOCATED = 80;

/** Words that a place's name may follow. */
const LEADS = new Set([
  ...NEARNESS.map(({ words }) => words.at(-1) as string),
  ...AFTER_DISTANCE,
  ...ARTICLES,
  'or',
  'and',
  ',',
  '/',
  'nor',
  'ward',
  'wards',
  'parish',
  'town',
  'city',
  'either',
]);

/** All runs of up to six words that may be a name, and those in a position where a place is named. */
export function phrasesOf(reading: SentenceReading): Phrases {
  const [anywhere, located] = [new Set<string>(), new Set<string>()];
  reading.tokens.forEach((token, at) => {
    if (token.kind === 'sign') return;
    const isLocated = LEADS.has(reading.tokens[at - 1]?.text ?? '');
    for (let to = at + 1; to <= Math.min(at + MAX_WORDS, reading.tokens.length); to += 1) {
      const tokens = reading.tokens.slice(at, to);
      if (!isSpecific(tokens)) continue;
      const phrase = phraseOf(reading, at, to);
      anywhere.add(phrase);
      if (isLocated && located.size < MAX_LOCATED) located.add(phrase);
    }
  });
  return { anywhere: [...anywhere], located: [...located] };
}

const isSpecific = (tokens: readonly Token[]) =>
  tokens.some(({ kind, text }) => kind !== 'sign' && !FILLERS.has(text) && !LEADING.has(text));
