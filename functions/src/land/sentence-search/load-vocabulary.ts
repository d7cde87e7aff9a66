import { dictionaryOf, termsOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { placesCalled, type Phrases } from '../ground/places/called.ts';
import type { Tx } from '../../platform/db.ts';
import { phrasesOf } from './phrases.ts';
import { heldChoices, heldWhole, namedLayers, allTagNames } from './queries/named.ts';
import { isTextField } from './say.ts';
import { tokensOf } from './tokens.ts';
import type { VocabularyField, Vocabulary } from './vocabulary.ts';

/** How many fields to search for words of a sentence; each costs an index look-up per phrase. */
const MAX_FIELDS = 10;
/** Longest value, in words, to look for in a field whose options are only known from the sites. */
const CHOICE_WORDS = 4;

/** The council's vocabulary, and what the sentence's own words match among its places and records. */
export async function loadVocabulary(tx: Tx, sentence: string): Promise<Vocabulary> {
  const phrases = phrasesOf({
    sentence,
    tokens: tokensOf(sentence),
    vocabulary: NO_WORDS,
    today: '',
  });
  const fields = (await dictionaryOf(tx)).filter(({ filterable }) => filterable);
  const [layers, tags, terms, places] = await Promise.all([
    namedLayers(tx),
    allTagNames(tx),
    termsOf(tx, 'status_preset'),
    placesCalled(tx, phrases),
  ]);
  const presets = terms.flatMap(({ label, details }) => {
    const statuses = details['statuses'];
    return isTexts(statuses) ? [{ label, statuses }] : [];
  });
  return {
    fields: await withChoices(tx, fields, phrases),
    layers,
    tags,
    presets,
    places,
    heldBy: await heldBy(tx, fields, phrases),
  };
}

const NO_WORDS: Vocabulary = {
  fields: [],
  layers: [],
  tags: [],
  presets: [],
  places: new Map(),
  heldBy: new Map(),
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');

const isChoice = ({ type }: VocabularyField) => type === 'dropdown' || type === 'status';

/** If a choice field lists no options, those of the sentence's words that sites have as values become its options. */
async function withChoices(
  tx: Tx,
  fields: readonly VocabularyField[],
  phrases: Phrases,
): Promise<VocabularyField[]> {
  const open = fields.filter((field) => isChoice(field) && field.options.length === 0);
  const values = phrases.anywhere
    .filter((phrase) => phrase.split(' ').length <= CHOICE_WORDS)
    .flatMap(waysOfWriting);
  const columns = open.slice(0, MAX_FIELDS).map(({ dbPropertyName }) => dbPropertyName);
  const held = await heldChoices(tx, columns, [...new Set(values)]);
  return fields.map((field) => {
    const own = held.filter(({ column }) => column === field.dbPropertyName);
    return own.length === 0
      ? field
      : { ...field, options: own.map(({ value }) => ({ value, label: value })) };
  });
}

function waysOfWriting(phrase: string): string[] {
  const capital = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  const title = phrase.replaceAll(/(^|[\s-])(\p{L})/gu, (all) => all.toUpperCase());
  return [phrase, capital, title, phrase.toUpperCase()];
}

/** Fields such as a ward's name in plain text: not those covered by the word search anyway. */
async function heldBy(tx: Tx, fields: readonly VocabularyField[], { located }: Phrases) {
  const plain = fields
    .filter((field) => isTextField(field) && field.type === 'text.small' && !field.searchable)
    .filter(({ options }) => options.length === 0)
    .slice(0, MAX_FIELDS);
  const names = plain.map(({ dbPropertyName }) => dbPropertyName);
  const found = new Map<string, { field: VocabularyField; value: string }[]>();
  for (const { column, phrase, value } of await heldWhole(tx, names, located)) {
    const field = plain.find(({ dbPropertyName }) => dbPropertyName === column);
    if (field) found.set(phrase, [...(found.get(phrase) ?? []), { field, value }]);
  }
  return found;
}
