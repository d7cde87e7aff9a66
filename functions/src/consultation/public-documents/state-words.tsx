import { exactTime } from '../../platform/dates/long-date.ts';
import { movedWords } from '../ground/consultations/moved-deadline.ts';
import { publicDocumentMessages as messages } from './messages.ts';
import type { DocumentConsultation } from './queries.ts';

const STATES = {
  'to come': { word: messages.toCome, look: 'to-come' },
  open: { word: messages.open, look: 'open' },
  closed: { word: messages.closed, look: 'closed' },
} as const;

/** Whether a consultation is open, and until when, as a reader sees it. */
export const toldState = (of: DocumentConsultation) => ({
  ...STATES[of.state],
  deadline: deadlineWords(of),
});

/** Whether a consultation is open, and until when, in words. */
export const StateWords = ({ of }: { of: DocumentConsultation }) => (
  <p className="state">
    <span className={`tag ${STATES[of.state].look}`}>{STATES[of.state].word}</span>{' '}
    <span>{deadlineWords(of)}</span>
  </p>
);

function deadlineWords({
  state,
  opensAt,
  daysLeft,
  isLastHour,
  ...deadline
}: DocumentConsultation) {
  if (state === 'to come') return `${messages.opensAt(timeOf(opensAt))} (${messages.ukTime})`;
  const { closesAt } = deadline;
  const words = movedWords(deadline, timeOf);
  const moved = words && `, ${words}`;
  if (state === 'closed') return `${messages.closedAt(timeOf(closesAt))}${moved}`;
  const today = isLastHour ? messages.lastHour : messages.lastDay;
  const left = daysLeft === 0 || isLastHour ? today : messages.daysLeft(daysLeft);
  return `${messages.closesAt(timeOf(closesAt))} (${messages.ukTime})${moved} · ${left}`;
}

const timeOf = (iso: string) => exactTime(new Date(iso));
