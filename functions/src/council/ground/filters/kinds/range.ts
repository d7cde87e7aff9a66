import { betweenFault, endsFrom, mayBeginBetween } from '../between.ts';
import type { FilterKind } from '../filter-kind.ts';
import type { Between, OnField } from '../filter.ts';
import type { FilterLine } from '../filter-line.ts';
import { asTyped, isNumber } from '../form-value.ts';
import { amountWords, filterMessages as messages, labelIn } from '../words.ts';
import { numbersProblems } from '../input-problems.ts';

export type RangeFilter = OnField<'range', Between<number>>;

export const rangeFilterKind: FilterKind<RangeFilter> = {
  place: undefined,
  schema: {
    equalities: ['='],
    conditions: ['empty', 'not empty'],
    fault: (value) => betweenFault(value, Number.isFinite, 'Must be two numbers'),
  },
  isFilledIn: (value) => value.some((end) => end !== null),
  canonical: ({ dbPropertyName, value }) => ['range', dbPropertyName, ...value],
  words: ({ dbPropertyName: name, value: [from, to] }, names) => {
    const amount = (value: number) => amountWords(value, names.field(name)?.unit);
    const words =
      from === null
        ? `${messages.compared['<=']} ${amount(to ?? 0)}`
        : to === null
          ? `${messages.compared['>=']} ${amount(from)}`
          : messages.between(amount(from), amount(to));
    return `${labelIn(names, name)} ${words}`;
  },
  refersTo: () => [],
  form: {
    input: 'numbers',
    needs: ['min', 'max'],
    mayBeginWith: (value) => mayBeginBetween(value, (end) => typeof end === 'number'),
    empty: ['', ''],
    problems: numbersProblems,
    read: ({ dbPropertyName }, value) => {
      const ends = endsFrom(value, (text) => (isNumber(text) ? Number(text) : null));
      if (dbPropertyName === undefined || !ends) return undefined;
      return { type: 'range', dbPropertyName, value: ends };
    },
    // A comparison is a range that is open at one end.
    fill: (filter) => {
      const typed = asTyped(filter.value);
      if (filter.type === 'number' && typeof typed === 'string')
        return filter.equality === '<=' ? ['', typed] : [typed, ''];
      return Array.isArray(typed) && typed.length === 2 ? typed : undefined;
    },
  },
  line: ({ value }, family) => (family === 'number' ? asLine(value) : undefined),
};

function asLine([from, to]: Between<number>): FilterLine | undefined {
  if (from === null) return to === null ? undefined : { condition: 'at-most', values: [`${to}`] };
  if (to === null) return { condition: 'at-least', values: [String(from)] };
  return { condition: 'between', values: [String(from), String(to)] };
}
