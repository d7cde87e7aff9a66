import type { Scalar } from '../../../council/ground/filters/filter.ts';
import { fieldAt, pastCopula } from '../field-at.ts';
import { after, skip, type Hit, type SentenceReading } from '../reading.ts';
import { isNumeric } from '../say.ts';
import { listed } from '../../../council/ground/filters/words.ts';
import { stemsOf } from '../tokens.ts';
import type { VocabularyField } from '../vocabulary.ts';
import { ARTICLES, GENERIC, LEADING } from '../words/small-words.ts';
import { VALUE_PHRASES } from '../words/synonyms.ts';

interface Option {
  field: VocabularyField;
  value: Scalar;
  label: string;
  words: string[];
  /** The same as one text. */
  phrase: string;
  /** The council's own words, not our synonyms for them. */
  own: boolean;
}
interface Found {
  options: Option[];
  to: number;
}

const MAX_WORDS = 8;

/**
 * Values of the council's own choices: 'brownfield', 'shortlisted or allocated', 'high accessibility', 'status is
 * rejected'. A value that several fields have needs the field's name beside it.
 */
export function options(reading: SentenceReading, at: number): Hit | undefined {
  const all = allOptions(reading.vocabulary.fields);
  const named = fieldAt(reading, at, hasOptions);
  if (named) {
    const own = all.filter(({ field }) => field === named.field);
    const not = after(reading, pastCopula(reading, named.to), ['not']);
    const value = valueAt(reading, not ?? pastCopula(reading, named.to), own);
    if (value) return hit(reading, value.options[0] as Option, value.to, own, not !== undefined);
  }
  const found = valueAt(reading, at, all);
  if (!found) return undefined;
  const behind = fieldAt(reading, found.to, (field) =>
    found.options.some((option) => option.field === field),
  );
  const meant = behind
    ? found.options.filter(({ field }) => field === behind.field)
    : found.options;
  const [option] = meant;
  if (!option || meant.some(({ field }) => field !== option.field)) return undefined;
  const own = all.filter(({ field }) => field === option.field);
  return hit(reading, option, behind?.to ?? found.to, own, false);
}

const hasOptions = (field: VocabularyField) => field.options.length > 0 && !isNumeric(field);

/** Computed once per sentence: every token needs it. */
const optionsOfFields = new WeakMap<readonly VocabularyField[], Option[]>();

function allOptions(fields: readonly VocabularyField[]): Option[] {
  const known = optionsOfFields.get(fields);
  if (known) return known;
  const all = listOptions(fields);
  optionsOfFields.set(fields, all);
  return all;
}

function listOptions(fields: readonly VocabularyField[]): Option[] {
  return fields.filter(hasOptions).flatMap((field) =>
    field.options.flatMap(({ value, label }) => {
      const said = String(value).toLowerCase();
      const own = [label, String(value)];
      const others = VALUE_PHRASES.filter(([, same]) => same.toLowerCase() === said);
      const ways = new Map(own.map((text) => [meaningful(text).join(' '), true]));
      for (const [phrase] of others) ways.set(meaningful(phrase).join(' '), false);
      return [...ways].map(([words, isOwn]) => ({
        field,
        value,
        label,
        words: words.split(' '),
        phrase: words,
        own: isOwn,
      }));
    }),
  );
}

/** Stems without articles, which people leave out. */
const meaningful = (text: string) => stemsOf(text).filter((stem) => !ARTICLES.has(stem));

/** The longest complete value found here; otherwise the beginning of a value, if it is unambiguous. */
function valueAt(reading: SentenceReading, at: number, all: readonly Option[]): Found | undefined {
  let begun: Found | undefined;
  const limit = Math.min(MAX_WORDS, reading.tokens.length - at);
  for (let length = limit; length > 0; length -= 1) {
    const tokens = reading.tokens.slice(at, at + length);
    const said = tokens.filter(({ text, kind }) => kind !== 'word' || !ARTICLES.has(text));
    if (said.at(-1) !== tokens.at(-1) || tokens.some(({ kind }) => kind === 'day')) continue;
    const phrase = said.flatMap(({ kind, stem, text }) =>
      kind === 'quoted' ? stemsOf(text) : [stem],
    );
    const text = phrase.join(' ');
    const whole = all.filter((option) => option.phrase === text);
    if (whole.length > 0) return { options: distinct(whole), to: at + length };
    begun ??= beginning(all, phrase, at + length);
  }
  return begun;
}

/** 'outline' means 'outline planning permission' if no other value begins like that. */
function beginning(all: readonly Option[], said: readonly string[], to: number): Found | undefined {
  const phrase = said.filter((stem) => !GENERIC.has(stem)).join(' ');
  // 'Owned by' asks by whom.
  if (LEADING.has(said.at(-1) ?? '')) return undefined;
  if (phrase.length < 4 || phrase.length < said.join(' ').length / 2) return undefined;
  const tells = (words: readonly string[]) => words.filter((stem) => !GENERIC.has(stem)).join(' ');
  const begins = ({ words, own }: Option) =>
    own &&
    words[0] === said[0] &&
    words.length > said.length &&
    `${tells(words)} `.startsWith(`${phrase} `);
  const fitting = distinct(all.filter(begins));
  const enough = phrase.length >= 6 || phrase.includes(' ');
  return fitting.length === 1 && enough ? { options: fitting, to } : undefined;
}

function distinct(found: readonly Option[]): Option[] {
  const seen = new Map(
    found.map((option) => [`${option.field.dbPropertyName} ${option.value}`, option]),
  );
  return [...seen.values()];
}

/** The value and those after it in a list: 'A, B or C'. */
function hit(
  reading: SentenceReading,
  first: Option,
  from: number,
  own: readonly Option[],
  turned: boolean,
): Hit {
  const chosen = [first];
  let to = from;
  for (;;) {
    const joint = skip(reading, to, JOINTS);
    const next = joint === to ? undefined : valueAt(reading, joint, own);
    const [option] = next?.options ?? [];
    if (!next || !option) break;
    if (!chosen.some(({ value }) => value === option.value)) chosen.push(option);
    to = next.to;
  }
  const { field } = first;
  const value = chosen.map((option) => option.value);
  const words = listed(
    chosen.map(({ label }) => label),
    'or',
  );
  return {
    to,
    meant: (not) => {
      const isNot = not !== turned;
      return {
        filters: [
          {
            type: 'checkbox list',
            dbPropertyName: field.dbPropertyName,
            ...(isNot ? { equality: '!=' as const } : {}),
            value,
          },
        ],
        meaning: `${field.label} is ${isNot ? 'not ' : ''}${words}`,
      };
    },
  };
}

const JOINTS = new Set([',', 'or', 'and', '/', '&', 'nor', 'either']);
