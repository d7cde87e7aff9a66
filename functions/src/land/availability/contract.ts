import { closed, endpoint, needs, ordinal, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { availabilityMessages as messages } from './messages.ts';

/** When a site can be built on, by the five-year periods of a land availability assessment. */
export const availabilities = [
  'Now',
  'Within 5 years',
  '6 to 10 years',
  '11 to 15 years',
  'After 15 years',
  'Not available',
  'Not known',
] as const;
/** As in the government's call-for-sites prototype. */
export const relationships = [
  'Landowner',
  'Developer',
  'Local authority',
  'Planning agent',
  'None',
] as const;

const text = (most: number) => yup.string().trim().max(most, messages.tooLong(most)).default('');

/** The questions of the form, checked alike by the server and the form. */
export const answerFields = {
  available: yup
    .string()
    .oneOf(availabilities, messages.availableRequired)
    .required(messages.availableRequired),
  relationship: yup
    .string()
    .oneOf(['', ...relationships] as const)
    .default(''),
  use: text(200),
  homes: yup
    .number()
    .typeError(messages.homesNumber)
    .integer(messages.homesNumber)
    .min(0, messages.homesNumber)
    .max(100_000, messages.homesNumber)
    .nullable()
    .default(null),
  owners: text(500),
  obstacles: text(4000),
  comment: text(4000),
};

const answers = closed({
  available: yup.string().required(),
  relationship: yup.string().defined(),
  use: yup.string().defined(),
  homes: yup.number().nullable().defined(),
  owners: yup.string().defined(),
  obstacles: yup.string().defined(),
  comment: yup.string().defined(),
});
export type Answers = yup.InferType<typeof answers>;

const form = closed({
  answers: answers.required(),
  user_name: yup.string().required(),
  updated_at: yup.string().required(),
  row_version: yup.number().required(),
});
export type AvailabilityForm = yup.InferType<typeof form>;
export type FormKind = 'cfs' | 'site-suggestion';

const query = closed({ siteId });
const response = closed({
  /** null until somebody fills it in. */
  form: form.nullable().defined(),
});
const body = closed({
  siteId,
  ...answerFields,
  /** The version that the editor saw; left out for a form that nobody has filled in. */
  row_version: ordinal,
});
const feature = 'availability';
// Officers record here what owners and agents tell the council, so submitting takes sites.write. The public does not
// see a site's page: it answers the council's call and suggests places through its own endpoints (/submissions,
// /suggestions), where each account reads only what it sent itself.
const mayRead = { feature, access: needs('sites', 'read') } as const;
const mayWrite = { feature, access: needs('sites', 'write') } as const;
const cfs = { path: '/site/availability/cfs', flag: 'call-for-sites questionnaire' } as const;
const suggestion = {
  path: '/site/availability/site-suggestion',
  flag: 'site view availability tab suggestion form',
} as const;

export const getCfsForm = endpoint({
  ...mayRead,
  ...cfs,
  method: 'GET',
  summary: "A site's call for sites form",
  reads: ['site:siteId'],
  query,
  response,
});
/** Changed by somebody since it was read: 409 changed-meanwhile. */
export const putCfsForm = endpoint({
  ...mayWrite,
  ...cfs,
  method: 'PUT',
  summary: "Fill in a site's call for sites form",
  changes: ['site:siteId'],
  body,
  response: closed({ form }),
});
export const getSuggestionForm = endpoint({
  ...mayRead,
  ...suggestion,
  method: 'GET',
  summary: "A site's suggestion form",
  reads: ['site:siteId'],
  query,
  response,
});
/** Changed by somebody since it was read: 409 changed-meanwhile. */
export const putSuggestionForm = endpoint({
  ...mayWrite,
  ...suggestion,
  method: 'PUT',
  summary: "Fill in a site's suggestion form",
  changes: ['site:siteId'],
  body,
  response: closed({ form }),
});
