import type { Filter } from '../../council/ground/filters/filter.ts';
import { daysLater } from '../../platform/dates/day.ts';
import { shortDate } from '../../platform/dates/long-date.ts';
import { attitudes, statusNames } from '../ground/consultations/statuses.ts';
import { analysisMessages as messages } from './messages.ts';

/** What representations are counted by. */
export const measureIds = [
  'topic',
  'policy',
  'attitude',
  'status',
  'organisation-type',
  'ward',
  'week',
  'consultation',
  'late',
  'theme',
  'campaign',
] as const;
export type MeasureId = (typeof measureIds)[number];

/** The property of the manager's table that a measure counts. */
const PROPERTIES: Record<MeasureId, string> = {
  topic: 'topics',
  policy: 'policy',
  attitude: 'attitude',
  status: 'status',
  'organisation-type': 'organisation_type',
  ward: 'ward',
  week: 'received_date',
  consultation: 'consultation',
  late: 'is_late',
  theme: 'themes',
  campaign: 'campaign',
};

/** The filter of the manager's table that finds exactly what was counted as this value; null stands for no value. */
export function filterOfValue(measure: MeasureId, value: string | null): Filter {
  const dbPropertyName = PROPERTIES[measure];
  if (value === null) return { type: 'text', dbPropertyName, condition: 'empty', value: null };
  if (measure === 'week')
    return { type: 'date range', dbPropertyName, value: [value, daysLater(value, 6)] };
  if (measure === 'late') return { type: 'checkbox', dbPropertyName, value: value === 'late' };
  return { type: 'checkbox list', dbPropertyName, value: [value] };
}

/** A value as people read it. */
export function labelOfValue(measure: MeasureId, value: string | null): string {
  if (value === null) return messages.noValue[measure];
  if (measure === 'week') return messages.week(shortDate(value));
  if (measure === 'late') return value === 'late' ? messages.late : messages.inTime;
  return value;
}

/** How values follow one another where they have an order of their own; others stand by their counts. */
const ORDERS: Partial<Record<MeasureId, readonly string[]>> = {
  attitude: attitudes,
  status: statusNames,
  late: ['in time', 'late'],
};

export interface Counted {
  value: string | null;
  count: number;
}

/** Values in their order: of the work, of time, otherwise the most frequent first; no value last. */
export function inOrder(measure: MeasureId, values: readonly Counted[]): Counted[] {
  const order = ORDERS[measure];
  const place = ({ value }: Counted) =>
    value === null ? Number.MAX_SAFE_INTEGER : (order?.indexOf(value) ?? 0);
  return values.toSorted(
    (a, b) =>
      place(a) - place(b) ||
      (measure === 'week' ? 0 : b.count - a.count) ||
      (a.value ?? '').localeCompare(b.value ?? '', 'en-GB', { numeric: true }),
  );
}

/** More weeks than these are not filled up: somebody mistyped a date. */
const MAX_WEEKS = 520;

/** Weeks in which nothing arrived, between the first and the last, count nothing. */
export function withEmptyWeeks(weeks: readonly Counted[]): Counted[] {
  const known = weeks.flatMap(({ value }) => value ?? []).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [...weeks];
  const filled = [...weeks];
  for (let week = first, at = 0; week < last && at < MAX_WEEKS; week = daysLater(week, 7), at += 1)
    if (!known.includes(week)) filled.push({ value: week, count: 0 });
  return filled;
}
