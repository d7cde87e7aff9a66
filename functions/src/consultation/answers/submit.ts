import { isDeepStrictEqual } from 'node:util';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import {
  type Answer,
  answerFaults,
  answerToStore,
} from '../ground/documents/blocks/question/answer-rules.ts';
import { refuseUnlessAgent, refuseUnlessOpen } from './answering.ts';
import {
  type AnswerableQuestion,
  changedMeanwhile,
  refuseUnlessPresent,
  requireAsked,
  siteNameIn,
} from './asked-question.ts';
import type { OwnAnswer, submitAnswer } from './contract.ts';
import { answerMessages as messages } from './messages.ts';
import { reasonsToHold } from './moderation/reasons-to-hold.ts';
import {
  type AnswerPace,
  findPace,
  holdOwnAnswer,
  keepVersion,
  writeAnswer,
} from './queries/own-answers.ts';
import type { Answerable } from './queries/published.ts';
import {
  type AnswersAs,
  keepRespondent,
  noteSubmitted,
  type Respondent,
} from './queries/respondents.ts';

/** More than anybody submits who reads the questions, for all of their clients. */
const MAX_PER_HOUR = 1000;

interface Submitted {
  answer: OwnAnswer;
  respondent: Respondent;
  /** The respondent's first of this document. */
  isFirst: boolean;
  document: Answerable;
}

/**
 * Submits a whole answer, or edits one. The same again is the same answer. What a machine may have sent is kept as
 * everything is, and held until an officer has looked at it. Throws not-found, payload-invalid by field,
 * not-authorized when it is not the time, changed-meanwhile and too-many-requests.
 */
export async function submit(
  tx: Tx,
  who: AnswersAs,
  input: ParsedOf<typeof submitAnswer>,
  tenant: Tenant,
  /** Null: the present one. */
  edition: number | null = null,
): Promise<Submitted> {
  const { id, questionId, siteId = null, version, answer: sent, tab = null, over = null } = input;
  const document = await requireAsked(tx, id, questionId);
  const siteName = siteNameIn(document, siteId);
  refuseFaults(document, sent, siteId);
  const answer = answerToStore(document.question, sent);
  const respondent = await keepRespondent(tx, who);
  const place = { respondentId: respondent.id, accountId: who.accountId, questionId, siteId };
  const before = await holdOwnAnswer(tx, place);
  const isRepeat = ({ version: present, answer: kept }: OwnAnswer) =>
    present === version + 1 && isDeepStrictEqual(kept, answer);
  if (before && isRepeat(before)) return { answer: before, respondent, isFirst: false, document };
  refuseUnlessOpen(document);
  refuseUnlessAgent(who);
  refuseUnlessPresent(before, input);
  const pace = await findPace(tx, place);
  refuseTooMany(pace);
  const heldFor = reasonsToHold({
    document,
    pace,
    input,
    accountId: who.accountId,
    tenant,
    wasHeld: respondent.heldBefore.includes(questionId),
  });
  if (version > 0) await keepVersion(tx, place);
  const written = await writeAnswer(tx, {
    ...place,
    documentId: id,
    siteName,
    version,
    edition,
    answer,
    heldFor,
    typedIn: { tab, over },
  });
  if (!written) {
    // The same request, or one of another window, was quicker.
    const present = await holdOwnAnswer(tx, place);
    if (present && isRepeat(present))
      return { answer: present, respondent, isFirst: false, document };
    throw changedMeanwhile(present ?? { version: 0 });
  }
  const isFirst = respondent.firstSubmittedAt === null && (await noteSubmitted(tx, who));
  return {
    answer: written,
    respondent: isFirst ? { ...respondent, firstSubmittedAt: written.submittedAt } : respondent,
    isFirst,
    document,
  };
}

function refuseFaults(
  { question }: AnswerableQuestion,
  answer: Answer,
  siteId: number | null,
): void {
  const faults = Object.entries(answerFaults(question, answer, siteId));
  if (faults.length === 0) return;
  const fields = faults.map(([field, words]) => [
    field === 'siteId' ? field : `answer.${field}`,
    words,
  ]);
  throw new AppError('payload-invalid', { fields: Object.fromEntries(fields) });
}

function refuseTooMany({ lastHour }: AnswerPace): void {
  if (lastHour < MAX_PER_HOUR) return;
  throw new AppError('too-many-requests', {
    fields: { answer: messages.tooMany },
    headers: { 'retry-after': '600' },
  });
}
