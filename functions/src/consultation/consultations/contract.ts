import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { londonTime } from '../../platform/dates/london-time.ts';
import { consultationKinds } from '../ground/consultations/kinds.ts';
import { attitudes } from '../ground/consultations/statuses.ts';
import { consultationMessages as messages } from './messages.ts';

const common = { feature: 'consultations', flag: 'consultation pages' } as const;
const mayRead = { ...common, access: needs('representations', 'read') } as const;
const mayWrite = { ...common, access: needs('representations', 'write') } as const;

export const consultationFields = {
  name: yup.string().trim().max(200, messages.nameTooLong).required(messages.nameRequired),
  kind: yup
    .string()
    .oneOf([...consultationKinds], messages.kindRequired)
    .required(messages.kindRequired),
  /** What is consulted on, as people call it. */
  document: yup.string().trim().max(200, messages.nameTooLong).default(''),
  opensAt: londonTime(messages.notATime).required(messages.opensRequired),
  closesAt: londonTime(messages.notATime)
    .required(messages.closesRequired)
    .test('after', messages.closesFirst, (value, { parent }) => {
      const { opensAt } = parent as { opensAt?: string };
      return !value || !opensAt || value > opensAt;
    }),
};

const consultation = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  kind: yup.string().required(),
  document: yup.string().defined(),
  /** Times in London, as they are written. */
  opensAt: yup.string().required(),
  closesAt: yup.string().required(),
  /** When it was to close at first, where that was moved while it was open. */
  firstClosesAt: yup.string().nullable().defined(),
  /** When it was to close before that was last moved. */
  lastClosesAt: yup.string().nullable().defined(),
  /** By the database's clock. */
  state: yup.string().oneOf(['to come', 'open', 'closed']).required(),
  representations: yup.number().required(),
  row_version: yup.number().required(),
}).required();
export type Consultation = yup.InferType<typeof consultation>;

export const listConsultations = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/events',
  summary: 'Consultations, the last to close first',
  reads: ['consultation', 'representation*'],
  response: closed({ consultations: yup.array().of(consultation).required() }),
});

export const addConsultation = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/consultations/events',
  summary: 'Add a consultation',
  changes: ['consultation*'],
  body: closed(consultationFields),
  response: closed({ consultation }),
  status: 201,
  idempotent: true,
});

/** Changed by somebody since it was read: 409 changed-meanwhile. */
export const changeConsultation = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/consultations/events/{id}',
  summary: 'Change a consultation',
  changes: ['consultation:id', 'representation'],
  params: closed({ id: recordId.required() }),
  body: closed({ ...consultationFields, row_version: ordinal.required() }),
  response: closed({ consultation }),
});

/** Before a deadline is brought forward. */
export const countConsultationUnsent = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/events/{id}/unsent',
  summary: 'How many people have typed answers to its documents that they have not sent',
  reads: ['consultation:id', 'question-answer'],
  params: closed({ id: recordId.required() }),
  response: closed({
    people: yup.number().required(),
    /** Of them, those who want e-mails, and get one when it closes earlier or later. */
    mailed: yup.number().required(),
    /** All addresses that get one. */
    mails: yup.number().required(),
  }),
});

const status = closed({
  step: yup.number().required(),
  name: yup.string().required(),
  colour: yup.string().required(),
}).required();

export const getConsultationSettings = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/settings',
  summary: 'Statuses of representations in their order, with colours, and attitudes',
  reads: ['config'],
  response: closed({
    statuses: yup.array().of(status).required(),
    attitudes: yup.array().of(yup.string().oneOf(attitudes).required()).required(),
  }),
});

const named = closed({ id: yup.number().required(), name: yup.string().required() }).required();
const words = yup.array().of(yup.string().required()).required();

export const getConsultationLookups = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/lookups',
  summary: 'What the forms of representations, organisations and contacts offer to choose from',
  reads: ['config'],
  response: closed({
    correspondenceTypes: yup.array().of(named).required(),
    salutations: words,
    organisationTypes: words,
    countries: words,
    consultationKinds: words,
  }),
});
