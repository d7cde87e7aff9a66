import { closed, endpoint, needs, ordinal, recordId, yup } from '../../../platform/contract.ts';
import { analysisMessages as messages } from '../messages.ts';
import { regimes } from '../papers/regimes.ts';
import { report } from './reports.ts';

const common = { feature: 'analysis', flag: 'analysis page' } as const;
const mayRead = { ...common, access: needs('representations', 'read') } as const;
const mayWrite = { ...common, access: needs('representations', 'write') } as const;

/** The file itself where it is short; otherwise 202 with a record, and a job makes it. */
const made = {
  ...mayRead,
  changes: ['report'],
  idempotent: true,
  status: 202,
  bytes: 'application/octet-stream',
  response: closed({ report }),
} as const;

export const MAX_INVITATION_TEXT = 20_000;

const format = yup
  .string()
  .oneOf(['docx', 'pdf'] as const)
  .required();

export const statutorySummary = endpoint({
  ...made,
  method: 'POST',
  path: '/consultations/analysis/summary',
  summary: 'The statutory summary of representations under either set of regulations',
  body: closed({ regime: yup.string().oneOf(regimes).required(), format }),
});

export const representationForm = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/analysis/form',
  summary: 'The model form of the publication stage (regulation 19), to be filled in',
  reads: ['consultation'],
  query: closed({ format }),
  bytes: 'application/octet-stream',
  response: yup.mixed<Blob>(),
});

export const examinationPack = endpoint({
  ...made,
  method: 'POST',
  path: '/consultations/analysis/examination-pack',
  summary: 'All published representations of a consultation in order, by policy, with bookmarks',
  body: closed({ consultationId: recordId.required(), format }),
});

const invitation = closed({
  consultationId: yup.number().required(),
  name: yup.string().required(),
  kind: yup.string().required(),
  invited: yup.string().defined(),
  how: yup.string().defined(),
  /** 0: nothing was written yet. */
  row_version: yup.number().required(),
}).required();
export type Invitation = yup.InferType<typeof invitation>;

export const listInvitations = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/analysis/invitations',
  summary: 'Who was invited to each consultation, and how, as its statements say it',
  reads: ['consultation'],
  response: closed({ invitations: yup.array().of(invitation).required() }),
});

/** Changed by somebody since it was read: 409 changed-meanwhile. */
export const writeInvitation = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/consultations/analysis/invitations/{id}',
  summary: 'Write down who was invited to a consultation, and how',
  changes: ['consultation:id'],
  params: closed({ id: recordId.required() }),
  body: closed({
    invited: yup
      .string()
      .trim()
      .max(MAX_INVITATION_TEXT, messages.textTooLong(MAX_INVITATION_TEXT))
      .defined(),
    how: yup
      .string()
      .trim()
      .max(MAX_INVITATION_TEXT, messages.textTooLong(MAX_INVITATION_TEXT))
      .defined(),
    row_version: ordinal.min(0).required(),
  }),
  response: closed({ invitation }),
});
