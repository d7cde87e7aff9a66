import { longDate } from '@contract/platform/dates/long-date.ts';

/** A time in London, 2026-11-30T17:00, as '30 November 2026 at 17:00'. */
export const londonWords = (time: string): string => {
  const [day = '', clock = ''] = time.split('T');
  return `${longDate(day)} at ${clock}`;
};
