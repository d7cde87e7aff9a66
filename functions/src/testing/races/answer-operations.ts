import { randomUUID } from 'node:crypto';
import { deleteAnswer, setConsent, submitAnswer } from '../../consultation/answers/contract.ts';
import { asked } from '../../consultation/answers/testing/given.ts';
import { undoRepresentationChanges } from '../../consultation/representations/contract.ts';
import { jobOperation, type Operation, operation } from './operation.ts';

/** What residents do with their answers, and officers with what is registered of them. */
export const answerOperations: readonly Operation[] = [
  ...(['None', 'Text only'] as const).map((consent) =>
    operation(
      `reduces consent to ${consent}`,
      setConsent,
      async ({ answers }) => ({ id: (await answers.answered()).id, consent }),
      'resident',
    ),
  ),
  operation(
    'deletes an answer',
    deleteAnswer,
    async ({ answers }) => ({
      id: (await answers.answered()).id,
      questionId: asked.why,
      version: 1,
    }),
    'resident',
  ),
  operation(
    'edits an answer',
    submitAnswer,
    async ({ answers }) => (await answers.answered()).answer('It floods each spring', 1),
    'resident',
  ),
  operation('takes a registered answer back', undoRepresentationChanges, async ({ answers }) => {
    const { bulk, registered } = await answers.answered();
    return { id: bulk, ids: [registered], undo_id: randomUUID() };
  }),
  jobOperation('registers changed answers', ['question-answer', 'representation'], ({ answers }) =>
    answers.changed(),
  ),
];
