import { fieldAt } from '../field-at.ts';
import { after, phraseAt, skip, type Hit, type SentenceReading } from '../reading.ts';
import { isNumeric, measureOf } from '../say.ts';
import type { VocabularyField } from '../vocabulary.ts';
import { UNITS } from '../words/units.ts';
import { NEGATIONS } from '../words/small-words.ts';
import { readNumberAt } from './numbers.ts';

const GREATEST = new Set(['largest', 'biggest', 'greatest', 'highest', 'most', 'top']);
const LEAST = new Set(['smallest', 'lowest', 'fewest', 'least', 'bottom']);
/** Without a field's name these are about land. */
const SIZES = new Set(['largest', 'biggest', 'smallest']);
const SORTED = [
  ['sorted', 'by'],
  ['ordered', 'by'],
  ['sort', 'by'],
  ['order', 'by'],
];
const DESCENDING = new Set(['descending', 'down', 'desc']);
const IDLE = new Set([
  'site',
  'sites',
  'parcels',
  'plots',
  'land',
  'first',
  'by',
  'in',
  'of',
  'for',
  'the',
  'with',
]);
const MAX_COUNT = 1_000;

/** 'Largest 10', 'the 5 smallest sites', 'top 20 by capacity', 'most homes', 'sorted by size': an order, cut or not. */
export function extremes(reading: SentenceReading, at: number): Hit | undefined {
  const sorted = SORTED.map((words) => after(reading, at, words)).find((to) => to !== undefined);
  if (sorted !== undefined) return sortedBy(reading, sorted);
  const before = countAt(reading, skip(reading, at, new Set(['the'])));
  const word = before?.to ?? skip(reading, at, new Set(['the']));
  const text = reading.tokens[word]?.text ?? '';
  if (!GREATEST.has(text) && !LEAST.has(text)) return undefined;
  if (isTurned(reading, at)) return undefined;
  const behind = before ? undefined : countAt(reading, word + 1);
  const to = behind?.to ?? word + 1;
  const named = fieldMeant(reading, to) ?? fieldMeant(reading, skip(reading, to, IDLE));
  const field = named?.field ?? (SIZES.has(text) ? usual(reading, 'area') : undefined);
  if (!field) return undefined;
  return hit(field, named?.to ?? to, GREATEST.has(text), (before ?? behind)?.count);
}

/** 'At least' and 'at most' compare; 'not the largest' is no order. */
function isTurned({ tokens }: SentenceReading, at: number): boolean {
  const before = tokens[at - 1]?.text === 'the' ? tokens[at - 2] : tokens[at - 1];
  return before?.text === 'at' || NEGATIONS.has(before?.text ?? '');
}

function sortedBy(reading: SentenceReading, from: number): Hit | undefined {
  const named = fieldMeant(reading, from);
  if (!named) return undefined;
  const next = reading.tokens[named.to]?.text ?? '';
  if (LEAST.has(next)) return hit(named.field, skip(reading, named.to + 1, IDLE), false, undefined);
  const said = GREATEST.has(next) || DESCENDING.has(next);
  const to = said ? skip(reading, named.to + 1, IDLE) : named.to;
  return hit(named.field, to, said, undefined);
}

function countAt(reading: SentenceReading, at: number) {
  const number = readNumberAt(reading, at);
  if (!number || number.pounds || !Number.isInteger(number.value)) return undefined;
  if (number.value < 1 || number.value > MAX_COUNT) return undefined;
  return { count: number.value, to: number.to };
}

/** A number field by its name, or by its unit: 'most homes'. */
function fieldMeant(reading: SentenceReading, at: number) {
  const unit = phraseAt(reading, at, UNITS);
  const field = unit && usual(reading, unit.phrase.dimension);
  return field ? { field, to: unit.to } : fieldAt(reading, at, isNumeric);
}

const usual = ({ vocabulary }: SentenceReading, dimension: string) =>
  vocabulary.fields.find((field) => measureOf(field)?.dimension === dimension);

const hit = (
  field: VocabularyField,
  to: number,
  greatest: boolean,
  count: number | undefined,
): Hit => ({
  to,
  meant: () => ({
    filters: [],
    meaning: `${field.label}, the ${greatest ? 'greatest' : 'least'} first`,
    order: { field, greatest, count },
  }),
});
