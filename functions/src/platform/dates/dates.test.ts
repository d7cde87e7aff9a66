import { describe, expect, test } from 'vitest';
import {
  calendarDay,
  daysBetween,
  daysLater,
  isCalendarDate,
  monthsEarlier,
  period,
} from './day.ts';
import { londonDay } from './london.ts';
import { exactTime, longDate, longDateOf, shortDate, shortTime } from './long-date.ts';
import { monthNumber, readDay } from './read-day.ts';

describe('a day', () => {
  test.each([
    ['2026-04-03', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-02-31', false],
    ['2026-13-01', false],
    ['0000-01-01', false],
    ['2026-4-3', false],
    ['03/04/2026', false],
  ])('%s is in the calendar: %s', (text, known) => expect(isCalendarDate(text)).toBe(known));

  test('is put together from its parts', () => {
    expect(calendarDay(2026, 4, 3)).toBe('2026-04-03');
    expect(calendarDay(2026, 2, 31)).toBeUndefined();
    expect(calendarDay(0, 1, 1)).toBeUndefined();
  });

  test('is counted over the days on which the clocks change', () => {
    expect(daysLater('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysLater('2026-10-26', -2)).toBe('2026-10-24');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });

  test('some months ago is the last of a shorter month', () => {
    expect(monthsEarlier('2026-03-31', 1)).toBe('2026-02-28');
    expect(monthsEarlier('2026-03-15', 12)).toBe('2025-03-15');
  });

  test('a year and a month begin and end', () => {
    expect(period(2024)).toEqual(['2024-01-01', '2024-12-31']);
    expect(period(2024, 2)).toEqual(['2024-02-01', '2024-02-29']);
    expect(period(2024, 0)).toEqual(['2023-12-01', '2023-12-31']);
  });
});

describe('a moment', () => {
  test.each([
    // Summer time begins on 29 March 2026 at 01:00 UTC and ends on 25 October 2026 at 01:00 UTC.
    ['2026-03-28T23:59:59Z', '2026-03-28', '28 March 2026 at 23:59'],
    ['2026-03-29T00:59:59Z', '2026-03-29', '29 March 2026 at 00:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '29 March 2026 at 02:00'],
    ['2026-03-29T23:00:00Z', '2026-03-30', '30 March 2026 at 00:00'],
    ['2026-10-24T22:59:59Z', '2026-10-24', '24 October 2026 at 23:59'],
    ['2026-10-24T23:00:00Z', '2026-10-25', '25 October 2026 at 00:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '25 October 2026 at 01:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '25 October 2026 at 01:30'],
    ['2026-10-25T23:30:00Z', '2026-10-25', '25 October 2026 at 23:30'],
  ])('%s is %s in London', (moment, day, exact) => {
    const at = new Date(moment);
    expect(londonDay(at)).toBe(day);
    expect(exactTime(at)).toBe(exact);
    expect(longDateOf(at)).toBe(longDate(day));
  });

  test('reads short in a column', () =>
    expect(shortTime(new Date('2026-07-03T23:05:00Z'))).toBe('4 Jul 2026, 00:05'));
});

test('a day reads long or short; what is not a day stays as it is', () => {
  expect(longDate('2026-04-03')).toBe('3 April 2026');
  expect(shortDate('2026-04-03')).toBe('03/04/2026');
  expect(shortDate('soon')).toBe('soon');
  expect(longDate('2026-02-31')).toBe('2026-02-31');
  expect(longDate('')).toBe('');
});

describe('a written day', () => {
  test.each([
    ['3 April 2026', '2026-04-03'],
    ['03 April 2026', '2026-04-03'],
    ['April 3, 2026', '2026-04-03'],
    ['April 03 2026', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    ['03/04/2026', '2026-04-03'],
    ['3/4/2026', '2026-04-03'],
    ['2026/04/03', '2026-04-03'],
    ['2026/4/3', '2026-04-03'],
    ['April 2026', '2026-04-01'],
    ['  3  apr   2026 ', '2026-04-03'],
    ['29 February 2024', '2024-02-29'],
  ])('%s is %s', (written, day) => expect(readDay(written)).toBe(day));

  test.each([
    '',
    'soon',
    '31 February 2026',
    '31/02/2026',
    '2026/02/31',
    'February 31, 2026',
    '29/02/2025',
    '2026-13-01',
    '04/13/2026',
    '3 Ap 2026',
    '3 Aprilis 2026',
    '3 April 26',
    '0000-01-01',
    '3 April',
    '2026',
  ])('%s is none', (written) => expect(readDay(written)).toBeUndefined());

  test('months go by their names', () => {
    expect(monthNumber('January')).toBe(1);
    expect(monthNumber('sept')).toBe(9);
    expect(monthNumber('ma')).toBeUndefined();
    expect(monthNumber('sometime')).toBeUndefined();
  });
});
