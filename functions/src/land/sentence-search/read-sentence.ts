import { londonDay } from '../../platform/dates/london.ts';
import type { Tx } from '../../platform/db.ts';
import { admit } from './admit.ts';
import type { ModelStructure, ReadSentence } from './contract.ts';
import { joined, readWithGrammar } from './grammar.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { readStructure, worded } from './read-structure.ts';

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
  const { parts, refused } = await admit(tx, read.parts);
  const { filters, indexes } = joined(parts);
  return {
    filters,
    understood: parts.map((part, i) => {
      const { text, meaning } = worded(part, vocabulary);
      return { text, meaning, filterIndex: indexes[i] ?? 0 };
    }),
    notUnderstood: [...read.notUnderstood, ...refused.map(({ text }) => text)],
    by: structure ? 'model' : 'grammar',
  };
}
