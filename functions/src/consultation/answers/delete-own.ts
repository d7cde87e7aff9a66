import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { refuseUnlessOpen } from './answering.ts';
import { refuseUnlessPresent } from './asked-question.ts';
import type { deleteAnswer } from './contract.ts';
import { holdOwnAnswer, removeAnswer } from './queries/own-answers.ts';
import { findAnswerable } from './queries/published.ts';
import { type AnswersAs, findRespondent } from './queries/respondents.ts';

/** Deletes an answer; says which, and whether it had been submitted. Throws not-found, not-authorized when it is not the time, and changed-meanwhile. */
export async function deleteOwn(
  tx: Tx,
  who: AnswersAs,
  { id, questionId, siteId = null, ...read }: ParsedOf<typeof deleteAnswer>,
): Promise<{ respondentId: number; answerId: number; wasSubmitted: boolean }> {
  const document = await findAnswerable(tx, id);
  const respondent = document && (await findRespondent(tx, who));
  if (!respondent) throw new AppError('not-found');
  const { accountId } = who;
  const place = { respondentId: respondent.id, accountId, questionId, siteId };
  const present = await holdOwnAnswer(tx, place);
  if (!present) throw new AppError('not-found');
  refuseUnlessOpen(document);
  refuseUnlessPresent(present, read);
  const answerId = await removeAnswer(tx, id, place);
  if (answerId === undefined) throw new AppError('not-authorized');
  return { respondentId: respondent.id, answerId, wasSubmitted: present.answer !== null };
}
