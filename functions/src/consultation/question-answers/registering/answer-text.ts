import { type AskedQuestion, linesOf, wordsOfLine } from '../../ground/documents/answer-words.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import type { GivenRow } from '../queries/given-answers.ts';

/**
 * What a respondent said, as the text of a representation: each question with what was answered, in their order. First
 * which representation it takes the place of, if of any.
 */
export function textOfAnswers(
  title: string,
  questions: readonly AskedQuestion[],
  given: readonly GivenRow[],
  replaces: number | null,
): string {
  const parts = questions.flatMap((question) =>
    given
      .filter(({ questionId }) => questionId === question.id)
      .map((row) => partOf(question, row)),
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
  const head = siteName ? messages.part(question.title, siteName) : question.title;
  return [head, ...lines, answer.siteComment].filter((line) => line.trim() !== '').join('\n');
}
