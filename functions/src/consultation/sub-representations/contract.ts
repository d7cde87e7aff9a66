import {
  type AccessRule,
  closed,
  endpoint,
  needs,
  ordinal,
  recordId,
  yup,
} from '../../platform/contract.ts';
import { MAX_POLICY, statusReason } from '../ground/representations/representation-rules.ts';
import { statusNames } from '../ground/consultations/statuses.ts';

const common = { feature: 'sub-representations', flag: 'consultation pages' } as const;
const mayRead = { ...common, access: needs('representations', 'read') } as const;
/** They are made by marking, so whoever makes them may read the text. */
const writers: AccessRule = [...needs('originals', 'read'), ...needs('representations', 'write')];
const mayWrite = { ...common, access: writers } as const;
const path = '/consultations/sub-representations';

export const MAX_PART_COMMENT = 2000;

const named = yup
  .array()
  .of(closed({ id: yup.number().required(), name: yup.string().required() }).required())
  .required();

const subRepresentation = closed({
  id: yup.number().required(),
  representationId: yup.number().required(),
  /** With the representation's id it is what people call it: 12.3. */
  sequentialId: yup.number().required(),
  comment: yup.string().defined(),
  policy: yup.string().nullable().defined(),
  status: yup.string().oneOf(statusNames).required(),
  isDeleted: yup.boolean().required(),
  /** Said by marks within it. */
  topics: named,
  sites: named,
  layers: yup
    .array()
    .of(closed({ id: yup.string().required(), name: yup.string().required() }).required())
    .required(),
  features: yup
    .array()
    .of(
      closed({
        /** As marks name it: layerId:featureId. */
        id: yup.string().required(),
        layerName: yup.string().required(),
        featureId: yup.number().required(),
      }).required(),
    )
    .required(),
  assignees: named,
  row_version: yup.number().required(),
}).required();
export type SubRepresentation = yup.InferType<typeof subRepresentation>;

/** The deleted ones, too: a mark of one that was deleted says so. */
export const listSubRepresentations = endpoint({
  ...mayRead,
  method: 'GET',
  path,
  summary: 'The parts of a representation that are answered by themselves',
  reads: ['representation:representationId'],
  query: closed({ representationId: recordId.required() }),
  response: closed({ subRepresentations: yup.array().of(subRepresentation).required() }),
});

export const getSubRepresentation = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One part of a representation',
  reads: ['representation'],
  params: closed({ id: recordId.required() }),
  response: closed({ subRepresentation }),
});

/** Its mark is set afterwards, and saved with the text. */
export const addSubRepresentation = endpoint({
  ...mayWrite,
  method: 'POST',
  path,
  summary: 'Make a part of a representation that is answered by itself',
  changes: ['representation:representationId'],
  body: closed({
    representationId: recordId.required(),
    comment: yup.string().trim().max(MAX_PART_COMMENT).default(''),
  }),
  response: closed({ subRepresentation }),
  status: 201,
  idempotent: true,
});

/** Some of its fields. Changed by somebody since it was read, where a version is named: 409 changed-meanwhile. */
export const changeSubRepresentation = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change a part of a representation',
  changes: ['representation'],
  params: closed({ id: recordId.required() }),
  body: closed({
    comment: yup.string().trim().max(MAX_PART_COMMENT),
    policy: yup.string().trim().max(MAX_POLICY).nullable(),
    status: yup.string().oneOf(statusNames),
    statusReason,
    isDeleted: yup.boolean(),
    row_version: ordinal,
  }),
  response: closed({ subRepresentation }),
});
