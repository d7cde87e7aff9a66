import { sql, type Tx } from '../../../../platform/db.ts';
import type { Entity } from '../../../../platform/entities.ts';
import type { ExportCounts } from '../../../../records/exports/export-counts.ts';
import type { ExportRequest } from '../contract.ts';
import type { ExportStatus, ExportFormat } from '../../../../records/exports/file-types.ts';

export interface ExportRow {
  id: string;
  /** The type of its records. */
  entity: Entity;
  account_id: number | null;
  selection_id: string | null;
  notification_id: number | null;
  file_type: ExportFormat;
  file_name: string;
  /** `filters`: of records that were asked for by filters, to say so in the file. */
  request: Omit<ExportRequest, 'site_ids' | 'selection'> & { filters?: unknown };
  status: ExportStatus;
  sites: number;
  done: number;
  total: number;
  counts: ExportCounts;
  size_bytes: number | null;
  object_name: string | null;
  error: string | null;
  created_at: string;
  finished_at: string | null;
  expires_at: string | null;
}

const KEPT = sql`interval '30 days'`;
const columns = sql`id, entity, account_id, selection_id, notification_id, file_type, file_name, request, status, sites,
  done, total, counts, size_bytes, object_name, error, created_at, finished_at,
  case when status in ('success', 'expired') then finished_at + ${KEPT} end as expires_at`;

export type NewExport = Pick<
  ExportRow,
  | 'entity'
  | 'account_id'
  | 'selection_id'
  | 'notification_id'
  | 'file_type'
  | 'file_name'
  | 'request'
  | 'total'
  | 'counts'
>;

/** Records an export that is to be made. */
export async function insertExport(tx: Tx, made: NewExport): Promise<ExportRow> {
  const { rows } = await sql<ExportRow>`
    insert into exports (entity, account_id, selection_id, notification_id, file_type, file_name, request, total, counts)
    values (${made.entity}, ${made.account_id}, ${made.selection_id}, ${made.notification_id}, ${made.file_type},
            ${made.file_name}, ${JSON.stringify(made.request)}::jsonb, ${made.total},
            ${JSON.stringify(made.counts)}::jsonb)
    returning ${columns}`.execute(tx);
  return rows[0] as ExportRow;
}

/** Keeps an account from starting another export until this transaction ends: two at once count one another. */
export async function holdExportsOf(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(current_schema() || ' exports of ' || ${accountId}::text))`.execute(
    tx,
  );
}

/** How many exports an account has that are not finished. */
export async function countUnfinished(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from exports
     where account_id = ${accountId} and status in ('new', 'processing')`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The account's export of that id, or undefined. */
export async function findOwnExport(
  tx: Tx,
  accountId: number,
  id: string,
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports where id = ${id} and account_id = ${accountId}`.execute(tx);
  return rows[0];
}

/** The account's exports, newest first. */
export async function findOwnExports(tx: Tx, accountId: number, limit: number) {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports where account_id = ${accountId}
     order by created_at desc, id limit ${limit}`.execute(tx);
  return rows;
}

/** An export that still has work to do, or undefined: finished, stopped or deleted. */
export async function findRunning(tx: Tx, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports where id = ${id} and status in ('new', 'processing')`.execute(
    tx,
  );
  return rows[0];
}

/**
 * Advances an export from where its page began; false when another delivery has already done so, or it was stopped.
 */
export async function moveOn(
  tx: Tx,
  id: string,
  page: { from: number; to: number; sites: number; counts: ExportCounts },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update exports
       set done = ${page.to}, sites = sites + ${page.sites}, status = 'processing',
           counts = counts || (
             select coalesce(jsonb_object_agg(key, value::int + coalesce((counts ->> key)::int, 0)), '{}')
               from jsonb_each_text(${JSON.stringify(page.counts)}::jsonb))
     where id = ${id} and done = ${page.from} and status in ('new', 'processing')
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Records that the file is complete; undefined when the export was stopped meanwhile or is finished already. */
export async function finishExport(
  tx: Tx,
  id: string,
  file: { objectName: string; bytes: number },
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    update exports set status = 'success', object_name = ${file.objectName}, size_bytes = ${file.bytes},
           finished_at = clock_timestamp()
     where id = ${id} and status in ('new', 'processing')
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Ends an unfinished export, with a reason for people. */
export async function endExport(
  tx: Tx,
  id: string,
  status: 'error' | 'cancelled',
  error: string | null,
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    update exports set status = ${status}, error = ${error}, finished_at = clock_timestamp()
     where id = ${id} and status in ('new', 'processing')
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Removes an export from its owner's list. */
export async function deleteExport(tx: Tx, id: string): Promise<void> {
  await sql`delete from exports where id = ${id}`.execute(tx);
}

/** Whether another run of its job has finished an export. */
export async function isExportFinished(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from exports where id = ${id} and status = 'success'`.execute(tx);
  return rows.length > 0;
}

/** Finished exports whose file is past its retention. */
export async function findOutdated(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from exports
     where object_name is not null and finished_at < clock_timestamp() - ${KEPT} limit 1000`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Exports whose files have been deleted stay listed, but cannot be downloaded any more. */
export async function markExpired(tx: Tx, ids: string[]): Promise<void> {
  await sql`update exports set status = 'expired', object_name = null where id = any(${ids}::uuid[])`.execute(
    tx,
  );
}
