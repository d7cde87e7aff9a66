import type { Between } from './filter.ts';
import type { FieldValue } from './form-value.ts';

/** What is wrong with both ends of a range, either of which may be open. */
export const betweenFault = (
  value: unknown,
  fits: (end: unknown) => boolean,
  message: string,
): string | undefined =>
  Array.isArray(value) && value.length === 2 && value.every((end) => end == null || fits(end))
    ? undefined
    : message;

/** Whether a field may begin with these two ends. */
export const mayBeginBetween = (value: unknown, fits: (end: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((end) => end === null || fits(end));

/** Two typed ends; an invalid end is open. Undefined if both are. */
export function endsFrom<T>(
  value: FieldValue,
  read: (text: string) => T | null,
): Between<T> | undefined {
  if (!Array.isArray(value)) return undefined;
  const [from = '', to = ''] = value;
  const ends: Between<T> = [read(from), read(to)];
  return ends.every((end) => end === null) ? undefined : ends;
}
