import { closed, recordId } from '../../../platform/contract.ts';
import type { Invocable } from '../../../platform/invocable.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';

/** The answers to a document become representations, once its consultation is closed. */
export const registerAnswers: Invocable = {
  access: [{ unit: 'representations', actions: ['read', 'write'] }],
  arguments: closed({ documentId: recordId.required() }),
  job: 'register-answers',
  changes: ['question-answer', 'representation*', 'representation'],
  label: messages.registering,
};
