/** Dates and times are London's, wherever the server or the browser is. */
export const LONDON = 'Europe/London';

// The Canadian English format is yyyy-mm-dd.
const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: LONDON,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in London at that moment, as yyyy-mm-dd; in summer it begins an hour before midnight UTC. */
export const londonDay = (moment: Date): string => isoDay.format(moment);
