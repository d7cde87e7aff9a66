import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { isAnswered } from '@contract/consultation/ground/documents/kinds.ts';
import { londonWords } from '../../../ui/london-words.ts';
import { publishMessages as messages } from './messages.ts';

/** Since when, and until when, the questions of a document can be answered. */
export function whenAnswered({ consultation, blocks }: DraftDocument): string {
  if (!blocks.some(({ type }) => isAnswered(type))) return messages.noQuestions;
  if (!consultation) return messages.noConsultation;
  const { name, state } = consultation;
  const [from, to] = [londonWords(consultation.opensAt), londonWords(consultation.closesAt)];
  if (state === 'to come') return messages.toCome(name, from, to);
  return state === 'open' ? messages.open(name, to) : messages.closed(name, to);
}
