import { useEffect, useSyncExternalStore } from 'react';
import { getOwnAnswers } from '@calls/consultation/answers/contract.ts';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { call } from '../../../api/call.ts';
import { islandMessages } from '../messages.ts';
import { takePageFor, whoIsHere } from '../who-is-here.ts';
import { chosenClient, isClientAsked, onClientChosen } from '../chosen-client.ts';

export type OwnAnswers = OutputOf<typeof getOwnAnswers>;

/** What is known of the reader's answers to the document of this page. */
export interface Known {
  own: OwnAnswers | null;
  hasFailed: boolean;
  clientId: string | null;
}

let known: Known = { own: null, hasFailed: false, clientId: null };
let asked: Promise<void> | undefined;
/** When the document was first opened in this tab, as the server has sealed it: it outlasts a reload and logging in. */
const openedKey = (documentId: number) => `answering.opened.${documentId}`;
const listeners = new Set<() => void>();

function tell(next: Partial<Known>): void {
  known = { ...known, ...next };
  for (const hear of listeners) hear();
}

/** What the server has sealed of the opening of a document; goes along with each answer. */
export function openingOf(documentId: number): { opened?: string } {
  const opened = sessionStorage.getItem(openedKey(documentId));
  return opened === null ? {} : { opened };
}

function keepOpening(documentId: number, opened: string): void {
  try {
    sessionStorage.setItem(openedKey(documentId), opened);
  } catch {
    // The tab keeps nothing: it is asked for again after a reload.
  }
}

/**
 * What the server has of an answer by now; undefined where it has none. Throws where it cannot be asked, as of a client
 * that is chosen no more.
 */
export async function renewed({
  documentId,
  questionId,
  siteId,
  clientId,
}: OwnPlace & { documentId: number }): Promise<OwnAnswer | undefined> {
  await reloadOwn(documentId);
  if (known.hasFailed || clientId !== known.clientId)
    throw new Error(`The answers to document ${documentId} could not be read`);
  return known.own ? answerIn(known.own, questionId, siteId) : undefined;
}

/** Asks the server again: for another client, after a failure, or when another device was quicker. */
export async function reloadOwn(documentId: number): Promise<void> {
  const clientId = chosenClient();
  try {
    const asking = call(getOwnAnswers, {
      id: documentId,
      ...(clientId === null ? {} : { clientId }),
      ...openingOf(documentId),
    });
    // What this tab keeps of answers is taken up with them: not before it is known whose that is.
    const [own] = await Promise.all([asking, whoIsHere()]);
    if (!takePageFor(own.uid)) throw new Error('Somebody else has signed in');
    keepOpening(documentId, own.opened);
    if (clientId === chosenClient())
      return tell({ own: isClientAsked() ? unsaidFor(own) : own, hasFailed: false, clientId });
  } catch {
    if (clientId === chosenClient()) return tell({ hasFailed: true, clientId });
  }
  // Another client was chosen while it was asked, or went with who had chosen them.
  return reloadOwn(documentId);
}

/** Nothing can be answered before it is said for whom. */
const unsaidFor = (own: OwnAnswers): OwnAnswers =>
  own.mayAnswer ? { ...own, mayAnswer: false, reason: islandMessages.chooseClientFirst } : own;

/** What the reader answered, asked for once for all questions of the page. */
export function useOwnAnswers(documentId: number): Known {
  useEffect(() => {
    asked ??= reloadOwn(documentId);
  }, [documentId]);
  return useSyncExternalStore(subscribe, () => known);
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Loads the answers again whenever an agent chooses another client. */
export const followClient = (documentId: number) =>
  onClientChosen(() => {
    tell({ own: null, hasFailed: false, clientId: chosenClient() });
    void reloadOwn(documentId);
  });

const isSame = (one: OwnAnswer, questionId: string, siteId: number | null) =>
  one.questionId === questionId && one.siteId === siteId;

/** Notes what the server has taken; the answers of others on the page stay as they are. */
export function noteAnswer(
  answer: OwnAnswer,
  respondent: OwnAnswers['respondent'],
  clientId: string | null,
): void {
  // Another client was chosen while it was on its way.
  if (!known.own || clientId !== known.clientId) return;
  const others = known.own.answers.filter(
    (each) => !isSame(each, answer.questionId, answer.siteId),
  );
  tell({ own: { ...known.own, respondent, answers: [...others, answer] } });
}

/** Which answer, and for which client; null: for themselves. */
interface OwnPlace {
  questionId: string;
  siteId: number | null;
  clientId: string | null;
}

/** Notes what the server keeps of an answer that is typed: who comes back to it on this page goes on from there. */
export function noteDraft(
  { questionId, siteId, clientId }: OwnPlace,
  draft: OwnAnswer['draft'],
  draftMark: string | null,
): void {
  // Another client was chosen while it was on its way.
  if (!known.own || clientId !== known.clientId) return;
  const before = answerIn(known.own, questionId, siteId) ?? {
    questionId,
    siteId,
    siteName: null,
    edition: known.own.edition,
    answer: null,
    version: 0,
    submittedAt: null,
  };
  const others = known.own.answers.filter((each) => !isSame(each, questionId, siteId));
  const isAny = draft !== null || before.answer !== null;
  const answers = isAny ? [...others, { ...before, draft, draftMark }] : others;
  tell({ own: { ...known.own, answers } });
}

/** Notes that an answer is deleted. */
export function noteDeleted(questionId: string, siteId: number | null): void {
  if (!known.own) return;
  const answers = known.own.answers.filter((each) => !isSame(each, questionId, siteId));
  tell({ own: { ...known.own, answers } });
}

/** Notes what may be published. */
export function noteRespondent(respondent: OwnAnswers['respondent']): void {
  if (known.own) tell({ own: { ...known.own, respondent } });
}

/** The answer or draft of a question, about a site where it is about sites. */
export const answerIn = (own: OwnAnswers, questionId: string, siteId: number | null) =>
  own.answers.find((each) => isSame(each, questionId, siteId));
