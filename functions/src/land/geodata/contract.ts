import {
  closed,
  endpoint,
  pageShape,
  recordId,
  yup,
  type AccessRule,
} from '../../platform/contract.ts';
import { geodataMessages as messages } from './messages.ts';

/** What a file can be imported as. */
export const importKinds = ['brownfield', 'sites', 'layer'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Preview: compared with what the council has, waiting to be imported or discarded. */
export const importStatuses = [
  'new',
  'processing',
  'preview',
  'success',
  'discarded',
  'error',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

export const outcomes = [
  'new',
  'changed',
  'unchanged',
  'ended',
  'missing',
  'corrected',
  'refused',
  'asked',
  'blank',
  'noted',
] as const;

/** Requires the right to the admin area (specification 002 section 2), and to write sites as well. */
const adminOfSites: AccessRule = [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'authorisation', actions: ['read', 'write', 'delete'] },
  { unit: 'sites', actions: ['write'] },
];

/** What is said of a file, as the server and the form check it. */
export const importFields = {
  /** The layer's name, or the name of the source that the sites come from. */
  name: yup.string().max(120),
  /** The property that holds each feature's reference. */
  reference: yup.string().max(120),
  /** Only features whose property has this value: 'property=value'. */
  where: yup
    .string()

    .max(250)
    .matches(/^\s*[^=\s][^=]*=/, { message: messages.whereForm, excludeEmptyString: true }),
  /** Whom every map with the layer must credit, such as under the Open Government Licence. */
  attribution: yup.string().max(500),
};
const optionsSchema = closed(importFields);
export type ImportOptions = yup.InferType<typeof optionsSchema>;

/**
 * Rows: every row of the file counts as taken or refused; those taken are created + changed + unchanged. Ended: sites
 * that the file or the officer gives an end; missing: those of earlier registers that stay without one.
 */
const summarySchema = closed({
  rows: yup.number().integer().required(),
  taken: yup.number().integer().required(),
  refused: yup.number().integer().required(),
  created: yup.number().integer().required(),
  changed: yup.number().integer().required(),
  unchanged: yup.number().integer().required(),
  ended: yup.number().integer().required(),
  missing: yup.number().integer().required(),
  corrections: yup.number().integer().required(),
  cells_refused: yup.number().integer().required(),
  notes: yup.number().integer().required(),
});
export type ImportSummary = yup.InferType<typeof summarySchema>;
/** The summary of an import that has not started. */
export const nothingImported: ImportSummary = {
  rows: 0,
  taken: 0,
  refused: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  ended: 0,
  missing: 0,
  corrections: 0,
  cells_refused: 0,
  notes: 0,
};

const columnSchema = closed({
  name: yup.string().required(),
  /** The dictionary's property that it goes to; null: it is left out. */
  field: yup.string().nullable().defined(),
  /** How many rows have a value, and the first of them. */
  values: yup.number().integer().required(),
  sample: yup.string().nullable().defined(),
});
export type FileColumn = yup.InferType<typeof columnSchema>;

const importSchema = closed({
  id: yup.number().integer().required(),
  kind: yup.string().oneOf(importKinds).required(),
  file_name: yup.string().required(),
  status: yup.string().oneOf(importStatuses).required(),
  /** Whether nothing of it is written yet. */
  preview: yup.boolean().required(),
  options: optionsSchema.required(),
  summary: summarySchema.required(),
  columns: yup.array(columnSchema.required()).required(),
  done: yup.number().integer().required(),
  total: yup.number().integer().required(),
  error: yup.string().nullable().defined(),
  user_name: yup.string().defined(),
  created_at: yup.string().required(),
  finished_at: yup.string().nullable().defined(),
  /** Of a file that lies outside the council and is not compared until somebody says so: what is told of it. */
  elsewhere: yup.string().nullable().defined(),
});
export type GeodataImport = yup.InferType<typeof importSchema>;

const findingSchema = closed({
  id: yup.number().integer().required(),
  row: yup.number().integer().required(),
  reference: yup.string().nullable().defined(),
  outcome: yup.string().oneOf(outcomes).required(),
  column: yup.string().nullable().defined(),
  from: yup.string().nullable().defined(),
  to: yup.string().nullable().defined(),
  reason: yup.string().nullable().defined(),
  site_id: yup.number().integer().nullable().defined(),
});
export type GeodataFinding = yup.InferType<typeof findingSchema>;

export const geodataCommon = {
  feature: 'geodata',
  access: adminOfSites,
  flag: 'geodata management',
} as const;

/** The form's fields besides the file; `name` is needed for a layer. */
export const uploadFields = closed({
  kind: yup.string().oneOf(importKinds, messages.unknownKind).required(messages.unknownKind),
  ...importFields,
  /** Of a register or sites: compared first, and written only by `POST /geodata/{id}/import`. */
  preview: yup.string().oneOf(['true', 'false'], messages.previewForm),
});
/** At most 10 MB. The handler reads it: a schema cannot validate a stream. */
const file = yup
  .mixed()
  .required()
  .meta({ jsonSchema: { type: 'string', contentMediaType: 'application/octet-stream' } });

/** Form data; repeating the call with the same Idempotency-Key imports nothing a second time. */
export const uploadGeodata = endpoint({
  ...geodataCommon,
  method: 'POST',
  path: '/geodata',
  summary:
    'Upload a register, sites or a layer (multipart: file, kind, name, reference, where, attribution, preview); imported as a job',
  changes: ['import*'],
  status: 202,
  idempotent: true,
  form: uploadFields.shape({ file }),
  response: closed({ id: yup.number().integer().required() }),
});

export const listGeodata = endpoint({
  ...geodataCommon,
  method: 'GET',
  path: '/geodata',
  summary: 'The imports of the council, newest first',
  reads: ['import@imports.id'],
  query: closed(pageShape),
  response: closed({
    imports: yup.array(importSchema).required(),
    total: yup.number().integer().required(),
  }),
});

export const geodataInfo = endpoint({
  ...geodataCommon,
  method: 'GET',
  path: '/geodata-info/{id}',
  summary: "An import's progress and a page of its report by row and column",
  reads: ['import:id'],
  params: closed({ id: recordId.required() }),
  query: closed({ ...pageShape, outcome: yup.string().oneOf(outcomes) }),
  response: closed({
    import: importSchema.required(),
    counts: closed({
      new: yup.number().integer().required(),
      changed: yup.number().integer().required(),
      unchanged: yup.number().integer().required(),
      ended: yup.number().integer().required(),
      missing: yup.number().integer().required(),
      corrected: yup.number().integer().required(),
      refused: yup.number().integer().required(),
      asked: yup.number().integer().required(),
      blank: yup.number().integer().required(),
      noted: yup.number().integer().required(),
    }).required(),
    findings: yup.array(findingSchema).required(),
  }),
});
