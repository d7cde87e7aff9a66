import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { documentMessages } from '../ground/documents/messages.ts';
import { refuseUnlessAgent, refuseUnlessOpen } from './answering.ts';
import {
  changedMeanwhile,
  refuseUnlessPresent,
  requireAsked,
  siteNameIn,
} from './asked-question.ts';
import type { saveDraft } from './contract.ts';
import { forgetTyped, holdOwnAnswer, writeTyped } from './queries/own-answers.ts';
import { type AnswersAs, keepRespondent } from './queries/respondents.ts';

/**
 * Keeps what is typed, which need not be whole; null forgets it. Throws not-found, payload-invalid, not-authorized when
 * it is not the time, and changed-meanwhile.
 */
export async function draftAnswer(
  tx: Tx,
  who: AnswersAs,
  {
    id,
    questionId,
    siteId = null,
    version,
    submittedAt,
    draft,
    tab = null,
    over = null,
  }: ParsedOf<typeof saveDraft>,
): Promise<OutputOf<typeof saveDraft>> {
  const asked = await requireAsked(tx, id, questionId);
  refuseUnlessOpen(asked);
  refuseUnlessAgent(who);
  const siteName = siteNameIn(asked, siteId);
  if (asked.question.questionType === 'mapLinked' && siteId === null)
    throw invalidField('siteId', documentMessages.required);
  const { id: respondentId } = await keepRespondent(tx, who);
  const place = { respondentId, accountId: who.accountId, questionId, siteId };
  const present = await holdOwnAnswer(tx, place);
  refuseUnlessPresent(present, { version, submittedAt });
  const typedIn = { tab, over };
  if (draft === null) {
    await forgetTyped(tx, place, typedIn);
    const left = await holdOwnAnswer(tx, place);
    if (left && left.draft !== null) throw changedMeanwhile(left);
    return { savedAt: asked.now, mark: null };
  }
  const saved = await writeTyped(tx, {
    ...place,
    documentId: id,
    siteName,
    version,
    draft,
    typedIn,
  });
  // Another device, window or request was quicker.
  if (!saved) throw changedMeanwhile((await holdOwnAnswer(tx, place)) ?? { version: 0 });
  return saved;
}
