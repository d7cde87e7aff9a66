import { may, type Actor } from '../../../platform/actor.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import {
  askedByEdition,
  type AskedQuestion,
  linesOf,
  wordsOfLine,
} from '../../ground/documents/answer-words.ts';
import { wordingsOf } from '../../ground/documents/answer-wordings.ts';
import type { countGivenAnswers, GivenAnswer, listAnswers } from '../council-contract.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import {
  countSubmittedAnswers,
  findAnswered,
} from '../../ground/documents/queries/given-answers.ts';
import {
  countRespondents,
  findClosing,
  findSubmittedAnswers,
  type SubmittedAnswerRow,
} from '../queries/given-answers.ts';
import { questionCounts } from './question-counts.ts';
import { readsOriginals, redactedRow } from './redacted.ts';

/** A document with every question that it ever asked, in all their wordings. Throws not-found. */
export async function requireAnswered(tx: Tx, documentId: number) {
  const found = await findAnswered(tx, documentId);
  if (!found) throw new AppError('not-found');
  const { title, consultationId, editions } = found;
  return { title, consultationId, wordings: wordingsOf(editions), asked: askedByEdition(editions) };
}

/** How often each question was answered, and how. Throws not-found. */
export async function readCounts(
  tx: Tx,
  actor: Actor,
  { id }: ParsedOf<typeof countGivenAnswers>,
): Promise<OutputOf<typeof countGivenAnswers>> {
  const { title, consultationId, wordings } = await requireAnswered(tx, id);
  return {
    title,
    ...(await countRespondents(tx, id)),
    hasConsultation: consultationId !== null,
    opensToRegister: await findClosing(tx, consultationId),
    mayRegister: may(actor, 'representations', 'read', 'write'),
    maySearch: readsOriginals(actor),
    questions: questionCounts(wordings, await countSubmittedAnswers(tx, id)),
  };
}

/** One page of submitted answers. Throws not-found, and payload-invalid for a search without `originals`. */
export async function readAnswers(
  tx: Tx,
  actor: Actor,
  { id, ...asked }: ParsedOf<typeof listAnswers>,
): Promise<OutputOf<typeof listAnswers>> {
  const { asked: askedThen } = await requireAnswered(tx, id);
  const isOpen = readsOriginals(actor);
  if (asked.search && !isOpen) throw invalidField('search', messages.searchNeedsOriginals);
  const { rows, count } = await findSubmittedAnswers(tx, id, asked);
  return {
    count,
    answers: rows.map((row) =>
      givenAnswerOf(isOpen ? row : redactedRow(row), askedThen(row.questionId, row.edition)),
    ),
  };
}

/** A submitted answer as officers read it. */
export function givenAnswerOf(
  row: SubmittedAnswerRow,
  question: AskedQuestion | undefined,
): GivenAnswer {
  const { id, respondentId, reference, name, onBehalfOf, siteId, siteName, answer } = row;
  return {
    id,
    respondentId,
    reference,
    name,
    onBehalfOf,
    question: question?.title ?? '',
    wording: question?.wording ?? '',
    section: question?.section ?? '',
    number: question?.number ?? 0,
    site: siteId === null ? null : { id: siteId, name: siteName ?? '' },
    lines: (question ? linesOf(question, answer) : []).map((line) => ({
      title: line.part,
      words: wordsOfLine(line),
      more: line.more,
    })),
    comment: answer.siteComment,
    edition: row.edition,
    submittedAt: row.submittedAt,
    representationId: row.representationId,
  };
}
