import { closed, ordinal, recordId, yup } from '../../../platform/contract.ts';
import { isDayOfLetters } from '../../../platform/dates/day.ts';
import { attitudes, statusNames } from '../consultations/statuses.ts';
import { representationMessages as messages } from './messages.ts';

const MAX_AGENTS = 20;
/** Most characters of the part of the plan that one is about. */
export const MAX_POLICY = 200;
/** What whoever made a representation agreed to be published. */
export const consents = ['Name and text', 'Text only', 'None'] as const;
/** Where a representation is on its way to being published. */
export const publicationStates = ['Waiting for approval', 'Approved', 'Published'] as const;
const MAX_TEXT = 200_000;

export const MAX_STATUS_REASON = 500;

/** Why a status is given by hand that only a response gives otherwise. */
export const statusReason = yup.string().trim().max(MAX_STATUS_REASON, messages.reasonTooLong);

const day = () =>
  yup
    .string()
    .test('day', messages.notADate, (value) => !value || isDayOfLetters(value))
    .meta({ jsonSchema: { format: 'date' } });

const attitude = yup
  .string()
  .oneOf(['', ...attitudes], messages.notListed)
  .nullable();

/** Who acted for the representee; one of them at most is asked first. */
export const agentLinks = yup
  .array()
  .of(
    closed({
      agentId: recordId.required(),
      agentPrimaryContact: yup.boolean(),
    }).required(),
  )
  .max(MAX_AGENTS)
  .test('once', messages.agentTwice, (agents = []) => {
    return new Set(agents.map(({ agentId }) => agentId)).size === agents.length;
  })
  .test('one-primary', messages.onePrimary, (agents = []) => {
    return agents.filter(({ agentPrimaryContact }) => agentPrimaryContact).length <= 1;
  });

const correspondence = {
  /** The kind of correspondence. */
  correspondenceType: recordId.nullable(),
  letterDate: day().nullable(),
  attitude,
  policy: yup.string().trim().max(MAX_POLICY, messages.policyTooLong).nullable(),
  responseDeadline: day().nullable(),
  consent: yup
    .string()
    .oneOf(['', ...consents], messages.notListed)
    .nullable(),
};

/** What an officer writes down of what arrived: event, received and acknowledge date are required. */
export const correspondenceFields = {
  ...correspondence,
  consultationEventId: recordId.required(messages.eventRequired),
  receivedDate: day().required(messages.receivedRequired),
  /** Required, unless the representation is said not to be acknowledged yet. */
  acknowledgementDate: day()
    .nullable()
    .test('acknowledged', messages.acknowledgeRequired, (value, { parent }) => {
      const representation = parent as { notAcknowledged?: unknown } | undefined;
      return Boolean(value) || representation?.notAcknowledged === true;
    }),
  notAcknowledged: yup.boolean().default(false),
  /** What arrived, word for word. */
  text: yup.string().max(MAX_TEXT, messages.textTooLong).default(''),
};

/** What is given to many at once, beside their status and the columns that officers added; by what calls name it. */
export const givenToMany = {
  consultationEventId: recordId.required(messages.eventRequired),
  attitude: correspondence.attitude,
  correspondenceType: correspondence.correspondenceType,
  policy: correspondence.policy,
  consent: correspondence.consent,
};

export const newRepresentation = closed({
  ...correspondenceFields,
  representee: closed({ contactId: recordId, organisationId: recordId })
    .optional()
    .default(undefined)
    .test('one', messages.representeeRequired, (value) => {
      const chosen = value as { contactId?: number; organisationId?: number } | undefined;
      return !chosen || (chosen.contactId === undefined) !== (chosen.organisationId === undefined);
    }),
  agents: agentLinks.default([]),
});

export const changedRepresentation = closed({
  ...correspondence,
  consultationEventId: recordId,
  receivedDate: day().min(1, messages.receivedRequired),
  acknowledgementDate: day().nullable(),
  status: yup.string().oneOf(statusNames, messages.notListed),
  statusReason,
  row_version: ordinal.required(),
});

/** Names, with a comma between, as they were read: where they are others by now, 409 changed-meanwhile. Left out: whoever it is. */
export const namesAsRead = yup.string().nullable();

export const representeeChoice = closed({
  placemakerConsulRepresentId: recordId.required(),
  placemakerConsulContactId: recordId,
  placemakerConsulOrganisationId: recordId,
  from: namesAsRead,
});
