import { betweenFault, endsFrom, mayBeginBetween } from '../between.ts';
import { isCalendarDate } from '../../../../platform/dates/day.ts';
import { longDate } from '../../../../platform/dates/long-date.ts';
import type { FilterKind } from '../filter-kind.ts';
import type { Between, OnField } from '../filter.ts';
import type { FilterLine } from '../filter-line.ts';
import { asTyped, isDay } from '../form-value.ts';
import { filterMessages as messages, labelIn } from '../words.ts';
import { daysProblems } from '../input-problems.ts';

/** Days as yyyy-mm-dd. */
export type DateRangeFilter = OnField<'date range', Between<string>>;

const isCalendarDay = (day: unknown) => typeof day === 'string' && isCalendarDate(day);

export const dateRange: FilterKind<DateRangeFilter> = {
  place: undefined,
  schema: {
    equalities: ['='],
    conditions: ['empty', 'not empty'],
    fault: (value) => betweenFault(value, isCalendarDay, 'Must be two dates such as 2026-04-03'),
  },
  isFilledIn: (value) => value.some((end) => end !== null),
  canonical: ({ dbPropertyName, value }) => ['date range', dbPropertyName, ...value],
  words: ({ dbPropertyName, value: [from, to] }, names) => {
    const label = labelIn(names, dbPropertyName);
    if (from === null) return `${label} ${messages.to(longDate(to ?? ''))}`;
    if (to === null) return `${label} ${messages.from(longDate(from))}`;
    if (from === to) return `${label} ${messages.on(longDate(from))}`;
    return `${label} ${messages.between(longDate(from), longDate(to))}`;
  },
  refersTo: () => [],
  form: {
    input: 'days',
    needs: [],
    mayBeginWith: (value) => mayBeginBetween(value, isCalendarDay),
    empty: ['', ''],
    problems: daysProblems,
    read: ({ dbPropertyName }, value) => {
      const ends = endsFrom(value, (text) => (isDay(text) ? text : null));
      if (dbPropertyName === undefined || !ends) return undefined;
      return { type: 'date range', dbPropertyName, value: ends };
    },
    fill: ({ value }) => {
      const typed = asTyped(value);
      return Array.isArray(typed) && typed.length === 2 ? typed : undefined;
    },
  },
  line: ({ value }, family) => (family === 'date' ? asLine(value) : undefined),
};

function asLine([from, to]: Between<string>): FilterLine | undefined {
  if (from === null) return to === null ? undefined : { condition: 'at-most', values: [to] };
  if (from === to) return { condition: 'is', values: [from] };
  if (to === null) return { condition: 'at-least', values: [from] };
  return { condition: 'between', values: [from, to] };
}
