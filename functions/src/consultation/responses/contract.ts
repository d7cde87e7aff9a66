import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import {
  deliveryAnswer,
  deliveryStates,
  deliveryWays,
  responseAnswer,
} from '../ground/responses/response-schema.ts';
import { sentResponse } from '../ground/responses/response-rules.ts';
import { MAX_RECORDS } from '../../records/kept/max-records.ts';
import { recordEndpoints } from '../../records/kept/record-endpoints.ts';
import { responseKind } from '../../records/kept/record-kinds.ts';

/** Most responses that one call writes. */
const MAX_RESPONSES = 50;
/** What they all hold together: fifty of the longest that one may be are never written at once. */
const MAX_RESPONSES_BYTES = 1024 * 1024;
/** Most deliveries in one list. */
const MAX_LISTED = 500;

const { unit, entity } = responseKind;
const common = { feature: 'responses', flag: 'consultation pages' } as const;
const mayRead = { ...common, access: needs(unit, 'read') } as const;
const mayWrite = { ...common, access: needs(unit, 'write') } as const;
const path = '/consultations/response';

export const responseCalls = recordEndpoints({
  feature: 'responses',
  path,
  entity,
  unit,
  one: 'a response',
  plural: 'responses',
  alsoChanges: ['representation'],
});
// Each by itself, as the web's build takes them up.
export const {
  fields: getResponseFields,
  table: getResponseTable,
  groups: getResponseGroups,
  history: responseHistory,
  undo: undoResponse,
  lookAtBulk: lookAtResponseChanges,
  undoBulk: undoResponseChanges,
  remove: removeResponses,
  restore: restoreResponses,
  deleted: listDeletedResponses,
} = responseCalls;
export const {
  list: listResponseTemplates,
  create: createResponseTemplate,
  update: updateResponseTemplate,
  remove: removeResponseTemplate,
} = responseCalls.templates;

const one = closed({ id: recordId.required() });
const versioned = closed({ row_version: ordinal.required() });
const responses = yup.array().of(responseAnswer).required();
const ids = yup.array().of(recordId.required()).min(1).max(MAX_RECORDS).required();

/** The responses to a representation or a part of one, and the templates to write another from. */
export const getResponses = endpoint({
  ...mayRead,
  method: 'GET',
  path,
  summary: 'Responses to a representation, and response templates',
  reads: [entity],
  query: closed({ representationId: recordId, subRepresentationId: recordId }),
  response: closed({ responses, templates: responses }),
});

export const getResponse = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One response',
  reads: [`${entity}:id`],
  params: one,
  response: closed({ response: responseAnswer }),
});

/** All or nothing. Those that were approved are drafts again. Changed meanwhile: 409 changed-meanwhile. */
export const upsertResponses = endpoint({
  ...mayWrite,
  method: 'POST',
  path,
  maxBytes: MAX_RESPONSES_BYTES,
  summary: 'Write responses, new or changed, with all that they answer',
  changes: [entity, `${entity}*`, 'representation'],
  body: closed({
    responses: yup.array().of(sentResponse.required()).min(1).max(MAX_RESPONSES).required(),
  }),
  response: closed({ responses }),
  idempotent: true,
});

/** By somebody who wrote none of it. */
export const approveResponse = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}/approval`,
  summary: 'Approve a response, as a second officer',
  changes: [`${entity}:id`, 'representation'],
  params: one,
  body: versioned,
  response: closed({ response: responseAnswer }),
});

export const withdrawApproval = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: `${path}/{id}/approval`,
  summary: 'Take the approval of a response back',
  changes: [`${entity}:id`, 'representation'],
  params: one,
  body: versioned,
  response: closed({ response: responseAnswer }),
});

/** By e-mail where an address is known, unless letters are asked for. Nobody gets it twice. */
export const sendResponse = endpoint({
  ...mayWrite,
  method: 'POST',
  path: `${path}/{id}/send`,
  summary: 'Send an approved response to all whom it answers',
  changes: [`${entity}:id`, 'representation'],
  params: one,
  body: closed({
    row_version: ordinal.required(),
    way: yup.string().oneOf(deliveryWays).default('email'),
  }),
  response: closed({ response: responseAnswer }),
});

/** Where nothing of it has left the house: it is approved again. */
export const takeBackResponse = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: `${path}/{id}/send`,
  summary: 'Take a response back whose letters still wait',
  changes: [`${entity}:id`, 'representation'],
  params: one,
  body: versioned,
  response: closed({ response: responseAnswer }),
});

/** With the addresses as they are now. Gives the ids of those that had failed. */
export const retryDeliveries = endpoint({
  ...mayWrite,
  method: 'POST',
  path: `${path}/deliveries/retry`,
  summary: 'Send again what failed',
  changes: [entity, 'representation'],
  body: closed({ ids }),
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
});

/** Gives the ids of those that were waiting. */
export const postLetters = endpoint({
  ...mayWrite,
  method: 'POST',
  path: `${path}/deliveries/posted`,
  summary: 'Say that printed letters were posted',
  changes: [entity, 'representation'],
  body: closed({ ids }),
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
});

/** What waits, failed, or was sent last. */
export const listDeliveries = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/deliveries`,
  summary: 'Letters and mails of responses, by what became of them',
  reads: [entity],
  query: closed({
    way: yup.string().oneOf(deliveryWays),
    state: yup.string().oneOf(deliveryStates),
    limit: yup.number().integer().min(1).max(MAX_LISTED).default(100),
  }),
  response: closed({
    deliveries: yup
      .array()
      .of(
        deliveryAnswer.shape({
          responseId: yup.number().required(),
          description: yup.string().required(),
        }),
      )
      .required(),
    total: yup.number().required(),
  }),
});
