import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { publishMessages as messages } from './messages.ts';

/** A time in London, 2026-11-30T17:00, in words. */
const inLondonWords = (time: string): string => {
  const [day = '', clock = ''] = time.split('T');
  return messages.at(longDate(day), clock);
};

/** Since when, and until when, the questions of a document can be answered. */
export function whenAnswered({ consultation, blocks }: DraftDocument): string {
  if (!blocks.some(({ type }) => type === 'question')) return messages.noQuestions;
  if (!consultation) return messages.noConsultation;
  const { name, state } = consultation;
  const [from, to] = [inLondonWords(consultation.opensAt), inLondonWords(consultation.closesAt)];
  if (state === 'to come') return messages.toCome(name, from, to);
  return state === 'open' ? messages.open(name, to) : messages.closed(name, to);
}
