import type { Report } from '../contract/reports.ts';
import type { KeptReport } from '../queries/reports.ts';

/** A report as its owner sees it. */
export const reportRecord = (row: KeptReport): Report => ({
  id: row.id,
  fileName: row.file_name,
  status: row.status,
  done: row.done,
  total: row.total,
  volumes: row.files.map(({ size }) => size),
  error: row.error,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** Where one's reports are seen. */
export const REPORTS_PATH = '/document/response-analysis?part=papers';

/** The path of everything in the bucket that belongs to a report. */
export const reportFolder = (shortName: string, reportId: string) =>
  `${shortName}/reports/${reportId}/`;

/** As it is saved; `volume` where there are several. */
export const volumeName = ({ file_name, total }: KeptReport, volume: number): string =>
  total === 1 ? file_name : file_name.replace(/(\.[a-z]+)$/, ` ${volume} of ${total}$1`);
