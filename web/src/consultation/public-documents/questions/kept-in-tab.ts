import type { Answer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import { keptTyping, type Typing } from '../../../forms/autosave/kept-typing.ts';
import { draftNames } from '../../../forms/drafts.ts';

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

/** Names what is typed where this tab keeps it. */
export const nameOf = ({ questionId, siteId, clientId }: TypedPlace) =>
  `${startOf(clientId)}${questionId}:${siteId ?? ''}`;

const startOf = (clientId: string | null) => `answer:${clientId ?? ''}:`;

/** What this tab has of an answer that has not arrived; undefined where everything has. */
export function unsentOf(place: TypedPlace): Typing<Answer, TypedOver> | undefined {
  const kept = keptTyping<Answer, Partial<TypedOver>>(nameOf(place));
  if (!kept) return undefined;
  const { version = 0, submittedAt = null, over = null, tab = WINDOW } = kept.base;
  return { value: kept.value, base: { version, submittedAt, over, tab } };
}

/** Of which questions, and about which sites, this tab has something that has not arrived. */
export function unsentPlaces(clientId: string | null): Pick<TypedPlace, 'questionId' | 'siteId'>[] {
  const start = startOf(clientId);
  return draftNames(start).flatMap((name) => {
    const [questionId, siteId] = name.slice(start.length).split(':');
    return questionId ? [{ questionId, siteId: siteId ? Number(siteId) : null }] : [];
  });
}

/** Names this window to the server, until it is loaded again; a copy of the tab has another. */
export const WINDOW = crypto.randomUUID();

/** What is typed over what the server has. */
export const overOf = (present: OwnAnswer | undefined): TypedOver => ({
  version: present?.version ?? 0,
  submittedAt: present?.submittedAt ?? null,
  over: present?.draftMark ?? null,
  tab: WINDOW,
});
