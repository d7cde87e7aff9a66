import { historyEndpoint } from '../../records/history/history-endpoints.ts';
import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { contactKind } from '../../records/kept/record-kinds.ts';

const { unit } = contactKind;
const common = { feature: 'merging', flag: 'consultation pages' } as const;
const mayRead = { ...common, access: needs(unit, 'read') } as const;
const mayWrite = { ...common, access: needs(unit, 'write') } as const;
const path = '/consultations/merges';

const MAX_FIELDS = 200;

export const mergeKinds = ['contact', 'organisation'] as const;
export type MergeKind = (typeof mergeKinds)[number];
const kind = yup.string().oneOf(mergeKinds).required();

const side = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  row_version: yup.number().required(),
  /** What goes over where it is merged into the other. */
  representations: yup.number().required(),
  actedFor: yup.number().required(),
  contacts: yup.number().required(),
}).required();

export const compareLookAlikes = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/comparison`,
  summary: 'Two contacts, or two organisations, side by side',
  reads: ['contact', 'organisation', 'representation', 'custom-column'],
  query: closed({ kind, first: recordId.required(), second: recordId.required() }),
  response: closed({
    sides: yup.array().of(side).required(),
    fields: yup
      .array()
      .of(
        closed({
          /** The column. */
          name: yup.string().required(),
          label: yup.string().required(),
          /** In words, the first one's and the second one's; '' where it is empty. */
          values: yup.array().of(yup.string().defined()).required(),
        }).required(),
      )
      .required(),
  }),
});

const merge = closed({
  id: yup.number().required(),
  kind,
  keptId: yup.number().required(),
  mergedId: yup.number().required(),
  /** What the merged one was called. */
  name: yup.string().required(),
  mergedAt: yup.string().required(),
  mergedBy: yup.string().nullable().defined(),
}).required();
export type Merge = yup.InferType<typeof merge>;

export const listMerges = endpoint({
  ...mayRead,
  method: 'GET',
  path,
  summary: 'What was merged into a contact or an organisation, the last first',
  reads: ['contact', 'organisation'],
  query: closed({ kind, id: recordId.required() }),
  response: closed({ merges: yup.array().of(merge).required() }),
});

/**
 * What the merged one is named in goes to the kept one, which takes over the named columns. Changed by somebody since it
 * was read: 409 changed-meanwhile.
 */
export const mergeLookAlikes = endpoint({
  ...mayWrite,
  method: 'POST',
  path,
  summary: 'Merge a contact into another one, or an organisation',
  changes: ['contact', 'organisation', 'representation'],
  body: closed({
    kind,
    keptId: recordId.required(),
    keptVersion: ordinal.required(),
    mergedId: recordId.required(),
    mergedVersion: ordinal.required(),
    take: yup.array().of(yup.string().max(64).required()).max(MAX_FIELDS).default([]),
  }),
  response: closed({ merge }),
  status: 201,
  idempotent: true,
});

/** Puts back what went over; what was changed since stays, and is told. Undone already: 409 changed-meanwhile. */
export const undoMerge = endpoint({
  ...mayWrite,
  method: 'POST',
  path: `${path}/{id}/undo`,
  summary: 'Take a merged contact or organisation out again',
  changes: ['contact', 'organisation', 'representation'],
  params: closed({ id: recordId.required() }),
  response: closed({
    /** Of the one that was merged and is there again. */
    mergedId: yup.number().required(),
    /** What could not be put back, in words. */
    left: yup.array().of(yup.string().required()).required(),
  }),
  idempotent: true,
});

/** From before it was merged. */
export const mergedHistory = {
  ...historyEndpoint({
    feature: 'merging',
    path,
    entity: 'contact',
    one: 'what was merged',
    access: needs(unit, 'read'),
  }),
  flag: 'consultation pages' as const,
};
