import type {
  Answer,
  SimpleAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { LiveQuestion } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { isSameAnswer } from './send-draft.ts';

/** Both versions of an answer and whether of a choice of one only the first could stay; undefined where one of them says it all. */
export function bothOf(
  question: LiveQuestion,
  one: Answer,
  other: Answer,
): { answer: Answer; isChoiceOfOne: boolean } | undefined {
  const isSeveral = (id: string | null) =>
    (id === null ? question : question.questions.find((each) => each.id === id))?.questionType ===
    'checkbox';
  const ids = new Set([...one.parts, ...other.parts].map(({ questionId }) => questionId));
  const parts = [...ids].flatMap((questionId) => {
    const [mine, theirs] = [one, other].map(({ parts: all }) =>
      all.find((part) => part.questionId === questionId),
    );
    if (!mine || !theirs) return mine ?? theirs ?? [];
    return { questionId, ...bothSimple(mine, theirs, isSeveral(questionId)) };
  });
  const answer: Answer = {
    ...bothSimple(one, other, isSeveral(null)),
    siteComment: joined(one.siteComment, other.siteComment),
    parts,
  };
  if (isSameAnswer(answer, one) || isSameAnswer(answer, other)) return undefined;
  return { answer, isChoiceOfOne: losesChoice(other, answer) };
}

const bothSimple = (one: SimpleAnswer, other: SimpleAnswer, isSeveral: boolean): SimpleAnswer => ({
  text: joined(one.text, other.text),
  chosen:
    isSeveral || one.chosen.length === 0
      ? [...new Set([...one.chosen, ...other.chosen])]
      : one.chosen,
  conditionalText: joined(one.conditionalText, other.conditionalText),
});

/** One text after the other; only the longer where it holds the other one. */
function joined(one: string, other: string): string {
  if (one.includes(other.trim())) return one;
  if (other.includes(one.trim())) return other;
  return `${one}\n\n${other}`;
}

const losesChoice = (given: Answer, kept: Answer): boolean =>
  isLost(given, kept) ||
  given.parts.some((part) => {
    const now = kept.parts.find(({ questionId }) => questionId === part.questionId);
    return now !== undefined && isLost(part, now);
  });

const isLost = (given: SimpleAnswer, kept: SimpleAnswer) =>
  given.chosen.some((id) => !kept.chosen.includes(id));
