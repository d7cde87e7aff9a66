import { exactTime } from '../../platform/dates/long-date.ts';
import { publicDocumentMessages as messages } from './messages.ts';
import type { DocumentConsultation } from './queries.ts';

const STATES = {
  'to come': { word: messages.toCome, look: 'to-come' },
  open: { word: messages.open, look: 'open' },
  closed: { word: messages.closed, look: 'closed' },
} as const;

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
  closesAt,
  firstClosesAt,
  daysLeft,
}: DocumentConsultation) {
  if (state === 'to come') return `${messages.opensAt(timeOf(opensAt))} (${messages.ukTime})`;
  const extended = firstClosesAt ? `, ${messages.extendedFrom(timeOf(firstClosesAt))}` : '';
  if (state === 'closed') return `${messages.closedAt(timeOf(closesAt))}${extended}`;
  const left = daysLeft === 0 ? messages.lastDay : messages.daysLeft(daysLeft);
  return `${messages.closesAt(timeOf(closesAt))} (${messages.ukTime})${extended} · ${left}`;
}

const timeOf = (iso: string) => exactTime(new Date(iso));
