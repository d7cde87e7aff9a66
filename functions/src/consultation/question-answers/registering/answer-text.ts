import {
  type AskedIn,
  type AskedQuestion,
  linesOf,
  wordsOfLine,
} from '../../ground/documents/answer-words.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import type { GivenRow } from '../queries/given-answers.ts';

/**
 * What a respondent said, as the text of a representation: each question as it was asked of them, with what was
 * answered, in the order of the last edition. First which representation it takes the place of, if of any.
 */
export function textOfAnswers(
  title: string,
  { inOrder, asked }: { inOrder: readonly AskedQuestion[]; asked: AskedIn },
  given: readonly GivenRow[],
  replaces: number | null,
): string {
  const parts = inOrder.flatMap((question) =>
    given
      .filter(({ questionId }) => questionId === question.id)
      .map((row) => partOf(asked(row.questionId, row.edition) ?? question, row)),
  );
  const replaced = replaces === null ? [] : [messages.changedSince(replaces)];
  return [messages.answersTo(title, given[0]?.reference ?? ''), ...replaced, ...parts].join('\n\n');
}

function partOf(question: AskedQuestion, { siteName, answer }: GivenRow): string {
  const lines = linesOf(question, answer).flatMap((line) => [
    line.part,
    wordsOfLine(line),
    ...(line.more.trim()
      ? [messages.withMore(line.question.more ?? messages.more, line.more)]
      : []),
  ]);
  const { title, wording, section, number } = question;
  const head = siteName ? messages.part(title, siteName) : title;
  const comment =
    answer.siteComment.trim() && messages.withMore(messages.comment, answer.siteComment);
  return [messages.place(section, number), head, wording, ...lines, comment]
    .filter((line) => line.trim() !== '')
    .join('\n');
}
