/*
 * A day is a text, yyyy-mm-dd: it has no time and no zone, and sorts as it reads. A moment is a `Date`; which day it
 * falls on is London's matter (london.ts).
 */

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** Whether yyyy-mm-dd is a day that exists; yup's own date casting takes 31 February for 3 March. */
export function isCalendarDate(text: string): boolean {
  const match = ISO_DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // No calendar has it, and no database.
  if (year === 0) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day of that year, month (1 to 12) and date; undefined where the calendar has none, such as 31 February. */
export function calendarDay(year: number, month: number, date: number): string | undefined {
  const day = [padded(year, 4), padded(month, 2), padded(date, 2)].join('-');
  return isCalendarDate(day) ? day : undefined;
}

const padded = (part: number, length: number) => String(part).padStart(length, '0');

/** The day so many days later; earlier for a negative number. */
export const daysLater = (day: string, days: number): string =>
  isoOf(new Date(atMidnight(day).getTime() + days * DAY_MS));

/** How many days `to` is after `from`; negative where it is before. */
export const daysBetween = (from: string, to: string): number =>
  (atMidnight(to).getTime() - atMidnight(from).getTime()) / DAY_MS;

/** The same day so many months earlier, or the month's last where it has no such day. */
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
