import { daysBetween } from '@contract/platform/dates/day.ts';
import { londonDay } from '@contract/platform/dates/london.ts';
import { correspondencePanelMessages as messages } from './messages.ts';

/** How long there is until a day (yyyy-mm-dd), by the calendar in London: 'Today', '9 days left', 'Passed'. */
export function deadlineWords(day: string, now: Date): string {
  const days = daysBetween(londonDay(now), day);
  if (days === 0) return messages.today;
  return days < 0 ? messages.passed : messages.daysLeft(days);
}
