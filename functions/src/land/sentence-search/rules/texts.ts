import { nameColumn } from '../../ground/places/address-columns.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { fieldAt } from '../field-at.ts';
import { phraseAt, skip, textBetween, type Hit, type SentenceReading } from '../reading.ts';
import { isTextField } from '../say.ts';
import { listed } from '../../../council/ground/filters/words.ts';
import { NEARNESS } from '../words/nearness.ts';
import { COMPARISONS } from '../words/comparisons.ts';

const CALLED = [
  'called',
  'named',
  'titled',
  'by the name of',
  'whose name contains',
  'whose name is',
].map((text) => ({ words: text.split(' ') }));
const CONTAINS = [
  'contains',
  'containing',
  'includes',
  'including',
  'contain',
  'include',
  'like',
  'mentions',
  'mentioning',
  'with the words',
  'with the word',
].map((text) => ({ words: text.split(' ') }));
const IN_NAME = ['in the name', 'in its name', 'in their name', 'in their names', 'in name'].map(
  (text) => ({ words: text.split(' ') }),
);
/** Where a name without quotation marks ends. */
const ENDS = new Set(
  `and or but , ; with without that which who not no excluding except over under tagged called named`.split(
    ' ',
  ),
);
const MAX_WORDS = 6;

/** Words found in every searched text: names, addresses, references. */
const EVERYWHERE = 'search_text';

/** 'called Mill', 'address contains "Quay"', 'with mill in the name', and anything in quotation marks. */
export function texts(reading: SentenceReading, at: number): Hit | undefined {
  const called = phraseAt(reading, at, CALLED);
  if (called) {
    const all = wordsAt(reading, skip(reading, called.to, new Set(['like', 'something'])));
    return all && hit(nameOf(reading), all.values, all.to);
  }
  const field = fieldAt(reading, at, (each) => isTextField(each) && each.options.length === 0);
  const contains = field && phraseAt(reading, field.to, CONTAINS);
  const held = contains && wordsAt(reading, contains.to);
  if (field && held) return hit(field.field, held.values, held.to);
  return inTheName(reading, at) ?? quoted(reading, at);
}

function nameOf({ vocabulary: { fields } }: SentenceReading): Asked {
  const name = nameColumn(fields);
  return fields.find(({ dbPropertyName }) => dbPropertyName === name) ?? EVERY_TEXT;
}

interface Asked {
  dbPropertyName: string;
  label: string;
}
const EVERY_TEXT: Asked = { dbPropertyName: EVERYWHERE, label: 'Name, address or reference' };

function inTheName(reading: SentenceReading, at: number): Hit | undefined {
  const from = skip(reading, at, new Set(['with', 'has', 'have', 'having', 'the', 'word']));
  if (from === at) return undefined;
  const last = Math.min(from + MAX_WORDS, reading.tokens.length);
  for (let to = from + 1; to <= last; to += 1) {
    const end = phraseAt(reading, to, IN_NAME);
    if (end) return hit(nameOf(reading), [bare(reading, from, to)], end.to);
  }
  return undefined;
}

function quoted(reading: SentenceReading, at: number): Hit | undefined {
  const token = reading.tokens[at];
  return token?.kind === 'quoted' ? hit(EVERY_TEXT, [token.text.trim()], at + 1) : undefined;
}

const bare = (reading: SentenceReading, from: number, to: number) => {
  const token = reading.tokens[from];
  return token?.kind === 'quoted' && to === from + 1
    ? token.text.trim()
    : textBetween(reading, from, to);
};

/** One text, or several with "or" between them. */
function wordsAt(
  reading: SentenceReading,
  at: number,
): { values: string[]; to: number } | undefined {
  const first = oneText(reading, at);
  if (!first) return undefined;
  const values = [first.value];
  let { to } = first;
  while (reading.tokens[to]?.text === 'or') {
    const next = oneText(reading, to + 1);
    if (!next) break;
    values.push(next.value);
    ({ to } = next);
  }
  return { values, to };
}

function oneText(reading: SentenceReading, at: number): { value: string; to: number } | undefined {
  if (reading.tokens[at]?.kind === 'quoted')
    return { value: bare(reading, at, at + 1), to: at + 1 };
  let to = at;
  while (to < at + MAX_WORDS && reading.tokens[to] && !ends(reading, to, to === at)) to += 1;
  return to > at ? { value: textBetween(reading, at, to), to } : undefined;
}

/** 'Byker in Walker': a name may begin with such a word, but ends before the next one. */
function ends(reading: SentenceReading, at: number, isFirst: boolean): boolean {
  if (ENDS.has(reading.tokens[at]?.text ?? '')) return true;
  if (isFirst) return false;
  return (
    phraseAt(reading, at, NEARNESS) !== undefined ||
    phraseAt(reading, at, COMPARISONS) !== undefined
  );
}

function hit({ dbPropertyName, label }: Asked, values: string[], to: number): Hit {
  return {
    to,
    meant: (not) => {
      const filters = values.map((value): Filter => ({
        type: 'text',
        dbPropertyName,
        ...(not ? { condition: 'not contains' as const } : {}),
        value,
      }));
      const isGroup = !not && filters.length > 1;
      return {
        filters: isGroup ? [{ type: 'group', operator: '_or', filters }] : filters,
        meaning: `${label} ${not ? 'does not contain' : 'contains'} ${listed(
          values.map((value) => `“${value}”`),
          'or',
        )}`,
      };
    },
  };
}
