import { closed, endpoint, needs, recordId, yup } from '../../../platform/contract.ts';
import { regimes } from '../papers/summary-paper.ts';

const mayRead = {
  feature: 'analysis',
  flag: 'analysis page',
  access: needs('representations', 'read'),
  reads: ['representation', 'consultation'],
  bytes: 'application/octet-stream',
  response: yup.mixed<Blob>(),
} as const;

/** Representations that one examination pack holds at most. */
export const MAX_PACK = 3000;
const MAX_TEXT = 20_000;

const format = yup
  .string()
  .oneOf(['docx', 'pdf'] as const)
  .required();

export const statutorySummary = endpoint({
  ...mayRead,
  method: 'POST',
  path: '/consultations/analysis/summary',
  summary: 'The statutory summary of representations under either set of regulations',
  changes: [],
  body: closed({
    regime: yup.string().oneOf(regimes).required(),
    format,
    /** Who was invited, and how: only the council knows. */
    invited: yup.string().max(MAX_TEXT).default(''),
    how: yup.string().max(MAX_TEXT).default(''),
  }),
});

export const representationForm = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/analysis/form',
  summary: 'The model form of the publication stage (regulation 19), to be filled in',
  query: closed({ format }),
});

export const examinationPack = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/analysis/examination-pack',
  summary: 'All published representations of a consultation in order, by policy, with bookmarks',
  query: closed({ consultationId: recordId.required(), format }),
});
