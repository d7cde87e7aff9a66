import { closed, yup } from '../../../../../platform/contract.ts';
import type { Fault } from '../../fault.ts';
import { questionFaults } from '../question/question-faults.ts';
import {
  emptyQuestion,
  type QuestionContent,
  questionOptions,
  questionTitle,
} from '../question/schema.ts';

/** Who sees how a poll stands: whoever has answered, then everybody; everybody once it is closed; the council alone. */
export const pollAudiences = ['answered', 'closed', 'never'] as const;
export type PollAudience = (typeof pollAudiences)[number];

/** A short question of which one option is chosen, and whose results the public may see. */
export const pollContent = closed({
  title: questionTitle,
  options: questionOptions,
  results: yup.string().oneOf(pollAudiences).required(),
});
export type PollContent = yup.InferType<typeof pollContent>;

export const emptyPoll = (): PollContent => ({ title: '', options: [], results: 'answered' });

/** A poll is answered, counted and printed as the question that it is. */
export const pollQuestion = ({ title, options }: PollContent): QuestionContent => ({
  ...emptyQuestion('radio'),
  title,
  options,
});

export const pollFaults = (content: PollContent): Fault[] =>
  questionFaults(pollQuestion(content)).map((fault) =>
    fault.field === 'question' ? { ...fault, field: 'title' } : fault,
  );
