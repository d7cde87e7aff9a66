import { closed, endpoint, ordinal, pageShape, recordId, yup } from '../../../platform/contract.ts';
import { attitudes } from '../../ground/consultations/statuses.ts';
import { representationMessages } from '../../ground/representations/messages.ts';
import { intakeCommon, intakeDefaults } from '../contract.ts';

export const inboxStatuses = ['waiting', 'registered', 'dismissed', 'unreadable'] as const;
export type InboxStatus = (typeof inboxStatuses)[number];

/** Most items that one call registers or dismisses. */
export const MAX_ITEMS = 100;
/** The longest text of one item with its letters written as escapes; several are registered as they were read. */
const MAX_REGISTERED_BYTES = 2 * 1024 * 1024;

const optional = yup.string().nullable().defined();

const item = {
  id: yup.number().required(),
  runId: yup.number().required(),
  source: yup.string().oneOf(['e-mail', 'letter']).required(),
  status: yup.string().oneOf(inboxStatuses).required(),
  senderName: optional,
  senderEmail: optional,
  /** Of a letter: the name of its file. */
  subject: yup.string().defined(),
  sentAt: optional,
  beginning: yup.string().defined(),
  attachments: yup
    .array(
      closed({
        name: yup.string().defined(),
        type: yup.string().defined(),
        size: yup.number().required(),
      }).required(),
    )
    .required(),
  /** Of recognised text, in percent. */
  confidence: yup.number().nullable().defined(),
  problem: optional,
  /** Whom the sender may be. */
  proposal: closed({ contactId: yup.number().required(), name: yup.string().required() })
    .nullable()
    .defined()
    .default(null),
  representationId: yup.number().nullable().defined(),
  row_version: yup.number().required(),
};
const itemSchema = closed(item);
export type InboxItem = yup.InferType<typeof itemSchema>;

export const listInbox = endpoint({
  ...intakeCommon,
  method: 'GET',
  path: '/consultations/inbox',
  summary: 'E-mails and letters that were read, in the order of their arrival',
  reads: ['inbox', 'contact'],
  query: closed({ ...pageShape, status: yup.string().oneOf(inboxStatuses).default('waiting') }),
  response: closed({
    items: yup.array(itemSchema.required()).required(),
    counts: closed({
      waiting: yup.number().required(),
      registered: yup.number().required(),
      dismissed: yup.number().required(),
      unreadable: yup.number().required(),
    }).required(),
  }),
});

export const getInboxItem = endpoint({
  ...intakeCommon,
  method: 'GET',
  path: '/consultations/inbox/{id}',
  summary: 'An e-mail or a letter with its pages',
  reads: ['inbox:id', 'contact'],
  params: closed({ id: recordId.required() }),
  response: closed({
    item: closed({ ...item, text: yup.string().defined() }).required(),
    pages: yup
      .array(
        closed({
          page: yup.number().required(),
          text: yup.string().defined(),
          confidence: yup.number().nullable().defined(),
          hasPicture: yup.boolean().required(),
        }).required(),
      )
      .required(),
  }),
});

export const inboxPage = endpoint({
  ...intakeCommon,
  method: 'GET',
  path: '/consultations/inbox/{id}/pages/{page}',
  summary: 'How a page of a letter looks',
  reads: ['inbox:id'],
  params: closed({ id: recordId.required(), page: ordinal.required() }),
  bytes: 'image/jpeg',
  response: yup.mixed<Blob>(),
});

/** The file as it arrived. */
export const intakeFile = endpoint({
  ...intakeCommon,
  method: 'GET',
  path: '/consultations/intake/{id}/file',
  summary: 'The file of e-mails or a letter as it arrived',
  reads: ['intake:id'],
  params: closed({ id: recordId.required() }),
  bytes: 'application/octet-stream',
  response: yup.mixed<Blob>(),
});

/** All or none. Changed by somebody since it was read: 409 changed-meanwhile. */
export const registerInbox = endpoint({
  ...intakeCommon,
  method: 'POST',
  path: '/consultations/inbox/register',
  maxBytes: MAX_REGISTERED_BYTES,
  summary: 'Register what waits in the inbox as representations',
  changes: ['inbox', 'representation', 'contact', 'organisation'],
  status: 201,
  idempotent: true,
  body: closed({
    consultationEventId: recordId.required(),
    correspondenceType: intakeDefaults.correspondenceType,
    /** Where an item does not say when it was sent. */
    receivedDate: intakeDefaults.receivedDate,
    items: yup
      .array()
      .of(
        closed({
          id: recordId.required(),
          row_version: ordinal.required(),
          /** As the officer has corrected it; what was read unless it is given. */
          text: yup.string().max(200_000, representationMessages.textTooLong),
          receivedDate: intakeDefaults.receivedDate,
          attitude: yup
            .string()
            .oneOf(['', ...attitudes], representationMessages.notListed)
            .nullable(),
          /** Somebody registered already; else the sender is found or added, and null names nobody. */
          contactId: recordId.nullable(),
        }).required(),
      )
      .min(1)
      .max(MAX_ITEMS)
      .required(),
    /** Names the registering, whose parts have the same, to take it back as one. */
    bulk_id: yup.string().uuid(),
  }),
  response: closed({
    /** Under which it is taken back as one. */
    bulk_id: yup.string().required(),
    registered: yup
      .array(
        closed({
          id: yup.number().required(),
          representationId: yup.number().required(),
        }).required(),
      )
      .required(),
  }),
});

/** Gives the ids of those that changed; what is registered stays so. */
export const setInboxStatus = endpoint({
  ...intakeCommon,
  method: 'PUT',
  path: '/consultations/inbox/status',
  summary: 'Dismiss what is no representation, or take it back',
  changes: ['inbox'],
  body: closed({
    ids: yup.array().of(recordId.required()).min(1).max(MAX_ITEMS).required(),
    status: yup.string().oneOf(['waiting', 'dismissed']).required(),
  }),
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
});
