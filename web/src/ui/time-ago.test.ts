import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-04-03T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const DAY = 86_400;

test.each([
  [0, '0 seconds ago'],
  [1, '1 second ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, '1 month ago'],
  [359 * DAY, '11 months ago'],
  [360 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
  [-5, '0 seconds ago'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeAgo(before(seconds), now)).toBe(words);
});
