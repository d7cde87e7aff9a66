/** The monitoring year of a day: April to March, named by its April. Councils' days are London's. */
export function monitoringYear(now: Date): number {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
  })
    .format(now)
    .split('-')
    .map(Number);
  return month >= 4 ? year : year - 1;
}
