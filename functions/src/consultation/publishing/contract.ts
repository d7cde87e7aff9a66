import {
  type AccessRule,
  closed,
  endpoint,
  needs,
  recordId,
  yup,
} from '../../platform/contract.ts';
import { MAX_RECORDS } from '../../records/kept/max-records.ts';

const common = { feature: 'publishing', flag: 'consultation pages' } as const;
const publishers: AccessRule = [
  ...needs('originals', 'read'),
  ...needs('representations', 'write'),
];

export const publicationSteps = ['ask', 'approve', 'publish', 'withdraw'] as const;
export type PublicationStep = (typeof publicationSteps)[number];

/** Where a representation stands on its way to the public. */
export const getPublication = endpoint({
  ...common,
  access: needs('representations', 'read'),
  method: 'GET',
  path: '/consultations/representations/{id}/publication',
  summary: 'Whether a representation is published, and who approved it',
  reads: ['representation:id'],
  params: closed({ id: recordId.required() }),
  response: closed({
    /** null: not published, and nobody has asked for it. */
    state: yup.string().nullable().defined(),
    askedBy: yup.string().nullable().defined(),
    approvedBy: yup.string().nullable().defined(),
    /** 0: it was never published. */
    edition: yup.number().required(),
    /** Of the edition that the public reads; null: none. */
    publishedAt: yup.string().nullable().defined(),
    /** The public reads another text, name or answer than would be published now. */
    isOutdated: yup.boolean().required(),
    /** Why the caller cannot take the next step, by step; steps that can be taken are absent. */
    refusals: yup.object().required() as unknown as yup.Schema<
      Partial<Record<PublicationStep, string>>
    >,
  }),
});

/** Takes a step with those that it can be taken with, and says of the others why not. */
export const takePublicationStep = endpoint({
  ...common,
  access: publishers,
  method: 'PUT',
  path: '/consultations/representations/publication',
  summary: 'Ask for, approve, publish or withdraw representations',
  changes: ['representation:ids', 'representation'],
  body: closed({
    ids: yup.array().of(recordId.required()).min(1).max(MAX_RECORDS).required(),
    step: yup.string().oneOf(publicationSteps).required(),
  }),
  response: closed({
    ids: yup.array().of(yup.number().required()).required(),
    refused: yup
      .array()
      .of(closed({ id: yup.number().required(), why: yup.string().required() }).required())
      .required(),
  }),
  idempotent: true,
});
