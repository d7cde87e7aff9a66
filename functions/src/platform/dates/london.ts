/** Councils' days and times are those of London, wherever the server or the browser is. */
export const LONDON = 'Europe/London';

// Canadian English writes yyyy-mm-dd.
const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: LONDON,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in London at that moment, as yyyy-mm-dd: half past midnight in summer is the day that has begun. */
export const londonDay = (moment: Date): string => isoDay.format(moment);
