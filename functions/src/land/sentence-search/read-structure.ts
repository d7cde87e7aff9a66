import { areaMeant, bestPlace, layersCalled, layersNamed, type Target } from './area-targets.ts';
import type { ModelCondition, ModelStructure } from './contract.ts';
import { filterWords } from '../../council/ground/filters/filter-words.ts';
import { runs, type SentencePart, type SentenceMeaning } from './grammar.ts';
import type { Meant, SentenceReading } from './reading.ts';
import { stemsOf, tokensOf } from './tokens.ts';
import { unitOf } from './say.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What a model read out of a sentence, as parts like the grammar's. Its words must be in the sentence, and places and
 * layers must be the council's; words that it skipped count as not understood.
 */
export function readStructure(
  sentence: string,
  { conditions }: ModelStructure,
  vocabulary: Vocabulary,
): SentenceMeaning {
  const parts: SentencePart[] = [];
  const notUnderstood: string[] = [];
  const covered = new Set<number>();
  const reading: SentenceReading = { sentence, tokens: tokensOf(sentence), vocabulary, today: '' };
  for (const condition of conditions) {
    const at = sentence.toLowerCase().indexOf(condition.text.toLowerCase());
    const meant = at === -1 ? undefined : interpret(condition, vocabulary);
    if (!meant) {
      // Words that nobody typed are not quoted back as if somebody had.
      if (at !== -1) notUnderstood.push(sentence.slice(at, at + condition.text.length));
      continue;
    }
    const end = at + condition.text.length;
    reading.tokens.forEach((token, i) => token.start >= at && token.end <= end && covered.add(i));
    parts.push({ ...meant, text: sentence.slice(at, end), or: false });
  }
  const over = reading.tokens.flatMap(({ kind }, i) =>
    kind === 'sign' || covered.has(i) ? [] : [i],
  );
  const said = new Set(notUnderstood.map((text) => text.toLowerCase()));
  const rest = runs(reading, over).filter((text) => !said.has(text.toLowerCase()));
  return { parts, notUnderstood: [...notUnderstood, ...rest] };
}

function interpret(condition: ModelCondition, vocabulary: Vocabulary): Meant | undefined {
  const { filter, place, layer, metres, not = false } = condition;
  const named = [filter, place, layer].filter((each) => each !== undefined);
  if (named.length !== 1) return undefined;
  if (filter !== undefined) return { filters: [filter], meaning: '' };
  const target =
    place === undefined ? layerTarget(layer ?? '', vocabulary) : placeTarget(place, vocabulary);
  return target && areaMeant([target], metres === 0 ? undefined : metres, not);
}

function placeTarget(name: string, { places, layers, heldBy }: Vocabulary): Target | undefined {
  const wholly = layersCalled(layers, stemsOf(name));
  if (wholly.length > 0) return { kind: 'layers', layers: wholly };
  const phrase = name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const place = bestPlace(places.get(phrase) ?? []);
  if (place) return { kind: 'place', place };
  const [held] = heldBy.get(phrase) ?? [];
  return held && { kind: 'value', ...held };
}

function layerTarget(name: string, { layers }: Vocabulary): Target | undefined {
  const byId = layers.filter(({ id }) => id === name);
  const named = byId.length > 0 ? byId : layersNamed(layers, stemsOf(name));
  return named.length > 0 ? { kind: 'layers', layers: named } : undefined;
}

/** A model's filter in words, once it is known to be valid. */
export const worded = (part: SentencePart, vocabulary: Vocabulary): SentencePart =>
  part.meaning === '' ? { ...part, meaning: sentenceCase(wordsOf(part, vocabulary)) } : part;

function wordsOf({ filters }: SentencePart, { fields, layers }: Vocabulary): string {
  const names = {
    field: (name: string) => {
      const field = fields.find(({ dbPropertyName }) => dbPropertyName === name);
      return field && { ...field, unit: field.unit ?? unitOf(field) };
    },
    layer: (id: string) => layers.find((layer) => layer.id === id)?.name ?? id,
    feature: () => undefined,
    list: () => undefined,
  };
  return filters.map((each) => filterWords(each, names)).join(', ');
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
