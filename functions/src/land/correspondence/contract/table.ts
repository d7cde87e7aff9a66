import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { groupsEndpoint, tableEndpoint } from '../../../records/table/table-endpoints.ts';
import { letterKind } from '../letter-kind.ts';

const text = yup.string();
const day = yup.string().nullable();

/** A letter in a table: what every letter has, the name of its site, and each field that was asked for. */
const row = closed({
  id: yup.number().required(),
  site_id: yup.number().required(),
  site_name: yup.string().required(),
  row_version: yup.number().required(),
  source_reference: text.nullable(),
  event: text,
  type: text.nullable(),
  letter_date: day,
  received_date: day,
  acknowledge_date: day,
  response_deadline: day,
  text,
  created_at: text,
  updated_at: text,
}).required();
export type LetterRow = yup.InferType<typeof row>;

const letters = {
  feature: 'correspondence',
  path: '/correspondence/table',
  ...letterKind,
  plural: 'letters',
  // Each stands beside its site's name, and goes with its site.
  alsoReads: ['site@records.site_id'],
} as const;

export const getLetterFields = endpoint({
  feature: letters.feature,
  access: needs(letterKind.unit, 'read'),
  method: 'GET',
  path: '/correspondence/fields',
  summary: 'What the correspondence of sites can be filtered, sorted and shown by',
  reads: ['config'],
  response: yup.array().of(yup.mixed<DictionaryField>().required()).required(),
});

export const getLetterTable = tableEndpoint(letters, row);
export const getLetterGroups = groupsEndpoint(letters);
