import { FILTER_LIMITS } from './filter-limits.ts';
import { type AreaValue, type FieldValue, isDay, isNumber } from './form-value.ts';
import type { SearchFilter } from './search-filter.ts';
import { filterMessages } from './words.ts';

/** Why what is typed cannot be searched for. */
export interface InputProblem {
  /** The part of the input that has to be corrected, where it has several. */
  end?: 'from' | 'to' | 'within';
  message: string;
}
type Limits = Pick<SearchFilter, 'min' | 'max'>;
type Typed = FieldValue | undefined;

/** Stands for a date box with an impossible or unfinished date. */
export const NO_DAY = 'no day';

const { problems: messages } = filterMessages;

/** Of inputs in which whatever is entered can be searched for: words, options, ticks. */
export const noProblems = (): InputProblem[] => [];

/** Of one typed number within the field's limits. */
export const numberProblems = (value: Typed, limits: Limits): InputProblem[] =>
  problemOf(undefined, numberProblem(value as string | undefined, limits));

/** Of two typed numbers. Their limits are where the arrows begin: what the records hold may lie beyond them. */
export const numbersProblems = (value: Typed): InputProblem[] =>
  ofEnds(
    value,
    (text) => numberProblem(text),
    (from, to) =>
      isNumber(from) && isNumber(to) && Number(from) > Number(to)
        ? messages.fromAboveTo
        : undefined,
  );

/** Of two days; one that is impossible is NO_DAY. */
export const daysProblems = (value: Typed): InputProblem[] =>
  ofEnds(
    value,
    (text) => (text === '' || isDay(text) ? undefined : messages.notADay),
    (from, to) => (isDay(from) && isDay(to) && from > to ? messages.fromAfterTo : undefined),
  );

/** Of a place near a layer: the distance as it was typed, if it is none. */
export const placeProblems = (value: Typed): InputProblem[] =>
  problemOf(
    'within',
    hasTypedDistance(value) ? messages.notADistance(FILTER_LIMITS.within) : undefined,
  );

/** Metres as they are typed; undefined for what is no distance or too far. */
export function distanceOf(text: string): number | undefined {
  const metres = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return metres > 0 && metres <= FILTER_LIMITS.within ? metres : undefined;
}

/** Whether a place has a distance that cannot be used as it was typed. */
export const hasTypedDistance = (value: Typed | AreaValue): boolean =>
  typeof value === 'object' && 'typedWithin' in value;

function ofEnds(
  value: Typed,
  problemWith: (end: string) => string | undefined,
  together: (from: string, to: string) => string | undefined,
): InputProblem[] {
  const [from = '', to = ''] = (value ?? []) as string[];
  const each = [...problemOf('from', problemWith(from)), ...problemOf('to', problemWith(to))];
  return each.length > 0 ? each : problemOf('from', together(from, to));
}

function problemOf(end: InputProblem['end'], message: string | undefined): InputProblem[] {
  if (message === undefined) return [];
  return [end === undefined ? { message } : { end, message }];
}

function numberProblem(text: string | undefined, { min, max }: Limits = {}): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  if (!isNumber(text)) return messages.notANumber;
  const number = Number(text);
  if (min !== undefined && max !== undefined && (number < min || number > max))
    return messages.outOfRange(min, max);
  if (min !== undefined && number < min) return messages.atLeast(min);
  return max !== undefined && number > max ? messages.atMost(max) : undefined;
}
