import { longDate } from '@contract/platform/dates/long-date.ts';

/** 30 November 2026, 17:00. */
export const timeAsTold = (time: string) => `${longDate(time.slice(0, 10))}, ${time.slice(11, 16)}`;
