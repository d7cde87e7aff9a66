import type { PollAudience } from './schema.ts';

/** What people read of the results of a poll. */
export const pollViewMessages = {
  results: 'Results',
  answers: (n: number) => (n === 1 ? '1 answer' : `${n.toLocaleString('en-GB')} answers`),
  share: (n: number, percent: number) => `${n.toLocaleString('en-GB')} (${percent} %)`,
  /** Where they are not shown yet. */
  shownLater: {
    answered:
      'The results are shown to whoever has answered, and to everybody once the consultation is closed.',
    closed: 'The results are shown to everybody once the consultation is closed.',
    never: '',
  } satisfies Record<PollAudience, string>,
} as const;
