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
  /** The window that typed it. */
  tab: string;
}

/** What this tab has of an answer that has not arrived. */
interface Unsent {
  answer: Answer;
  over: TypedOver;
}

const keyOf = ({ questionId, siteId, clientId }: TypedPlace) =>
  `answer:${clientId ?? ''}:${questionId}:${siteId ?? ''}`;

export const keepUnsent = (place: TypedPlace, unsent: Unsent): void =>
  keepDraft(keyOf(place), unsent);

/** What did not arrive; undefined where everything has. */
export function unsentOf(place: TypedPlace): Unsent | undefined {
  const kept = draftOf<Partial<Unsent>>(keyOf(place));
  if (!kept?.answer) return undefined;
  const { version = 0, submittedAt = null, over = null, tab = WINDOW } = kept.over ?? {};
  return { answer: kept.answer, over: { version, submittedAt, over, tab } };
}

export const forgetUnsent = (place: TypedPlace): void => dropDraft(keyOf(place));

/** Names this window to the server, until it is loaded again; a copy of the tab has another. */
export const WINDOW = crypto.randomUUID();
