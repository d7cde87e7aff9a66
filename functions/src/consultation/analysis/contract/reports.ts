import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';

const common = {
  feature: 'analysis',
  flag: 'analysis page',
  access: needs('representations', 'read'),
} as const;
const path = '/consultations/analysis/reports';

export const reportStatuses = [
  'new',
  'processing',
  'success',
  'error',
  'cancelled',
  'expired',
] as const;

const uuid = yup.string().uuid().required();

export const report = closed({
  id: uuid,
  fileName: yup.string().required(),
  status: yup.string().oneOf(reportStatuses).required(),
  /** Of its volumes. */
  done: yup.number().required(),
  total: yup.number().required(),
  /** The sizes of the finished volumes, in bytes. */
  volumes: yup.array().of(yup.number().required()).required(),
  error: yup.string().nullable().defined(),
  createdAt: yup.string().required(),
  /** How long its volumes can be downloaded. */
  expiresAt: yup.string().nullable().defined(),
}).required();
export type Report = yup.InferType<typeof report>;

/** The person's own reports that were made as jobs, newest first, at most 20. */
export const listReports = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: "One's own reports that took a job, newest first",
  reads: ['report'],
  response: closed({ reports: yup.array().of(report).required() }),
});

/**
 * Redirects to an address for the file that is valid for 15 minutes; with `as=link` returns that address instead. Once
 * something in a pack is withdrawn or published anew, or a summary says what is approved no longer: 409 conflict, by the
 * field `volume`.
 */
export const downloadVolume = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/{id}/volumes/{volume}`,
  summary: 'A finished volume: a redirect to an address that lasts 15 minutes',
  reads: ['report'],
  params: closed({ id: uuid, volume: yup.number().integer().min(1).max(1000).required() }),
  query: closed({ as: yup.string().oneOf(['link']) }),
  response: closed({ url: yup.string().required() }),
});

/** Stops a report that is being made, and removes the files of one that is finished. */
export const removeReport = endpoint({
  ...common,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: "Cancel or remove one of one's own reports",
  changes: ['report'],
  params: closed({ id: uuid }),
  status: 204,
  response: yup.mixed(),
});
