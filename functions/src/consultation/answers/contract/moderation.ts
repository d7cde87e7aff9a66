import {
  closed,
  endpoint,
  needs,
  ordinal,
  pageShape,
  recordId,
  yup,
} from '../../../platform/contract.ts';
import { givenAnswer } from '../council-contract.ts';

const common = { feature: 'answers', flag: 'consultation pages' } as const;
const path = '/documents/held-answers';

/** Why an answer is held. `edited`: it was changed after it had been rejected. */
export const heldReasons = ['hidden field', 'too fast', 'many at once', 'edited'] as const;
export type HeldReason = (typeof heldReasons)[number];

export const moderationStates = ['held', 'approved', 'rejected'] as const;
export type ModerationState = (typeof moderationStates)[number];

export const MAX_DECISION_REASON = 500;

const state = yup.string().oneOf(moderationStates);
const count = yup.number().required();

const decision = closed({
  decision: state.required(),
  reason: yup.string().defined(),
  /** Nobody, once the account is gone. */
  by: yup.string().nullable().defined(),
  at: yup.string().required(),
  /** Of the answer, which was decided on. */
  version: count,
}).required();

const heldAnswer = givenAnswer.shape({
  document: closed({ id: count, title: yup.string().defined() }).required(),
  version: count,
  state: state.required(),
  heldFor: yup.array().of(yup.string().oneOf(heldReasons).required()).required(),
  /** The latest first. */
  decisions: yup.array().of(decision).required(),
});
export type HeldAnswer = yup.InferType<typeof heldAnswer>;

export const listHeldAnswers = endpoint({
  ...common,
  access: needs('representations', 'read'),
  method: 'GET',
  path,
  summary: 'Answers that were held for moderation, those that wait longest first',
  reads: ['question-answer', 'document'],
  query: closed({ ...pageShape, documentId: recordId, state: state.default('held') }),
  response: closed({
    answers: yup.array().of(heldAnswer.required()).required(),
    counts: closed({ held: count, approved: count, rejected: count }).required(),
    /** Whether the caller decides: only who reads what people wrote can judge it. */
    mayDecide: yup.boolean().required(),
  }),
});

/** `held` takes a decision back. Of another version or state than the present ones: 409 changed-meanwhile. */
export const decideHeldAnswer = endpoint({
  ...common,
  access: [...needs('representations', 'read', 'write'), ...needs('originals', 'read')],
  changes: ['question-answer'],
  method: 'PUT',
  path: `${path}/{id}/decision`,
  summary: 'Approve or reject an answer that was held, or take that back',
  params: closed({ id: recordId.required() }),
  body: closed({
    decision: state.required(),
    /** Required to reject. */
    reason: yup.string().trim().max(MAX_DECISION_REASON).default(''),
    /** As they were read. */
    version: ordinal.required(),
    from: state.required(),
  }),
  response: closed({ id: count, state: state.required() }),
});
