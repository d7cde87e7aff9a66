import { daysLater, isCalendarDate } from '../../../../platform/dates/day.ts';
import { monthNumber } from '../../../../platform/dates/read-day.ts';
import { blank, refused, type RegisterCellRead } from './cell.ts';
import { dayFirst, matchTwoNumbers, type DateOrder } from './date-order.ts';

interface DateForm {
  pattern: RegExp;
  /** Year, month and day in the order of the match. */
  parts: (match: RegExpExecArray) => [string, string, string];
  why: string;
}

const MONTH_NAME = '([a-z]{3,9})\\.?';
const TIME = '(?:[ t]\\d{1,2}:\\d{2}.*)?';
const WRITTEN_OUT = 'The month is written out';

/** The ways councils write dates that say themselves which part is the month; tried in this order. */
const FORMS: DateForm[] = [
  {
    pattern: new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${TIME}$`),
    parts: ([, y = '', m = '', d = '']) => [y, m, d],
    why: 'Written as yyyy-mm-dd',
  },
  {
    pattern: /^(\d{4})(\d{2})(\d{2})$/,
    parts: ([, y = '', m = '', d = '']) => [y, m, d],
    why: 'Written without dashes',
  },
  {
    pattern: new RegExp(
      `^(?:[a-z]+,? )?(\\d{1,2})(?:st|nd|rd|th)?[- ]${MONTH_NAME},?[- ](\\d{4}|\\d{2})${TIME}$`,
    ),
    parts: ([, d = '', m = '', y = '']) => [y, m, d],
    why: WRITTEN_OUT,
  },
  {
    pattern: new RegExp(`^${MONTH_NAME} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`),
    parts: ([, m = '', d = '', y = '']) => [y, m, d],
    why: WRITTEN_OUT,
  },
];
/** Days that programs write where there is no date. */
const NULL_DATES = new Set(
  '0001-01-01 1601-01-01 1753-01-01 1899-12-30 1899-12-31 1900-01-01 1904-01-01 1970-01-01 9999-12-31'.split(
    ' ',
  ),
);
/** The planning system began in 1948; nothing of it is dated in a far future. */
const FIRST_YEAR = 1948;
const LAST_YEAR = new Date().getUTCFullYear() + 5;

/**
 * A calendar date as yyyy-mm-dd, day and month in the order of its column. A day that does not exist, that has no day
 * or lies outside any sensible time is refused; a calendar's first day is no date.
 */
export function readDate(raw: string, order: DateOrder = dayFirst): RegisterCellRead<string> {
  const text = plain(raw);
  if (text === '') return blank;
  const numbers = matchTwoNumbers(text);
  if (numbers) return bounded(readNumbers(numbers, order));
  for (const { pattern, parts, why } of FORMS) {
    const match = pattern.exec(text);
    if (match) return bounded(check(raw, parts(match), why, order));
  }
  return readDayNumber(text) ?? refused('Not a date with day, month and year');
}

const plain = (raw: string) => raw.trim().toLowerCase().replace(/\s+/g, ' ');

function check(
  raw: string,
  [year, month, day]: [string, string, string],
  why: string,
  { yearDayMonth }: DateOrder,
): RegisterCellRead<string> {
  const turned = toIso(year, day, month);
  if (yearDayMonth && isCalendarDate(turned))
    return { value: turned, corrected: 'Written year, day, month' };
  const iso = toIso(year, month, day);
  if (isCalendarDate(iso)) return iso === raw ? { value: iso } : { value: iso, corrected: why };
  return isCalendarDate(turned)
    ? { value: turned, asked: 'Can only be read with the day before the month' }
    : refused('No such day in the calendar');
}

/** Two numbers and a year: as the column, or the other way if only that is a day, which is asked about. */
function readNumbers(match: RegExpExecArray, order: DateOrder): RegisterCellRead<string> {
  const [, first = '', second = '', year = ''] = match;
  const [day, month] = [toIso(year, second, first), toIso(year, first, second)];
  const [wanted, other] = order.first === 'day' ? [day, month] : [month, day];
  const both = isCalendarDate(day) && isCalendarDate(month) && day !== month;
  if (isCalendarDate(wanted)) {
    if (both && order.mixed)
      return {
        value: wanted,
        asked: `The column has both orders; read with the ${order.first} first`,
      };
    return { value: wanted, corrected: `Written ${order.first} first` };
  }
  if (!isCalendarDate(other)) return refused('No such day in the calendar');
  const why = `Against the rest of the column, which has the ${order.first} first`;
  return order.proven
    ? { value: other, asked: why }
    : { value: other, corrected: 'Written month first' };
}

function bounded(read: RegisterCellRead<string>): RegisterCellRead<string> {
  if (read.value === null) return read;
  if (NULL_DATES.has(read.value))
    return { value: null, nothing: 'A date that programs write where there is none' };
  const year = Number(read.value.slice(0, 4));
  return year < FIRST_YEAR || year > LAST_YEAR
    ? refused(`No date of planning: ${read.value}`)
    : read;
}

function toIso(year: string, month: string, day: string): string {
  return `${fullYear(year)}-${twoDigits(month)}-${day.padStart(2, '0')}`;
}

/** Two digits up to 69 are this century: registers begin in 2017, permissions go back into the last century. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return (Number(year) < 70 ? '20' : '19') + year;
}

/** A month's name by its first letters, whatever follows: registers have 'Febuary'. */
const twoDigits = (month: string) =>
  String(monthNumber(month.slice(0, 3)) ?? month).padStart(2, '0');

/** Spreadsheets count days from 30 December 1899, programs milliseconds from 1970. */
function readDayNumber(text: string): RegisterCellRead<string> | undefined {
  if (/^\d{12,13}$/.test(text)) {
    const value = new Date(Number(text)).toISOString().slice(0, 10);
    return bounded({ value, corrected: 'Milliseconds since 1970' });
  }
  if (!/^\d{5}$/.test(text)) return undefined;
  const days = Number(text);
  return days < 17_533
    ? undefined
    : bounded({ value: daysLater('1899-12-30', days), corrected: "A spreadsheet's day number" });
}
