import { calendarDay, daysLater, period } from '../../../platform/dates/day.ts';
import { monthNumber, readDay } from '../../../platform/dates/read-day.ts';
import type { SentenceReading } from '../reading.ts';

/** A day, a month or a year as its first and last day. */
export interface Dated {
  days: [string, string];
  to: number;
}

const EARLIEST = 1900;
const LATEST = 2099;

/**
 * '2020', 'March 2021', '1 April 2022', 'April 1, 2022', '01/04/2022', '2022/04/01', '2022-04-01', 'today', 'this year', 'last month'.
 */
export function dayAt(reading: SentenceReading, at: number): Dated | undefined {
  return (
    written(reading, at) ??
    monthFirst(reading, at) ??
    spelt(reading, at) ??
    aroundToday(reading, at)
  );
}

function written({ tokens }: SentenceReading, at: number): Dated | undefined {
  const token = tokens[at];
  if (token?.kind === 'number' && isYear(token.text)) {
    return { days: period(Number(token.text)), to: at + 1 };
  }
  if (token?.kind !== 'day') return undefined;
  const day = readDay(token.text);
  return day ? { days: [day, day], to: at + 1 } : undefined;
}

const isYear = (text: string) =>
  /^\d{4}$/.test(text) && Number(text) >= EARLIEST && Number(text) <= LATEST;

/** 'April 1, 2022', 'April 1st 2022'. */
function monthFirst({ tokens }: SentenceReading, at: number): Dated | undefined {
  const month = monthNumber(tokens[at]?.text ?? '');
  const dated = dayOfMonth(tokens[at + 1]?.text ?? '');
  if (month === undefined || dated === undefined) return undefined;
  let next = at + 2;
  if (/^(st|nd|rd|th)$/.test(tokens[next]?.text ?? '')) next += 1;
  if (tokens[next]?.text === ',') next += 1;
  const year = tokens[next];
  if (year?.kind !== 'number' || !isYear(year.text)) return undefined;
  const day = calendarDay(Number(year.text), month, dated);
  return day ? { days: [day, day], to: next + 1 } : undefined;
}

function spelt({ tokens }: SentenceReading, at: number): Dated | undefined {
  const dated = tokens[at]?.kind === 'number' ? dayOfMonth(tokens[at].text) : undefined;
  let next = dated === undefined ? at : at + 1;
  if (/^(st|nd|rd|th)$/.test(tokens[next]?.text ?? '')) next += 1;
  if (tokens[next]?.text === 'of') next += 1;
  const month = monthNumber(tokens[next]?.text ?? '');
  const year = tokens[next + 1];
  if (month === undefined || year?.kind !== 'number' || !isYear(year.text)) return undefined;
  const to = next + 2;
  if (dated === undefined) return { days: period(Number(year.text), month), to };
  const day = calendarDay(Number(year.text), month, dated);
  return day ? { days: [day, day], to } : undefined;
}

const dayOfMonth = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

function aroundToday({ tokens, today }: SentenceReading, at: number): Dated | undefined {
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (first === 'today' || first === 'now') return { days: [today, today], to: at + 1 };
  if (first === 'yesterday') {
    const day = daysLater(today, -1);
    return { days: [day, day], to: at + 1 };
  }
  if (first !== 'this' && first !== 'last') return undefined;
  const [year, month] = today.split('-').map(Number) as [number, number];
  const back = first === 'last' ? 1 : 0;
  if (second === 'year') return { days: period(year - back), to: at + 2 };
  if (second === 'month') return { days: period(year, month - back), to: at + 2 };
  return undefined;
}
