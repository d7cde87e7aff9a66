import { type Answer, emptyAnswer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { asked } from './given.ts';

/** An answer that says no more than this. */
export const said = (more: Partial<Answer>): Answer => ({ ...emptyAnswer(), ...more });

/** What is said of a site to the question whether one supports it. */
export const supportPart = (chosen: string) => ({
  questionId: asked.support,
  chosen: [chosen],
  text: '',
  conditionalText: '',
});

/** Where an answer to a question is sent. */
export const answerAddress = (id: number, questionId: string, what = 'answer') =>
  `/documents/${id}/questions/${questionId}/${what}`;
