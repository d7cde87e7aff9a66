import type { Equality, Filter } from '../../../council/ground/filters/filter.ts';
import { fieldAt, namesAt, pastCopula } from '../field-at.ts';
import { after, phraseAt, type Hit, type Meant, type SentenceReading } from '../reading.ts';
import { amount, isNumeric, measureOf } from '../say.ts';
import { filterMessages } from '../../../council/ground/filters/words.ts';
import type { VocabularyField } from '../vocabulary.ts';
import { AFTER_NUMBER, COMPARISONS, type Comparing } from '../words/comparisons.ts';
import { UNITS, NAMES_NO_FIELD } from '../words/units.ts';
import { readNumberAt, type Numbered } from './numbers.ts';

interface Bound {
  comparing: Exclude<Comparing, 'about'>;
  number: Numbered;
}
type Unit = (typeof UNITS)[number];
interface Said {
  bounds: Bound[];
  unit: Unit | undefined;
  /** A number is an amount only with a unit, a field's name or a comparison. */
  compares: boolean;
  to: number;
}

/**
 * 'over 2 hectares', 'at least 50 homes', 'between 1 and 5 acres', '2–5 ha', 'capacity under 30', '£1m or more': a
 * number field, by name or unit, and one bound or two.
 */
export function amounts(reading: SentenceReading, at: number): Hit | undefined {
  // 'Minimum 50 homes' is a comparison, although a field may have such a name.
  const leading = phraseAt(reading, at, COMPARISONS);
  const compares = leading && readNumberAt(reading, leading.to);
  for (const { field, to } of compares ? [] : namesAt(reading, at, isNumeric)) {
    const said = amountAt(reading, pastCopula(reading, to));
    if (said && measures(field, said)) return hit(field, said);
  }
  const alone = amountAt(reading, at);
  if (!alone) return undefined;
  const behind = fieldAt(reading, alone.to, (field) => isNumeric(field) && measures(field, alone));
  if (behind) return hit(behind.field, { ...alone, to: behind.to });
  const usual = alone.unit && usualField(reading.vocabulary.fields, alone.unit);
  return usual && hit(usual, alone);
}

/** Without a name, the dictionary's first field with that unit; the words of the answer say which. */
function usualField(
  fields: readonly VocabularyField[],
  { dimension }: Unit,
): VocabularyField | undefined {
  if (NAMES_NO_FIELD.has(dimension)) return undefined;
  return fields.find((field) => measureOf(field)?.dimension === dimension);
}

function measures(field: VocabularyField, { unit, bounds }: Said): boolean {
  const money = bounds.some(({ number }) => number.pounds);
  const dimension = money ? 'money' : unit?.dimension;
  return dimension === undefined || measureOf(field)?.dimension === dimension;
}

function amountAt(reading: SentenceReading, at: number): Said | undefined {
  const said = rangeAt(reading, at) ?? boundsAt(reading, at);
  if (!said) return undefined;
  const money = said.bounds.some(({ number }) => number.pounds);
  return money ? { ...said, unit: { dimension: 'money', size: 1, words: [] } } : said;
}

/** 'between 2 and 5 ha', 'from 2 to 5 ha', '2–5 ha'. */
function rangeAt(reading: SentenceReading, at: number): Said | undefined {
  const led = after(reading, at, ['between']) ?? after(reading, at, ['from']) ?? at;
  const first = readNumberAt(reading, led);
  if (!first) return undefined;
  const unitOfFirst = phraseAt(reading, first.to, UNITS);
  const middle = unitOfFirst?.to ?? first.to;
  const joint = ['-', 'to', ...(led > at ? ['and'] : [])]
    .map((word) => after(reading, middle, [word]))
    .find((to) => to !== undefined);
  const second = joint === undefined ? undefined : readNumberAt(reading, joint);
  if (!second) return undefined;
  const unit = phraseAt(reading, second.to, UNITS);
  const [low, high] = inOrder(first, second);
  return {
    bounds: [
      { comparing: '>=', number: low },
      { comparing: '<=', number: high },
    ],
    unit: unit?.phrase ?? unitOfFirst?.phrase,
    compares: true,
    to: unit?.to ?? second.to,
  };
}

const inOrder = (a: Numbered, b: Numbered): [Numbered, Numbered] => {
  const pounds = a.pounds || b.pounds;
  // '£1–2m' means 1 to 2 million.
  const first =
    a.multiple === 1 && b.multiple > 1 && a.value < 1_000 ? a.value * b.multiple : a.value;
  const [low, high] = first <= b.value ? [first, b.value] : [b.value, first];
  return [
    { ...a, value: low, pounds },
    { ...b, value: high, pounds },
  ];
};

/** One bound, or two joined: 'over 2 and under 5 hectares'. */
function boundsAt(reading: SentenceReading, at: number): Said | undefined {
  const first = boundAt(reading, at);
  if (!first) return undefined;
  const joint = ['and', 'but', ',']
    .map((word) => after(reading, first.to, [word]))
    .find((to) => to);
  const second = joint === undefined || !first.compares ? undefined : boundAt(reading, joint);
  const isPair =
    second?.compares &&
    (!first.unit || !second.unit || first.unit.dimension === second.unit.dimension);
  if (!second || !isPair) return first;
  return {
    ...second,
    bounds: [...first.bounds, ...second.bounds],
    unit: second.unit ?? first.unit,
  };
}

function boundAt(reading: SentenceReading, at: number): Said | undefined {
  const before = phraseAt(reading, at, COMPARISONS);
  const number = readNumberAt(reading, before?.to ?? at);
  if (!number) return undefined;
  // 'Over 2 and under 4' goes on with another bound.
  const earlier = before ? undefined : phraseAt(reading, number.to, AFTER_NUMBER);
  const unit = phraseAt(reading, earlier?.to ?? number.to, UNITS);
  const behind = unit ? unit.to : (earlier?.to ?? number.to);
  const later = before || earlier ? undefined : phraseAt(reading, behind, AFTER_NUMBER);
  const comparing = (earlier ?? later)?.phrase.means ?? before?.phrase.means ?? '=';
  return {
    bounds: boundsOf(comparing, number),
    unit: unit?.phrase,
    compares: Boolean(before ?? earlier ?? later),
    to: later?.to ?? behind,
  };
}

/** 'About 50' is 45 to 55. */
function boundsOf(comparing: Comparing, number: Numbered): Bound[] {
  if (comparing !== 'about') return [{ comparing, number }];
  return [
    { comparing: '>=', number: { ...number, value: number.value * 0.9 } },
    { comparing: '<=', number: { ...number, value: number.value * 1.1 } },
  ];
}

function hit(field: VocabularyField, { bounds, unit, to }: Said): Hit {
  const size = measureOf(field)?.size ?? 1;
  const values = bounds.map(({ comparing, number }) => ({
    comparing,
    value: tidy((number.value * (unit?.size ?? size)) / size),
  }));
  return { to, meant: (not) => (not ? outside(field, values) : within(field, values)) };
}

/** Six digits are more than anybody types, and hide the residue of converting units. */
const tidy = (value: number) => Number(value.toPrecision(6));

interface Valued {
  comparing: Exclude<Comparing, 'about'>;
  value: number;
}

function within(field: VocabularyField, bounds: readonly Valued[]): Meant {
  const { dbPropertyName, label } = field;
  const low = bounds.find(({ comparing }) => comparing === '>=');
  const high = bounds.find(({ comparing }) => comparing === '<=');
  if (low && high) {
    const filter: Filter = { type: 'range', dbPropertyName, value: [low.value, high.value] };
    const ends = `${amount(field, low.value)} and ${amount(field, high.value)}`;
    return { filters: [filter], meaning: `${label} between ${ends}` };
  }
  return {
    filters: bounds.map((bound) => oneBound(dbPropertyName, bound)),
    meaning: `${label} ${bounds.map(({ comparing, value }) => `${filterMessages.compared[comparing]} ${amount(field, value)}`).join(' and ')}`,
  };
}

/** Inclusive bounds make a range, as in the search form; exclusive ones can only be a comparison. */
function oneBound(dbPropertyName: string, { comparing, value }: Valued): Filter {
  if (comparing === '>=') return { type: 'range', dbPropertyName, value: [value, null] };
  if (comparing === '<=') return { type: 'range', dbPropertyName, value: [null, value] };
  return { type: 'number', dbPropertyName, equality: comparing, value };
}

const OPPOSITE: Record<Equality, Equality> = {
  '=': '!=',
  '!=': '=',
  '>': '<=',
  '<=': '>',
  '<': '>=',
  '>=': '<',
};

/** 'Not between 2 and 5' is under 2 or over 5. */
function outside(field: VocabularyField, bounds: readonly Valued[]): Meant {
  const turned = bounds.map(({ comparing, value }) => ({ comparing: OPPOSITE[comparing], value }));
  const filters = turned.map((bound) => oneBound(field.dbPropertyName, bound));
  const words = turned.map(
    ({ comparing, value }) => `${filterMessages.compared[comparing]} ${amount(field, value)}`,
  );
  return {
    filters: filters.length > 1 ? [{ type: 'group', operator: '_or', filters }] : filters,
    meaning: `${field.label} ${words.join(' or ')}`,
  };
}
