/*
 * A day is a string, yyyy-mm-dd: it has no time or time zone, and sorts correctly as text. A moment is a `Date`; which
 * day it falls on depends on London time (london.ts).
 */

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** Whether yyyy-mm-dd is a real date; yup's own date casting turns 31 February into 3 March. */
export function isCalendarDate(text: string): boolean {
  const match = ISO_DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // The year 0 is in no calendar, and PostgreSQL rejects it.
  if (year === 0) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether a letter can have come on that day, yyyy-mm-dd: the year 26 or 0001 is a slip of the pen. */
export const isDayOfLetters = (text: string): boolean =>
  isCalendarDate(text) && text >= '1900-01-01' && text <= '2199-12-31';

/** The day with that year, month (1 to 12) and date; undefined if there is no such day, such as 31 February. */
export function calendarDay(year: number, month: number, date: number): string | undefined {
  const day = [padded(year, 4), padded(month, 2), padded(date, 2)].join('-');
  return isCalendarDate(day) ? day : undefined;
}

const padded = (part: number, length: number) => String(part).padStart(length, '0');

/** The day `days` later, or earlier for a negative number. */
export const daysLater = (day: string, days: number): string =>
  isoOf(new Date(atMidnight(day).getTime() + days * DAY_MS));

/** How many days `to` is after `from`; negative if it is before. */
export const daysBetween = (from: string, to: string): number =>
  (atMidnight(to).getTime() - atMidnight(from).getTime()) / DAY_MS;

/** The same day of the month `months` earlier, or that month's last day if it is shorter. */
export function monthsEarlier(day: string, months: number): string {
  const date = atMidnight(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return isoOf(new Date(first.setUTCDate(Math.min(date.getUTCDate(), last))));
}

/** First and last day of a year, or of a month (1 to 12; 0 and below count back) of it. */
export function period(year: number, month?: number): [string, string] {
  const from = new Date(Date.UTC(year, (month ?? 1) - 1, 1));
  const to = new Date(Date.UTC(year, month ?? 12, 0));
  return [isoOf(from), isoOf(to)];
}
