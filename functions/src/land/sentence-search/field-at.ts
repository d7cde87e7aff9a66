import type { SentenceReading } from './reading.ts';
import { stemsOf } from './tokens.ts';
import type { VocabularyField } from './vocabulary.ts';
import { ARTICLES, GENERIC } from './words/small-words.ts';
import { WORD_GROUPS } from './words/synonyms.ts';

const MAX_NAME_WORDS = 6;

export interface FieldMatch {
  field: VocabularyField;
  to: number;
}

/**
 * The field whose name starts here: as many words of its label or property name as the sentence has, or synonyms that
 * planners use. Words such as "status" alone do not name a field.
 */
export function fieldAt(
  reading: SentenceReading,
  at: number,
  fits: (field: VocabularyField) => boolean = () => true,
): FieldMatch | undefined {
  return namesAt(reading, at, fits)[0];
}

/**
 * The same, and the fields that fewer of the words name: in 'updated in the last year' only the first word is a name.
 */
export function namesAt(
  reading: SentenceReading,
  at: number,
  fits: (field: VocabularyField) => boolean = () => true,
): FieldMatch[] {
  const from = ARTICLES.has(reading.tokens[at]?.text ?? '') ? at + 1 : at;
  if (JOINS.has(reading.tokens[from]?.text ?? '')) return [];
  const fitting = reading.vocabulary.fields.filter(fits);
  const found: FieldMatch[] = [];
  const most = Math.min(MAX_NAME_WORDS, reading.tokens.length - from);
  for (let length = most; length > 0; length -= 1) {
    const said = reading.tokens.slice(from, from + length);
    if (said.some(({ kind }) => kind === 'quoted' || kind === 'day' || kind === 'sign')) continue;
    const stems = said.map(({ stem }) => stem);
    const field = bestNamed(fitting, stems);
    if (field) found.push({ field, to: from + length });
  }
  return found;
}

/** No name starts with these words, though labels contain them. */
const JOINS = new Set(['or', 'and', 'of', 'to', 'in', 'on', 'for', 'from']);

/** The field that these stems match best; if two match equally well, the dictionary's first. */
function bestNamed(
  fields: readonly VocabularyField[],
  said: readonly string[],
): VocabularyField | undefined {
  let best: { field: VocabularyField; score: number } | undefined;
  for (const field of fields) {
    const score = scoreOf(field, said);
    if (score > (best?.score ?? 0)) best = { field, score };
  }
  return best?.field;
}

interface Name {
  label: readonly string[];
  whole: string;
  own: ReadonlySet<string>;
}
/** Computed once per sentence: every token needs it. */
const names = new WeakMap<VocabularyField, Name>();

function nameOf(field: VocabularyField): Name {
  const known = names.get(field);
  if (known) return known;
  const label = stemsOf(field.label);
  const own = new Set([...label, ...stemsOf(field.dbPropertyName)]);
  const name = { label, whole: label.join(' '), own };
  names.set(field, name);
  return name;
}

function scoreOf(field: VocabularyField, said: readonly string[]): number {
  const { label, whole, own } = nameOf(field);
  if (whole === said.join(' ')) return 100;
  let [held, telling] = [0, 0];
  for (const stem of said) {
    const direct = own.has(stem);
    const meant = direct || groupOf(stem).some((other) => own.has(other));
    if (!meant && !GENERIC.has(stem)) return 0;
    // The council's own word is stronger than a synonym for it.
    if (meant) held += direct ? 1 : 0.5;
    if (meant && !GENERIC.has(stem)) telling += 1;
  }
  return telling === 0 ? 0 : held + held / (label.length + 1);
}

const groupOf = (stem: string): string[] =>
  WORD_GROUPS.filter((group) => group.includes(stem)).flat();

const COPULAS = new Set(['is', 'are', 'was', 'of', '=', 'equals', 'being']);

/** Past "is", "of", "=" between a field and its value. */
export function pastCopula({ tokens }: SentenceReading, at: number): number {
  return COPULAS.has(tokens[at]?.text ?? '') ? at + 1 : at;
}
