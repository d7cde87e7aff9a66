import { expect, test } from 'vitest';
import { deadlineWords } from './deadline-words.ts';

// Half past midnight in London, the day before in UTC.
const now = new Date('2026-06-30T23:30:00Z');

test.each([
  ['2026-06-30', 'Passed'],
  ['2026-07-01', 'Today'],
  ['2026-07-02', '1 day left'],
  ['2026-10-30', '121 days left'],
])('%s reads %s on 1 July', (day, words) => expect(deadlineWords(day, now)).toBe(words));
