import { type AskedQuestion, linesOf } from '../ground/documents/answer-words.ts';
import type { ResponseCard, ToldAnswer } from './contract/my-responses.ts';
import type { OwnAnswer } from './contract.ts';

interface ResponsesGiven {
  /** Of the last edition, in its order. */
  asked: readonly AskedQuestion[];
  /** Of earlier editions as well. */
  everAsked: readonly AskedQuestion[];
  answers: readonly OwnAnswer[];
  tags: readonly { questionId: string; names: string[] }[];
}

/** A card for every question of the last edition, then for those that it asks no more and were answered. */
export function responseCards({ asked, everAsked, answers, tags }: ResponsesGiven): ResponseCard[] {
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
      return {
        questionId: question.id,
        number,
        title: question.title,
        isOfSites: question.isOfSites,
        isBegun: own.some(({ draft }) => draft !== null),
        tags: tags.find(({ questionId }) => questionId === question.id)?.names ?? [],
        answers: own.flatMap((each) => toldAnswer(question, each)),
      };
    },
  );
}

function toldAnswer(question: AskedQuestion, own: OwnAnswer): ToldAnswer[] {
  const { answer, siteId, siteName, version, submittedAt } = own;
  if (!answer) return [];
  const said = linesOf(question, answer).flatMap((line) => [
    { title: question.isOfSites ? line.question.title : '', chosen: line.chosen, text: line.text },
    ...(line.more ? [{ title: line.question.more ?? '', chosen: [], text: line.more }] : []),
  ]);
  return [{ siteId, siteName, version, submittedAt, said, comment: answer.siteComment }];
}
