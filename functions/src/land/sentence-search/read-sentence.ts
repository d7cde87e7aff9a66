import { londonDay } from '../../platform/dates/london.ts';
import type { Tx } from '../../platform/db.ts';
import { admit } from './admit.ts';
import type { ModelStructure, ReadSentence } from './contract.ts';
import { cutToFirst, sortOf } from './cut-to-first.ts';
import { joined, readWithGrammar } from './grammar.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { readStructure, worded } from './read-structure.ts';
import { tokensOf } from './tokens.ts';
import { WORDS_FOR_ALL } from './words/small-words.ts';

/**
 * The sentence as filters for this council, from our grammar or from a model's output; anything that the schema or
 * the dictionary rejects counts as not understood. `today` is a day in London.
 */
export async function filtersOfSentence(
  tx: Tx,
  sentence: string,
  structure: ModelStructure | null | undefined,
  today = londonDay(new Date()),
): Promise<ReadSentence> {
  const vocabulary = await loadVocabulary(tx, sentence);
  const read = structure
    ? readStructure(sentence, structure, vocabulary)
    : readWithGrammar(sentence, vocabulary, today);
  const { parts, refused } = await admit(
    tx,
    read.parts.filter(({ order }) => !order),
  );
  const { filters, indexes } = joined(parts);
  const understood = parts.map((part, i): Understood => {
    const { text, meaning } = worded(part, vocabulary);
    return { text, meaning, filterIndex: indexes[i] ?? 0 };
  });
  // One order at a time: the last one that was said.
  const ordering = read.parts.findLast(({ order }) => order);
  const cut = ordering?.order && (await cutToFirst(tx, ordering.order, filters));
  if (ordering) {
    const { text, meaning } = ordering;
    understood.push(
      cut ? { text, meaning: cut.meaning, filterIndex: filters.length } : { text, meaning },
    );
  }
  const notUnderstood = [...read.notUnderstood, ...refused.map(({ text }) => text)];
  const found = cut ? [...filters, cut.filter] : filters;
  return {
    filters: found,
    sort: ordering?.order ? sortOf(ordering.order) : null,
    everything: understood.length + notUnderstood.length === 0 && asksForAll(sentence),
    understood,
    notUnderstood,
    by: structure ? 'model' : 'grammar',
  };
}

type Understood = ReadSentence['understood'][number];

const asksForAll = (sentence: string) =>
  tokensOf(sentence).some(({ text }) => WORDS_FOR_ALL.has(text));
