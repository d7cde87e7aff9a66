import { closed, endpoint, needs, recordId, yup } from '../../../platform/contract.ts';
import { responseFields } from '../../ground/responses/response-rules.ts';
import { deliveryWays } from '../../ground/responses/response-schema.ts';
import { MAX_RECORDS } from '../../../records/kept/max-records.ts';
import { responseKind } from '../../../records/kept/record-kinds.ts';

/** Most letters in one PDF. */
export const MAX_PRINTED_LETTERS = 500;

const { unit, entity } = responseKind;
const path = '/consultations/response';
const mayRead = {
  feature: 'responses',
  flag: 'consultation pages',
  access: needs(unit, 'read'),
} as const;

/** What would go to whom, from words that need not be saved yet. */
export const previewLetter = endpoint({
  ...mayRead,
  method: 'POST',
  path: `${path}/preview`,
  summary: 'A response as it would be sent about a representation',
  reads: [entity],
  changes: [],
  body: closed({
    representationId: recordId.required(),
    responseId: recordId,
    text: responseFields.text.required(),
    summary: responseFields.summary,
    councilResponse: responseFields.councilResponse,
  }),
  response: closed({
    letter: closed({
      way: yup.string().oneOf(deliveryWays).required(),
      recipient: yup.string().required(),
      email: yup.string().nullable().defined(),
      address: yup.array().of(yup.string().required()).required(),
      subject: yup.string().required(),
      html: yup.string().defined(),
      /** Why it cannot be sent, where it cannot. */
      reason: yup.string().nullable().defined(),
      /** What stood in braces and is not known of the representation, in words. */
      unknown: yup.array().of(yup.string().required()).required(),
    }).required(),
  }),
});

/**
 * As it was sent; before that as it would be. Nothing of it, nor its name, is made from what was redacted; what quotes a
 * text that nobody has looked over, or that was worked on since, or names a topic that only redacted words carry is for
 * those only who may read originals: 403 for others.
 */
export const getLetter = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/{id}/letter`,
  summary: 'A response to a representation as a letter, a tagged PDF',
  reads: [`${entity}:id`],
  params: closed({ id: recordId.required() }),
  query: closed({ representationId: recordId.required() }),
  bytes: 'application/pdf',
  response: yup.mixed<Blob>(),
});

/** In the order of the representations, each with a bookmark. */
export const printDeliveries = endpoint({
  ...mayRead,
  method: 'POST',
  path: `${path}/deliveries/print`,
  summary: 'Letters in one tagged PDF to print',
  reads: [entity],
  changes: [],
  body: closed({
    /** Of deliveries. */
    ids: yup.array().of(recordId.required()).max(MAX_PRINTED_LETTERS).default([]),
    /** Of responses: all that goes by post of them, posted or not. */
    responseIds: yup.array().of(recordId.required()).max(MAX_RECORDS).default([]),
  }),
  bytes: 'application/pdf',
  response: yup.mixed<Blob>(),
});
