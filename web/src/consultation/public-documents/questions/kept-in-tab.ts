import type { Answer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { draftOf, dropDraft, keepDraft } from '../../../forms/drafts.ts';

/** Which answer is typed. */
export interface TypedPlace {
  documentId: number;
  questionId: string;
  siteId: number | null;
  clientId: string | null;
}

/** What an answer is typed over. */
export interface TypedOver {
  /** The submitted version; 0 for none. */
  version: number;
  /** When that was submitted. */
  submittedAt: string | null;
  /** The mark of the draft that the server had; null for none. */
  over: string | null;
}

/** What this tab has of an answer that has not arrived. */
interface Unsent extends TypedOver {
  answer: Answer;
}

const keyOf = ({ questionId, siteId, clientId }: TypedPlace) =>
  `answer:${clientId ?? ''}:${questionId}:${siteId ?? ''}`;

export const keepUnsent = (place: TypedPlace, unsent: Unsent): void =>
  keepDraft(keyOf(place), unsent);

/** What did not arrive; undefined where everything has. */
export function unsentOf(place: TypedPlace): Unsent | undefined {
  const {
    answer,
    version = 0,
    submittedAt = null,
    over = null,
  } = draftOf<Unsent>(keyOf(place)) ?? {};
  return answer && { answer, version, submittedAt, over };
}

export const forgetUnsent = (place: TypedPlace): void => dropDraft(keyOf(place));

const TAB = 'answering.tab';

/** Names this tab to the server; a reload does not change it. */
export function tabId(): string {
  const known = sessionStorage.getItem(TAB) ?? crypto.randomUUID();
  sessionStorage.setItem(TAB, known);
  return known;
}
