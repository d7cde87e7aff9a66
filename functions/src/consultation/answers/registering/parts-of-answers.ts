import {
  type AskedIn,
  type AskedQuestion,
  linesOf,
  wordsOfLine,
} from '../../ground/documents/answer-words.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import type { SubmittedAnswerRow } from '../queries/given-answers.ts';

/** What a representation says to one question, of one site where it is asked of sites. */
export interface RegisteredPart {
  /** The question with its section and number. */
  head: string;
  /** What was asked under its title. */
  wording: string;
  site: { id: number; name: string } | null;
  lines: {
    /** The part of the question; '' for itself. */
    asked: string;
    /** What stands before the words: that they are the answer, or what more was asked. */
    label: string;
    words: string;
  }[];
  /** Names of the topics of its section. */
  topics: readonly string[];
}

/** What a respondent said, by question in the order of the last edition, each as it was asked of them. */
export const partsOfAnswers = (
  { inOrder, asked }: { inOrder: readonly AskedQuestion[]; asked: AskedIn },
  given: readonly SubmittedAnswerRow[],
): RegisteredPart[] =>
  inOrder.flatMap((question) =>
    given
      .filter(({ questionId }) => questionId === question.id)
      .map((row) => partOf(asked(row.questionId, row.edition) ?? question, row)),
  );

function partOf(
  question: AskedQuestion,
  { siteId, siteName, answer }: SubmittedAnswerRow,
): RegisteredPart {
  const { title, wording, section, number, topics } = question;
  const said = linesOf(question, answer).flatMap((line) => [
    { asked: line.part, label: messages.answer, words: wordsOfLine(line) },
    ...(line.more.trim()
      ? [{ asked: '', label: line.question.more ?? messages.more, words: line.more }]
      : []),
  ]);
  const comment = answer.siteComment.trim()
    ? [{ asked: '', label: messages.comment, words: answer.siteComment }]
    : [];
  return {
    head: messages.part(messages.place(section, number), title),
    wording,
    site: siteId === null ? null : { id: siteId, name: siteName || String(siteId) },
    lines: [...said, ...comment],
    topics,
  };
}
