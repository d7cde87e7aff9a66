import { messages } from './messages.ts';

const DAY_MS = 86_400_000;
const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** How long there is until a day (ISO 8601), by the calendar in London: 'Today', '9 days left', 'Passed'. */
export function deadlineWords(day: string, now: Date): string {
  const days = Math.round((Date.parse(day) - Date.parse(inLondon.format(now))) / DAY_MS);
  if (days === 0) return messages.today;
  return days < 0 ? messages.passed : messages.daysLeft(days);
}
