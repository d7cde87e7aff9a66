import type { FilterKind } from '../filter-kind.ts';
import { equalities, type Equality, type OnField } from '../filter.ts';
import type { FilterLine } from '../filter-line.ts';
import { askedOf, isNumber, isText, singleText } from '../form-value.ts';
import { amountWords, filterMessages as messages, labelIn } from '../words.ts';
import { numberProblems } from '../input-problems.ts';

export type NumberFilter = OnField<'number', number>;

const CONDITIONS: Record<Equality, FilterLine['condition']> = {
  '=': 'is',
  '!=': 'is-not',
  '>=': 'at-least',
  '>': 'more',
  '<=': 'at-most',
  '<': 'less',
};

export const numberFilterKind: FilterKind<NumberFilter> = {
  place: undefined,
  schema: {
    equalities,
    needsEquality: true,
    conditions: ['empty', 'not empty'],
    fault: (value) => (Number.isFinite(value) ? undefined : 'Must be a number'),
  },
  isFilledIn: () => true,
  // `>= 2` is a range from 2 on.
  canonical: ({ dbPropertyName: name, equality, value }) => {
    if (equality === '>=') return ['range', name, value, null];
    if (equality === '<=') return ['range', name, null, value];
    return ['number', name, equality ?? '=', value];
  },
  words: ({ dbPropertyName: name, equality, value }, names) =>
    `${labelIn(names, name)} ${messages.compared[equality ?? '=']} ${amountWords(value, names.field(name)?.unit)}`,
  refersTo: () => [],
  form: {
    input: 'number',
    needs: ['min', 'max', 'equality'],
    mayBeginWith: (value) => typeof value === 'number',
    empty: '',
    problems: numberProblems,
    read: (field, value) => {
      const asked = askedOf(field);
      if (!asked || !isText(value) || !isNumber(value)) return undefined;
      return { type: 'number', ...asked, equality: asked.equality ?? '=', value: Number(value) };
    },
    fill: ({ value }) => singleText(value),
  },
  line: ({ equality, condition, value }, family) =>
    family === 'number' && !condition
      ? { condition: CONDITIONS[equality ?? '='], values: [String(value)] }
      : undefined,
};
