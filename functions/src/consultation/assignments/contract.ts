import { closed, endpoint, needs, recordId, yup } from '../../platform/contract.ts';
import { statusNames } from '../ground/consultations/statuses.ts';

const common = { feature: 'assignments', flag: 'consultation pages' } as const;
const mayRead = { ...common, access: needs('representations', 'read') } as const;
const mayWrite = { ...common, access: needs('representations', 'write') } as const;

const MAX_ASSIGNEES = 20;

const officer = closed({ id: yup.number().required(), name: yup.string().required() }).required();
const assigned = {
  accountIds: yup.array().of(recordId.required()).max(MAX_ASSIGNEES).required(),
  /** As they were read: whom a colleague has added or taken off since stays so. Left out: these and no others. */
  from: yup.array().of(recordId.required()).max(MAX_ASSIGNEES),
};

/** Whoever may write representations. */
export const listOfficers = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/officers',
  summary: 'Officers to whom representations can be assigned',
  reads: ['account'],
  response: closed({ officers: yup.array().of(officer).required() }),
});

export const getAssignees = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/representations/{id}/assignees',
  summary: 'Who works on a representation',
  reads: ['representation:id'],
  params: closed({ id: recordId.required() }),
  response: closed({ assignees: yup.array().of(officer).required() }),
});

export const setAssignees = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/consultations/representations/{id}/assignees',
  summary: 'Assign a representation to officers',
  changes: ['representation:id'],
  params: closed({ id: recordId.required() }),
  body: closed(assigned),
  response: closed({ assignees: yup.array().of(officer).required() }),
});

export const setSubAssignees = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/consultations/sub-representations/{id}/assignees',
  summary: 'Assign a part of a representation to officers',
  changes: ['representation'],
  params: closed({ id: recordId.required() }),
  body: closed(assigned),
  response: closed({ assignees: yup.array().of(officer).required() }),
});

const work = closed({
  representationId: yup.number().required(),
  /** null: the representation as a whole. */
  subRepresentationId: yup.number().nullable().defined(),
  /** As people call it: 12, or 12.3. */
  reference: yup.string().required(),
  representee: yup.string().nullable().defined(),
  consultation: yup.string().required(),
  status: yup.string().oneOf(statusNames).required(),
  responseDeadline: yup.string().nullable().defined(),
  /** Its deadline is over, and no response was sent. */
  isOverdue: yup.boolean().required(),
}).required();
export type Work = yup.InferType<typeof work>;

/** What is assigned to the caller and not answered yet, the nearest deadline first. */
export const getMyWork = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/work',
  summary: 'What is assigned to me',
  reads: ['representation', 'account.own'],
  response: closed({
    work: yup.array().of(work).required(),
    /** All of it; `work` holds the first 500. */
    count: yup.number().required(),
  }),
});
