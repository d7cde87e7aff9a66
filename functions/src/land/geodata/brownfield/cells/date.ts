import { daysLater, isCalendarDate } from '../../../../platform/dates/day.ts';
import { monthNumber } from '../../../../platform/dates/read-day.ts';
import { blank, refused, type RegisterCellRead } from './cell.ts';

interface DateForm {
  pattern: RegExp;
  /** Year, month and day in the order of the match. */
  parts: (match: RegExpExecArray) => [string, string, string];
  why: string;
}

const MONTH_NAME = '([a-z]{3,9})\\.?';
const TIME = '(?:[ t]\\d{1,2}:\\d{2}.*)?';
const WRITTEN_OUT = 'The month is written out';

/** The ways councils write dates, tried in this order; day before month, as usual in Britain. */
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
    pattern: new RegExp(`^(\\d{1,2})[-/. ](\\d{1,2})[-/. ](\\d{4}|\\d{2})${TIME}$`),
    parts: ([, d = '', m = '', y = '']) => [y, m, d],
    why: 'Written day first',
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

/** A calendar date as yyyy-mm-dd. A day that does not exist, or one that is missing, is refused. */
export function readDate(raw: string): RegisterCellRead<string> {
  const text = raw.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === '') return blank;
  for (const { pattern, parts, why } of FORMS) {
    const match = pattern.exec(text);
    if (match) return check(raw, parts(match), why);
  }
  return readSpreadsheetDay(text) ?? refused('Not a date with day, month and year');
}

function check(
  raw: string,
  [year, month, day]: [string, string, string],
  why: string,
): RegisterCellRead<string> {
  const iso = toIso(year, month, day);
  if (isCalendarDate(iso)) return iso === raw ? { value: iso } : { value: iso, corrected: why };
  const american = toIso(year, day, month);
  if (isCalendarDate(american)) return { value: american, corrected: 'Written month first' };
  return refused('No such day in the calendar');
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

/** Spreadsheets count days from 30 December 1899; these bounds are the years 1980 to 2079. */
function readSpreadsheetDay(text: string): RegisterCellRead<string> | undefined {
  if (!/^\d{5}$/.test(text)) return undefined;
  const days = Number(text);
  if (days < 29_221 || days > 65_745) return undefined;
  return { value: daysLater('1899-12-30', days), corrected: "A spreadsheet's day number" };
}
