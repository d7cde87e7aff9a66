import type { yup } from '../../../../../platform/contract.ts';
import { documentMessages as messages } from '../../messages.ts';
import type { answerSchema } from './answer-schema.ts';
import { DEFAULT_MAX_LENGTH, MAX_SITE_COMMENT } from './limits.ts';
import type { QuestionContent, QuestionShape } from './schema.ts';

export type Answer = yup.InferType<typeof answerSchema>;
export type SimpleAnswer = Pick<Answer, 'text' | 'chosen' | 'conditionalText'>;

export const emptyAnswer = (): Answer => ({
  text: '',
  chosen: [],
  conditionalText: '',
  siteComment: '',
  parts: [],
});

/** A question as it is written or published: its map says nothing about answers. */
type AnsweredQuestion = Omit<QuestionContent, 'map'>;

/** What is wrong with an answer, by field ('text', 'chosen', 'siteComment', 'parts.0.text'); {} if it can be submitted. */
export function answerFaults(
  question: AnsweredQuestion,
  answer: Answer,
  siteId: number | null,
): Record<string, string> {
  if (question.questionType !== 'mapLinked') return simpleFaults(question, answer);
  const faults: Record<string, string> = {};
  if (siteId === null) faults['siteId'] = messages.required;
  const box = question.mapFeatureSelect?.commentsBox ?? 'none';
  if (box === 'required' && answer.siteComment.trim() === '')
    faults['siteComment'] = messages.required;
  if (answer.siteComment.length > MAX_SITE_COMMENT)
    faults['siteComment'] = messages.tooLong(MAX_SITE_COMMENT);
  for (const [at, each] of question.questions.entries()) {
    const part = answer.parts.find(({ questionId }) => questionId === each.id);
    const found = simpleFaults(each, part ?? emptyAnswer());
    for (const [field, message] of Object.entries(found)) faults[`parts.${at}.${field}`] = message;
  }
  return faults;
}

function simpleFaults(question: QuestionShape, answer: SimpleAnswer): Record<string, string> {
  const { questionType, options, minSelected, maxSelected, maxLength } = question;
  const most = maxLength ?? DEFAULT_MAX_LENGTH;
  if (questionType === 'textarea') {
    if (answer.text.trim() === '') return { text: messages.fillIn };
    return answer.text.length > most ? { text: messages.tooLong(most) } : {};
  }
  const { chosen } = answer;
  if (chosen.length === 0)
    return { chosen: questionType === 'select' ? messages.fillIn : messages.selectOption };
  if (chosen.some((id) => !options.some((option) => option.id === id)))
    return { chosen: messages.notAnOption };
  const [fewest, atMost] =
    questionType === 'checkbox' ? [minSelected ?? 1, maxSelected ?? options.length] : [1, 1];
  if (new Set(chosen).size < fewest) return { chosen: messages.selectAtLeast(fewest) };
  if (chosen.length > atMost) return { chosen: messages.selectAtMost(atMost) };
  if (!asksForMore(question, chosen)) return {};
  if (question.conditional?.isRequired && answer.conditionalText.trim() === '')
    return { conditionalText: messages.fillIn };
  return answer.conditionalText.length > DEFAULT_MAX_LENGTH
    ? { conditionalText: messages.tooLong(DEFAULT_MAX_LENGTH) }
    : {};
}

/** Whether the chosen options ask for more in a text area. */
export const asksForMore = (
  { conditional }: Pick<QuestionShape, 'conditional'>,
  chosen: readonly string[],
) => conditional !== null && chosen.includes(conditional.if);

/**
 * The choice after an option is ticked or unticked. One option too many is kept and said (`tooManyChosen`), as whoever
 * ticks it decides which of the others goes.
 */
export function choose(
  chosen: readonly string[],
  id: string,
  { questionType }: Pick<QuestionShape, 'questionType'>,
): string[] {
  if (questionType !== 'checkbox') return [id];
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return [...chosen, id];
}

/** What to say at once of more options than may be selected; undefined where there are not. */
export const tooManyChosen = (
  chosen: readonly string[],
  { questionType, maxSelected }: Pick<QuestionShape, 'questionType' | 'maxSelected'>,
): string | undefined =>
  questionType === 'checkbox' && maxSelected && chosen.length > maxSelected
    ? messages.selectAtMost(maxSelected)
    : undefined;

/** What of an answer belongs to the question: nothing that was typed and is not asked for any more. */
export function answerToStore(question: AnsweredQuestion, answer: Answer): Answer {
  if (question.questionType !== 'mapLinked')
    return { ...emptyAnswer(), ...meantSimple(question, answer) };
  const hasBox = (question.mapFeatureSelect?.commentsBox ?? 'none') !== 'none';
  return {
    ...emptyAnswer(),
    siteComment: hasBox ? answer.siteComment : '',
    parts: question.questions.map((each) => ({
      questionId: each.id,
      ...meantSimple(
        each,
        answer.parts.find(({ questionId }) => questionId === each.id) ?? emptyAnswer(),
      ),
    })),
  };
}

function meantSimple(question: QuestionShape, answer: SimpleAnswer): SimpleAnswer {
  if (question.questionType === 'textarea')
    return { text: answer.text, chosen: [], conditionalText: '' };
  const chosen = [...new Set(answer.chosen)];
  const more = asksForMore(question, chosen) ? answer.conditionalText : '';
  return { text: '', chosen, conditionalText: more };
}

/** The answer without options that are no longer offered: the reader could neither see nor untick them. */
export function offered(question: AnsweredQuestion, answer: Answer): Answer {
  return {
    ...answer,
    chosen: stillOffered(question, answer.chosen),
    parts: answer.parts.map((part) => {
      const asked = question.questions.find(({ id }) => id === part.questionId);
      return asked ? { ...part, chosen: stillOffered(asked, part.chosen) } : part;
    }),
  };
}

const stillOffered = ({ options }: Pick<QuestionShape, 'options'>, chosen: readonly string[]) =>
  chosen.filter((id) => options.some((option) => option.id === id));
