import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { filterList } from '../../../council/ground/filters/filters-param.ts';
import { tableSort } from '../../../records/table/table-endpoints.ts';
import { entities } from '../../../platform/entities.ts';
import {
  EXPORT_LIMITS,
  exportStatuses,
  exportFormats,
  geometryColumns,
  tableFormats,
} from '../../../records/exports/file-types.ts';
import { exportMessages as messages } from './messages.ts';
import {
  developed,
  exportedScenario,
  isOneOfThem,
  readsExports,
  siteIds,
  uuid,
  whichSites,
} from './which-sites.ts';

const selection = closed({
  id: uuid.required(),
  sites: yup.number().integer().required(),
  created_at: yup.string().required(),
});

/** Of sixteen digits each, with a comma and a space. */
const MAX_IDS_BYTES = 18 * EXPORT_LIMITS.idsInBody + 1024;

/** Stores the named sites, or all that match the filters now (at most 1,000,000), under an id for addresses. */
export const keepSelection = endpoint({
  feature: readsExports.feature,
  access: readsExports.access,
  method: 'POST',
  path: '/site/selection',
  maxBytes: MAX_IDS_BYTES,
  summary: 'Keep sites under an id, by ids or by filters',
  changes: [],
  status: 201,
  idempotent: true,
  body: closed({ site_ids: siteIds, filters: filterList }).test(
    'one-of',
    messages.idsOrFilters,
    (value) => (value.site_ids === undefined) !== (value.filters === undefined),
  ),
  response: selection,
});

/** A saved selection: how many sites. Anybody in the council who may read sites may open it. */
export const getSelection = endpoint({
  feature: readsExports.feature,
  access: readsExports.access,
  method: 'GET',
  path: '/site/selection/{id}',
  summary: 'A kept selection of sites',
  reads: [],
  params: closed({ id: uuid.required() }),
  response: selection,
});

const columns = {
  /** Names from the dictionary and of the columns that every site has, in the file's order. */
  selected_fields: yup
    .array()
    .of(yup.string().max(63).required())
    .max(EXPORT_LIMITS.fields)
    .required(),
  geometry_column: yup.string().oneOf(geometryColumns).nullable(),
  scenario: exportedScenario.nullable(),
};

const exportRecord = closed({
  id: uuid.required(),
  /** Whose records it has; `sites` counts them. */
  record_type: yup.string().oneOf(entities).required(),
  file_type: yup.string().oneOf(exportFormats).required(),
  file_name: yup.string().required(),
  status: yup.string().oneOf(exportStatuses).required(),
  scenario: yup.string().required(),
  sites: yup.number().integer().required(),
  done: yup.number().integer().required(),
  total: yup.number().integer().required(),
  size_bytes: yup.number().integer().nullable().defined(),
  /** What the file had to leave out or could not represent, in words. */
  remarks: yup.array().of(yup.string().required()).required(),
  error: yup.string().nullable().defined(),
  created_at: yup.string().required(),
  finished_at: yup.string().nullable().defined(),
  /** How long the file can be downloaded: 30 days after it was finished. */
  expires_at: yup.string().nullable().defined(),
});
export type ExportRecord = yup.InferType<typeof exportRecord>;

const exportRequest = closed({
  ...whichSites,
  ...columns,
  file_type: yup.string().oneOf(exportFormats).required(),
  /** Only for the brownfield register: leaves out the sites that fail its check. */
  only_ready: yup.boolean(),
  developed,
}).test('one-of', messages.idsOrSelection, isOneOfThem);
export type ExportRequest = yup.InferType<typeof exportRequest>;

/** The file itself if it is small (10 MB, 5,000 sites, 300 for formats that GDAL writes); otherwise 202 with a record, and a job makes it. */
export const exportSites = endpoint({
  ...readsExports,
  method: 'PUT',
  path: '/site/export',
  summary: 'Export sites as a file: at once where it is small, else as a job (202)',
  changes: ['export'],
  idempotent: true,
  status: 202,
  body: exportRequest,
  bytes: 'application/octet-stream',
  response: closed({ export: exportRecord.required() }),
});

/** A table of records of any type: those that meet the filters, in order, with these columns. As `/site/export` is answered. */
export const exportRecords = endpoint({
  feature: readsExports.feature,
  flag: readsExports.flag,
  // Which permission it takes depends on the type of record.
  access: 'signed-in',
  method: 'PUT',
  path: '/records/export',
  summary: 'Export the records that meet the filters as CSV or a workbook',
  changes: ['export'],
  idempotent: true,
  status: 202,
  body: closed({
    record_type: yup.string().oneOf(entities).required(),
    filters: filterList,
    sort: tableSort,
    selected_fields: columns.selected_fields.min(1),
    file_type: yup.string().oneOf(tableFormats).required(),
  }),
  bytes: 'application/octet-stream',
  response: closed({ export: exportRecord.required() }),
});

/** What the file would contain: its columns and first rows as text, and whether it would be ready at once. */
export const previewExport = endpoint({
  ...readsExports,
  method: 'POST',
  path: '/site/export/preview',
  summary: 'The first rows of an export, and how large it would be',
  changes: [],
  body: closed({ ...whichSites, ...columns }).test('one-of', messages.idsOrSelection, isOneOfThem),
  response: closed({
    sites: yup.number().integer().required(),
    /** Sites of the selection that have since been deleted, or never were the council's. */
    gone: yup.number().integer().required(),
    /** Sites that lack the scenario: they get their base values. */
    without_scenario: yup.number().integer().required(),
    small: yup.boolean().required(),
    columns: yup
      .array()
      .of(closed({ name: yup.string().required(), label: yup.string().required() }))
      .required(),
    rows: yup.array().of(yup.array().of(yup.string().defined()).required()).required(),
  }),
});

const oneExport = closed({ id: uuid.required() });

/** The person's own exports, newest first, at most 50. */
export const listExports = endpoint({
  ...readsExports,
  method: 'GET',
  path: '/site/exports',
  summary: "One's own exports, newest first",
  reads: ['export'],
  response: closed({ exports: yup.array().of(exportRecord).required() }),
});

export const getExport = endpoint({
  ...readsExports,
  method: 'GET',
  path: '/site/export/{id}',
  summary: "One of one's own exports: progress and result",
  reads: ['export:id'],
  params: oneExport,
  response: closed({ export: exportRecord.required() }),
});

/** Redirects to an address for the file that is valid for 15 minutes; with `as=link` returns that address instead. */
export const downloadExport = endpoint({
  ...readsExports,
  method: 'GET',
  path: '/site/export/{id}/file',
  summary: 'The finished file: a redirect to an address that lasts 15 minutes',
  reads: ['export:id'],
  params: oneExport,
  query: closed({ as: yup.string().oneOf(['link']) }),
  response: closed({ url: yup.string().required() }),
});

/** Stops an export that is running, and removes the file of one that is finished. */
export const removeExport = endpoint({
  ...readsExports,
  method: 'DELETE',
  path: '/site/export/{id}',
  summary: "Cancel or remove one of one's own exports",
  changes: ['export'],
  params: oneExport,
  status: 204,
  response: yup.mixed(),
});
