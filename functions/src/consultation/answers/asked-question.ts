import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { EditionQuestion } from '../ground/documents/edition.ts';
import { documentMessages } from '../ground/documents/messages.ts';
import type { OwnAnswer } from './contract.ts';
import { answerMessages as messages } from './messages.ts';
import { type Answerable, findAsked } from './queries/published.ts';

/** A document that can be read, and a question of it. */
export type AnswerableQuestion = Answerable & { question: EditionQuestion };

/** The question of the published edition. Throws not-found where it is not asked. */
export async function requireAsked(
  tx: Tx,
  documentId: number,
  questionId: string,
): Promise<AnswerableQuestion> {
  const asked = await findAsked(tx, documentId, questionId);
  if (!asked?.question) throw new AppError('not-found');
  return { ...asked, question: asked.question };
}

/** What the site is called on the question's map; null where it is about none. Throws payload-invalid. */
export function siteNameIn({ question }: AnswerableQuestion, siteId: number | null): string | null {
  if (siteId === null) return null;
  const site = question.map?.sites.find(({ id }) => id === siteId);
  if (!site) throw invalidField('siteId', documentMessages.notOnMap);
  return site.name;
}

/** Another version than the one that was read: the caller reads it again. */
export const changedMeanwhile = ({ version }: { version: number }) =>
  new AppError('changed-meanwhile', {
    fields: { answer: messages.changedElsewhere, version: String(version) },
  });

/** Refuses what is based on another version than the present one. */
export function refuseUnlessPresent(
  present: OwnAnswer | undefined,
  { version, submittedAt = null }: { version: number; submittedAt?: string | null | undefined },
): void {
  const isAnother = submittedAt !== null && present?.submittedAt !== submittedAt;
  if ((present?.version ?? 0) !== version || isAnother)
    throw changedMeanwhile(present ?? { version: 0 });
}
