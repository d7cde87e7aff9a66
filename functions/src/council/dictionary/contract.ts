import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { MAX_PAGE } from '../../platform/max-page.ts';
import type { FieldFormat, FieldOption } from '../ground/dictionary/field.ts';

const field = closed({
  dbPropertyName: yup.string().required(),
  label: yup.string().required(),
  type: yup.string().required(),
  unit: yup.string().nullable().defined(),
  format: yup.mixed<FieldFormat>().required(),
  description: yup.string().nullable().defined(),
  editable: yup.boolean().required(),
  filterable: yup.boolean().required(),
  searchable: yup.boolean().required(),
  options: yup.array(yup.mixed<FieldOption>().required()).required(),
  standardName: yup.string().nullable().defined(),
  position: yup.number().required(),
}).required();

const termKinds = ['status', 'tag', 'type', 'status_preset'] as const;

const term = closed({
  id: yup.number().required(),
  kind: yup.string().oneOf(termKinds).required(),
  value: yup.string().required(),
  label: yup.string().required(),
  colour: yup.string().nullable().defined(),
  details: yup.mixed<Record<string, unknown>>().required(),
  position: yup.number().required(),
}).required();

/** What the council's sites can say: its fields, and its own statuses, tags, types and presets. */
export const getDictionary = endpoint({
  method: 'GET',
  path: '/dictionary',
  feature: 'dictionary',
  summary: "The council's data dictionary",
  reads: ['config'],
  access: needs('sites', 'read'),
  response: closed({ fields: yup.array(field).required(), terms: yup.array(term).required() }),
});

export const getDictionaryTerms = endpoint({
  method: 'GET',
  path: '/dictionary/terms/{kind}',
  feature: 'dictionary',
  summary: "The council's statuses, tags, types or status presets",
  reads: ['config'],
  access: needs('sites', 'read'),
  params: closed({ kind: yup.string().oneOf(termKinds).required() }),
  response: yup.array(term).required(),
});

export const getSiteColumns = endpoint({
  method: 'GET',
  path: '/site/columns',
  feature: 'dictionary',
  summary: 'The columns of a site that the dictionary describes',
  reads: ['config'],
  access: needs('sites', 'read'),
  response: yup.array(field).required(),
});

export const getColumnValues = endpoint({
  method: 'GET',
  path: '/site/column-values/{col}',
  feature: 'dictionary',
  summary: 'The different values that sites hold in a column, at most 500',
  reads: ['site'],
  access: needs('sites', 'read'),
  params: closed({ col: yup.string().max(60).required() }),
  query: closed({
    contains: yup.string().max(100),
    limit: yup.number().integer().min(1).max(MAX_PAGE).default(MAX_PAGE),
  }),
  response: yup.array(yup.mixed<string | number | boolean>().required()).required(),
});
