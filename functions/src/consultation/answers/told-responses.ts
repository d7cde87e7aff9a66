import { isDeepStrictEqual } from 'node:util';
import {
  askedByEdition,
  type AskedIn,
  type AskedQuestion,
  linesOf,
  type NumberedEdition,
  questionsAsked,
  quoted,
} from '../ground/documents/answer-words.ts';
import type { Answer } from '../ground/documents/blocks/question/answer-rules.ts';
import { questionViewMessages } from '../ground/documents/blocks/question/messages.ts';
import { type Edition, questionsOf } from '../ground/documents/edition.ts';
import type { ResponseCard, ToldAnswer } from './contract/my-responses.ts';
import type { OwnAnswer } from './contract.ts';
import { answerMessages as messages } from './messages.ts';

interface ResponsesGiven {
  /** The last one: its questions come in its order. */
  edition: Edition;
  /** The questions of earlier editions as well. */
  everAsked: readonly AskedQuestion[];
  /** Each as it was asked of those who answered it. */
  asked: AskedIn;
  answers: readonly OwnAnswer[];
  tags: readonly { questionId: string; names: string[] }[];
}

/** A card for every question of the last edition, then for those that it asks no more and were answered. */
export function responseCards(given: ResponsesGiven): ResponseCard[] {
  const { edition, everAsked, asked: askedThen, answers, tags } = given;
  const asked = questionsAsked(edition);
  const isAnswered = ({ id }: AskedQuestion) =>
    answers.some(({ questionId, answer }) => questionId === id && answer !== null);
  const dropped = everAsked.filter(
    (each) => !asked.some(({ id }) => id === each.id) && isAnswered(each),
  );
  const numbered = asked.map((question, at) => ({
    // With the options that earlier editions had: an answer may have chosen one.
    question: everAsked.find(({ id }) => id === question.id) ?? question,
    number: at + 1,
  }));
  return [...numbered, ...dropped.map((question) => ({ question, number: null }))].map(
    ({ question, number }) => {
      const own = answers.filter(({ questionId }) => questionId === question.id);
      const whyNot = ({ siteId }: OwnAnswer) => whyNotEdited(edition, question.id, siteId);
      return {
        questionId: question.id,
        number,
        title: question.title,
        wording: question.wording,
        section: question.section,
        isOfSites: question.isOfSites,
        isBegun: own.some((each) => each.draft !== null && whyNot(each) === null),
        tags: tags.find(({ questionId }) => questionId === question.id)?.names ?? [],
        answers: own.flatMap((each) =>
          toldAnswer(
            question,
            askedThen(question.id, each.edition) ?? question,
            each,
            whyNot(each),
          ),
        ),
      };
    },
  );
}

/** What the edition asks no more can be answered no more either: neither a question, nor about a site off its map. */
function whyNotEdited(edition: Edition, questionId: string, siteId: number | null): string | null {
  const asked = questionsOf(edition).find(({ id }) => id === questionId);
  if (!asked) return messages.questionDropped;
  const isAsked = siteId === null || asked.question.map?.sites.some(({ id }) => id === siteId);
  return isAsked ? null : questionViewMessages.siteOffMap;
}

function toldAnswer(
  now: AskedQuestion,
  question: AskedQuestion,
  own: OwnAnswer,
  notEdited: string | null,
): ToldAnswer[] {
  const { answer, siteId, siteName, version, submittedAt } = own;
  if (!answer) return [];
  return [
    {
      siteId,
      siteName,
      ...inWordsOf(question, now, answer),
      version,
      submittedAt,
      comment: answer.siteComment,
      notEdited,
    },
  ];
}

/** An answer in the words of the question that it answered, and that question where it reads otherwise now. */
function inWordsOf(
  then: AskedQuestion,
  now: AskedQuestion,
  answer: Answer,
): Pick<ToldAnswer, 'askedThen' | 'said'> {
  const said = linesOf(then, answer).flatMap((line) => [
    { title: line.part, chosen: line.chosen, text: line.text },
    ...(line.more ? [{ title: line.question.more ?? '', chosen: [], text: line.more }] : []),
  ]);
  return { askedThen: quoted(then) === quoted(now) ? '' : quoted(then), said };
}

/** Answers with the words that they answered, where the edition that is read now has others. */
export function withWordsThen(
  answers: readonly OwnAnswer[],
  editions: readonly NumberedEdition[],
): OwnAnswer[] {
  const asked = askedByEdition(editions);
  const latest = Math.max(...editions.map(({ edition }) => edition));
  return answers.map((own) => {
    const then = asked(own.questionId, own.edition);
    const now = asked(own.questionId, latest);
    if (!own.answer || !then || !now || own.edition === latest) return own;
    const worded = inWordsOf(then, now, own.answer);
    const isSame =
      worded.askedThen === '' &&
      isDeepStrictEqual(worded.said, inWordsOf(now, now, own.answer).said);
    return isSame ? own : { ...own, worded };
  });
}
