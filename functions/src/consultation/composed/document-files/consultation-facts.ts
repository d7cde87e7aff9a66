import { exactTime } from '../../../platform/dates/long-date.ts';
import { movedWords } from '../../ground/consultations/moved-deadline.ts';
import { documentPrintMessages as messages } from '../../ground/documents/print/messages.ts';
import type { PrintFact } from '../../ground/documents/print/print-document.ts';
import type { DocumentConsultation } from '../../public-documents/queries.ts';

/** Which consultation a paper belongs to and when that is open: dates, for paper is read on any day. */
export function consultationFacts({
  name,
  opensAt,
  ...deadline
}: DocumentConsultation): PrintFact[] {
  const moved = movedWords(deadline, timeOf);
  const dates = messages.openFromTo(timeOf(opensAt), timeOf(deadline.closesAt));
  return [
    { label: messages.consultation, text: name },
    { label: messages.open, text: moved ? `${dates}, ${moved}` : dates },
  ];
}

const timeOf = (iso: string) => exactTime(new Date(iso));
