const MS_A_DAY = 86_400_000;

/** Today in London as yyyy-mm-dd. */
export function todayInLondon(now = new Date()): string {
  return now.toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
}

const iso = (date: Date) => date.toISOString().slice(0, 10);
const parsed = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day so many days later. */
export const daysLater = (day: string, days: number) =>
  iso(new Date(parsed(day).getTime() + days * MS_A_DAY));

/** The same day so many months earlier, or the month's last where it has no such day. */
export function monthsEarlier(day: string, months: number): string {
  const date = parsed(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return iso(new Date(first.setUTCDate(Math.min(date.getUTCDate(), last))));
}

/** First and last day of a year, or of a month (1 to 12) of it. */
export function period(year: number, month?: number): [string, string] {
  const from = new Date(Date.UTC(year, (month ?? 1) - 1, 1));
  const to = new Date(Date.UTC(year, month ?? 12, 0));
  return [iso(from), iso(to)];
}
