import { exactTime } from '../../../../../platform/dates/long-date.ts';
import { questionViewMessages as messages } from './messages.ts';

/** Of a document: 'none' where it belongs to no consultation. */
export type AnsweringState = 'none' | 'to come' | 'open' | 'closed';

/** Whether a document can be answered; times are ISO 8601. */
export interface AnsweringTime {
  state: AnsweringState;
  opensAt: string | null;
  closesAt: string | null;
}

/** Why nobody may answer a document now; null while it is open. */
export function whyNotNow({ state, opensAt, closesAt }: AnsweringTime): string | null {
  const told = (time: string | null) => exactTime(new Date(time ?? ''));
  if (state === 'to come') return messages.toCome(told(opensAt));
  if (state === 'closed') return messages.closed(told(closesAt));
  return state === 'none' ? messages.noConsultation : null;
}
