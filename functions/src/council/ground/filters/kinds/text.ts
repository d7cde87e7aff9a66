import type { FilterKind } from '../filter-kind.ts';
import { FILTER_LIMITS } from '../filter-limits.ts';
import type { FilterLine } from '../filter-line.ts';
import { asksPresence, filterConditions, isNegated, type OnField } from '../filter.ts';
import { askedOf, boundedText, isText, singleText } from '../form-value.ts';
import { filterMessages as messages, labelIn } from '../words.ts';
import { noProblems } from '../input-problems.ts';

/** `=` is the whole text and `!=` any other (case ignored); without an equality the text is contained. */
export type TextFilter = OnField<'text', string>;

const MAX_LENGTH = FILTER_LIMITS.textLength;

export const textFilterKind: FilterKind<TextFilter> = {
  place: undefined,
  schema: {
    equalities: ['=', '!='],
    conditions: filterConditions,
    fault: (value) => {
      if (typeof value !== 'string') return 'Must be a text';
      return value.length > MAX_LENGTH ? `Must be at most ${MAX_LENGTH} characters` : undefined;
    },
  },
  isFilledIn: (value) => value.trim() !== '',
  canonical: (filter) => [
    'text',
    filter.dbPropertyName,
    isNegated(filter),
    filter.equality ? 'whole' : 'part',
    filter.value.trim(),
  ],
  words: (filter, names) => {
    const not = isNegated(filter);
    const how = filter.equality
      ? messages.compared[not ? '!=' : '=']
      : messages[not ? 'containsNot' : 'contains'];
    return `${labelIn(names, filter.dbPropertyName)} ${how} “${filter.value.trim()}”`;
  },
  refersTo: () => [],
  form: {
    input: 'text',
    needs: ['placeholder'],
    mayBeginWith: (value) => typeof value === 'string' && value.length <= MAX_LENGTH,
    empty: '',
    problems: noProblems,
    read: (field, value) => {
      const asked = askedOf(field);
      if (!asked || !isText(value)) return undefined;
      return { type: 'text', ...asked, value: boundedText(value) };
    },
    fill: ({ value }) => singleText(value),
  },
  line: (filter, family) =>
    family === 'text' || family === 'choice' || family === 'json'
      ? { condition: conditionOf(filter), values: [filter.value] }
      : undefined,
};

function conditionOf(filter: TextFilter): FilterLine['condition'] {
  if (filter.condition === 'not contains') return 'contains-not';
  if (filter.condition || !filter.equality || asksPresence(filter)) return 'contains';
  return filter.equality === '!=' ? 'is-not' : 'is';
}
