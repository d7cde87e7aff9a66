import { may, type Actor } from '../../../platform/actor.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import {
  allAsked,
  askedByEdition,
  type AskedQuestion,
  linesOf,
  wordsOfLine,
} from '../../ground/documents/answer-words.ts';
import type {
  countGivenAnswers,
  GivenAnswer,
  listAnswers,
  QuestionCount,
} from '../council-contract.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import {
  type CountedAnswers,
  countGiven,
  countRespondents,
  findAnswered,
  findGiven,
  type GivenRow,
} from '../queries/given-answers.ts';
import { readsOriginals, redactedRow } from './redacted.ts';

/** A document with every question that it ever asked. Throws not-found. */
export async function requireAnswered(tx: Tx, documentId: number) {
  const found = await findAnswered(tx, documentId);
  if (!found) throw new AppError('not-found');
  const { title, consultationId, editions } = found;
  return { title, consultationId, questions: allAsked(editions), asked: askedByEdition(editions) };
}

/** How often each question was answered, and how. Throws not-found. */
export async function readCounts(
  tx: Tx,
  actor: Actor,
  { id }: ParsedOf<typeof countGivenAnswers>,
): Promise<OutputOf<typeof countGivenAnswers>> {
  const { title, consultationId, questions } = await requireAnswered(tx, id);
  const counted = await countGiven(tx, id);
  return {
    title,
    ...(await countRespondents(tx, id)),
    hasConsultation: consultationId !== null,
    mayRegister: may(actor, 'representations', 'read', 'write'),
    maySearch: readsOriginals(actor),
    questions: questions.map((question) => ({
      ...countOf(question, counted),
      section: question.section,
      sites: counted.sites
        .filter((site) => site.questionId === question.id)
        .map(({ siteId, name, count }) => ({ siteId, name, count })),
      parts: question.parts.map((part) => countOf(part, counted)),
    })),
  };
}

function countOf(
  { id, title, wording, questionType, options }: AskedQuestion,
  counted: CountedAnswers,
): QuestionCount['parts'][number] {
  return {
    questionId: id,
    title,
    wording,
    questionType,
    answers: counted.counts.find(({ questionId }) => questionId === id)?.answers ?? 0,
    options: options.map((option) => ({
      optionId: option.id,
      title: option.title,
      count:
        counted.options.find((each) => each.questionId === id && each.optionId === option.id)
          ?.count ?? 0,
    })),
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
  const { rows, count } = await findGiven(tx, id, asked);
  return {
    count,
    answers: rows.map((row) =>
      givenAnswerOf(isOpen ? row : redactedRow(row), askedThen(row.questionId, row.edition)),
    ),
  };
}

/** A submitted answer as officers read it. */
export function givenAnswerOf(row: GivenRow, question: AskedQuestion | undefined): GivenAnswer {
  const { id, reference, name, onBehalfOf, siteId, siteName, answer } = row;
  return {
    id,
    reference,
    name,
    onBehalfOf,
    question: question?.title ?? '',
    wording: question?.wording ?? '',
    section: question?.section ?? '',
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
