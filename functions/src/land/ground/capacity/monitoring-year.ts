import { londonDay } from '../../../platform/dates/london.ts';

/** The monitoring year of a moment's day in London: April to March, named by its April. */
export function monitoringYear(now: Date): number {
  const [year = 0, month = 1] = londonDay(now).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
