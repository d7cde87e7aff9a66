import type { Letter } from '@contract/land/correspondence/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { correspondencePanelMessages as messages } from './messages.ts';

/** A letter in one sentence: 'Call for sites, E-mail, Received 3 April 2026, Acknowledged 7 April 2026'. */
export function letterWords(letter: Letter): string {
  const days = [
    [messages.letter, letter.letterDate],
    [messages.received, letter.receivedDate],
    [messages.acknowledged, letter.acknowledgeDate],
    [messages.deadline, letter.responseDeadline],
  ] as const;
  const dated = days.map(([label, day]) => day && `${label} ${longDate(day)}`);
  return [letter.eventName, letter.correspondenceName, ...dated, letter.text]
    .filter(Boolean)
    .join(', ');
}
