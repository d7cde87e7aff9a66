import { isCalendarDate } from './day.ts';
import { LONDON } from './london.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const londonLongDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: LONDON });
const exact = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: LONDON,
});
const short = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: LONDON,
});

/** 2026-04-03 as '3 April 2026'; anything that is not a day is returned unchanged. */
export const longDate = (day: string): string =>
  isCalendarDate(day) ? longDay.format(new Date(`${day}T00:00:00Z`)) : day;

/** 2026-04-03 as '03/04/2026', where space is short; anything that is not a day is returned unchanged. */
export const shortDate = (day: string): string =>
  isCalendarDate(day) ? day.split('-').toReversed().join('/') : day;

/** The day of a moment in London, as '3 April 2026'. */
export const longDateOf = (moment: Date): string => londonLongDay.format(moment);

/** '3 April 2026 at 14:05', in London. */
export const exactTime = (moment: Date): string => exact.format(moment);

/** '3 Apr 2026, 14:05', in London: for narrow columns. */
export const shortTime = (moment: Date): string => short.format(moment);
