import { sql, type Tx } from '../../../platform/db.ts';
import type { Report } from '../contract/reports.ts';
import type { Regime } from '../papers/regimes.ts';

/** What was asked for. */
export type ReportRequest = { format: 'docx' | 'pdf' } & (
  | { kind: 'summary'; regime: Regime }
  /** The representations that were published then, in their order. */
  | { kind: 'pack'; name: string; ids: number[] }
);

export interface KeptReport {
  id: string;
  notification_id: number | null;
  file_name: string;
  request: ReportRequest;
  status: Report['status'];
  done: number;
  total: number;
  files: { name: string; size: number }[];
  error: string | null;
  created_at: string;
  expires_at: string | null;
}

/** How long what is finished is kept. */
export const SUMMARIES_KEPT = sql`interval '30 days'`;
const columns = sql`id, notification_id, file_name, request, status, done, total, files, error, created_at,
  case when status in ('success', 'expired') then finished_at + ${SUMMARIES_KEPT} end as expires_at`;

interface NewReport {
  accountId: number;
  notificationId: number;
  fileName: string;
  request: ReportRequest;
  total: number;
}

export async function insertReport(tx: Tx, made: NewReport): Promise<KeptReport> {
  const { rows } = await sql<KeptReport>`
    insert into reports (account_id, notification_id, file_name, request, total)
    values (${made.accountId}, ${made.notificationId}, ${made.fileName}, ${JSON.stringify(made.request)}::jsonb,
            ${made.total})
    returning ${columns}`.execute(tx);
  return rows[0] as KeptReport;
}

/** The account's reports, newest first. */
export async function findOwnReports(
  tx: Tx,
  accountId: number,
  { id = null, limit = 1 }: { id?: string | null; limit?: number },
): Promise<KeptReport[]> {
  const { rows } = await sql<KeptReport>`
    select ${columns} from reports
     where account_id = ${accountId} and (${id}::uuid is null or id = ${id})
     order by created_at desc, id limit ${limit}`.execute(tx);
  return rows;
}

/** A report that still has work to do; undefined: finished, stopped or removed. */
export async function findUnfinishedReport(tx: Tx, id: string): Promise<KeptReport | undefined> {
  const { rows } = await sql<KeptReport>`
    select ${columns} from reports where id = ${id} and status in ('new', 'processing')`.execute(
    tx,
  );
  return rows[0];
}

/** Records a volume as made, the last of them as the end; undefined: another delivery did, or it was stopped. */
export async function addVolume(
  tx: Tx,
  id: string,
  at: number,
  file: KeptReport['files'][number],
): Promise<KeptReport | undefined> {
  const { rows } = await sql<KeptReport>`
    update reports
       set done = done + 1, files = files || ${JSON.stringify([file])}::jsonb,
           status = case when done + 1 = total then 'success' else 'processing' end,
           finished_at = case when done + 1 = total then clock_timestamp() end
     where id = ${id} and done = ${at} and status in ('new', 'processing')
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Ends a report that is not finished, with a reason for people. */
export async function endReport(
  tx: Tx,
  id: string,
  status: 'error' | 'cancelled',
  error: string | null,
): Promise<KeptReport | undefined> {
  const { rows } = await sql<KeptReport>`
    update reports set status = ${status}, error = ${error}, finished_at = clock_timestamp()
     where id = ${id} and status in ('new', 'processing')
    returning ${columns}`.execute(tx);
  return rows[0];
}

export async function deleteReport(tx: Tx, id: string): Promise<void> {
  await sql`delete from reports where id = ${id}`.execute(tx);
}

/** Whether its files are still wanted: it is being made, or was. */
export async function isReportKept(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from reports where id = ${id} and status in ('new', 'processing', 'success')`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Finished reports whose files are past their retention. */
export async function findOutdatedReports(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from reports
     where status = 'success' and finished_at < clock_timestamp() - ${SUMMARIES_KEPT} limit 1000`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Reports whose files are gone stay listed. */
export async function markReportsExpired(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update reports set status = 'expired', files = '[]' where id = any(${ids}::uuid[])`.execute(
    tx,
  );
  await sql`delete from report_contents where report_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from report_words where report_id = any(${ids}::uuid[])`.execute(tx);
}
