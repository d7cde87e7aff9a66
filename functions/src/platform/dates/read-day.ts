import { calendarDay } from './day.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The accepted forms of a day (specification 000 section 5), each with the positions of year, month and day. */
const FORMS: [RegExp, (found: string[]) => [year: string, month: string, day: string]][] = [
  [/^(\d{1,2}) ([a-z]+) (\d{4})$/, ([d = '', m = '', y = '']) => [y, m, d]],
  [/^([a-z]+) (\d{1,2}),? (\d{4})$/, ([m = '', d = '', y = '']) => [y, m, d]],
  [/^(\d{4})-(\d{2})-(\d{2})$/, ([y = '', m = '', d = '']) => [y, m, d]],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, ([d = '', m = '', y = '']) => [y, m, d]],
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})$/, ([y = '', m = '', d = '']) => [y, m, d]],
  [/^([a-z]+) (\d{4})$/, ([m = '', y = '']) => [y, m, '1']],
];

/**
 * Parses a day into yyyy-mm-dd: 3 April 2026, April 3, 2026, 2026-04-03, 03/04/2026, 2026/04/03 or April 2026 (its
 * first day). Undefined for anything else and for days that do not exist.
 */
export function readDay(written: string): string | undefined {
  const text = written.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  for (const [form, order] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const [year, month, day] = order(found.slice(1));
    const number = /^\d+$/.test(month) ? Number(month) : monthNumber(month);
    return number === undefined ? undefined : calendarDay(Number(year), number, Number(day));
  }
  return undefined;
}

/** 1 to 12 for a month's name or an abbreviation of three letters or more, in any case; undefined for anything else. */
export function monthNumber(name: string): number | undefined {
  if (name.length < 3) return undefined;
  const index = MONTHS.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index === -1 ? undefined : index + 1;
}
