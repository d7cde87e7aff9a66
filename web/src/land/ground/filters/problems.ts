import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { filterRowMessages as messages } from './messages.ts';
import {
  type FieldValue,
  type FormInput,
  isDay,
  isNumber,
} from '@contract/council/ground/filters/form-value.ts';
import { kindOf } from '@contract/council/ground/filters/kinds.ts';
import { filterFields, type FormValues, isLeafField, type LeafField } from './form-values.ts';

/** Stands for a date box with an impossible or unfinished date. */
export const NO_DAY = 'no day';

/** What is wrong with a field. */
export interface FilterProblem {
  /** The field's place in the configuration. */
  at: string;
  /** The end of a range that has to be corrected. */
  end?: 'from' | 'to';
  label: string;
  message: string;
}

/** All problems of a filled-in form, in the order of its fields. */
export function problemsOf(
  config: readonly SearchFilter[],
  values: FormValues,
  at = '',
): FilterProblem[] {
  return filterFields(config, at).flatMap(({ at: here, filter }) =>
    isLeafField(filter)
      ? problemsIn(filter, values[here]).map((problem) => ({
          at: here,
          label: filter.label ?? '',
          ...problem,
        }))
      : problemsOf(filter.filters ?? [], values, `${here}.`),
  );
}

type Fault = Pick<FilterProblem, 'end' | 'message'>;
type Check = (field: LeafField, value: FieldValue | undefined) => Fault[];

const none: Check = () => [];

/** What is checked in each input; options and ticks are always valid. */
const CHECKS: Record<FormInput, Check> = {
  text: none,
  choice: none,
  tick: none,
  ticks: none,
  choices: none,
  place: none,
  number: (field, value) => problemOf(undefined, numberProblem(value as string, field)),
  // Its limits are where its arrows begin: what the records hold may lie beyond them.
  numbers: (_, value) => {
    const [from = '', to = ''] = (value ?? []) as string[];
    const each = [...problemOf('from', numberProblem(from)), ...problemOf('to', numberProblem(to))];
    const reversed = isNumber(from) && isNumber(to) && Number(from) > Number(to);
    return each.length === 0 && reversed ? problemOf('from', messages.fromAboveTo) : each;
  },
  days: (_, value) => {
    const [from = '', to = ''] = (value ?? []) as string[];
    const each = [...problemOf('from', dayProblem(from)), ...problemOf('to', dayProblem(to))];
    const reversed = isDay(from) && isDay(to) && from > to;
    return each.length === 0 && reversed ? problemOf('from', messages.fromAfterTo) : each;
  },
};

/** The problems of one field; for a range at most one for each end. */
export const problemsIn = (field: LeafField, value: FieldValue | undefined): Fault[] =>
  CHECKS[kindOf(field).form.input](field, value);

function problemOf(end: FilterProblem['end'], message: string | undefined) {
  if (message === undefined) return [];
  return [end === undefined ? { message } : { end, message }];
}

const dayProblem = (text: string) => (text === '' || isDay(text) ? undefined : messages.notADay);

/** The problem of a typed number, or undefined. */
export function numberProblem(
  text: string | undefined,
  { min, max }: Pick<SearchFilter, 'min' | 'max'> = {},
): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  if (!isNumber(text)) return messages.notANumber;
  const number = Number(text);
  if (min !== undefined && max !== undefined && (number < min || number > max))
    return messages.outOfRange(min, max);
  if (min !== undefined && number < min) return messages.atLeast(min);
  return max !== undefined && number > max ? messages.atMost(max) : undefined;
}
