import { percentText } from '../../../../../platform/percent.ts';
import type { PollAudience } from './schema.ts';

/** What people read of the results of a poll. */
export const pollViewMessages = {
  results: 'Results',
  answers: (n: number) => (n === 1 ? '1 answer' : `${n.toLocaleString('en-GB')} answers`),
  /** Of those who answered it in earlier words. */
  askedBefore: (title: string) => `When it was asked as “${title}”`,
  share: (n: number, percent: number) => `${n.toLocaleString('en-GB')} (${percentText(percent)})`,
  /** Where they are not shown yet. */
  shownLater: {
    answered:
      'The results are shown to whoever has answered, and to everybody once the consultation is closed.',
    closed: 'The results are shown to everybody once the consultation is closed.',
    never: '',
  } satisfies Record<PollAudience, string>,
} as const;
