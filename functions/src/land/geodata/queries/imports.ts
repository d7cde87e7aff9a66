import { sql, type Tx } from '../../../platform/db.ts';
import type { Finding, Outcome } from '../../../records/imports/findings.ts';
import {
  outcomes,
  type FileColumn,
  type ImportKind,
  type ImportOptions,
  type ImportStatus,
  type ImportSummary,
} from '../contract.ts';
import type { Ending } from '../contract/previews.ts';

export interface ImportRow {
  id: number;
  kind: ImportKind;
  file_name: string;
  status: ImportStatus;
  preview: boolean;
  options: ImportOptions;
  summary: ImportSummary;
  columns: FileColumn[];
  done: number;
  total: number;
  error: string | null;
  user_name: string;
  created_at: string;
  finished_at: string | null;
  /** What was told of a file of elsewhere, as long as nobody has said that it is to be compared all the same. */
  elsewhere: string | null;
}

/** What a running import also needs to know about itself. */
export interface RunningImport extends ImportRow {
  account_id: number | null;
  notification_id: number | null;
  ending: Ending | null;
  elsewhere_accepted: boolean;
}

interface NewImport {
  kind: ImportKind;
  fileName: string;
  file: Uint8Array;
  preview: boolean;
  options: ImportOptions;
  summary: ImportSummary;
  accountId: number | null;
  userName: string;
  notificationId: number | null;
}

const shown = sql`id, kind, file_name, status, preview, options, summary, columns, done, total, error, user_name, created_at, finished_at,
  case when status = 'preview' and not elsewhere_accepted then elsewhere end as elsewhere`;

/** Stores an uploaded file until it is imported; gives the import's id. */
export async function insertImport(tx: Tx, given: NewImport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into imports (kind, file_name, file, preview, options, summary, account_id, user_name, notification_id)
    values (${given.kind}, ${given.fileName}, ${Buffer.from(given.file)}, ${given.preview}, ${JSON.stringify(given.options)}::jsonb,
            ${JSON.stringify(given.summary)}::jsonb, ${given.accountId}, ${given.userName}, ${given.notificationId})
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** The council's imports, newest first. */
export async function findImports(
  tx: Tx,
  page: { limit: number; offset: number },
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${shown} from imports order by id desc limit ${page.limit} offset ${page.offset}`.execute(
    tx,
  );
  return rows;
}

/** How many imports the council has had. */
export async function countImports(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from imports`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** An import by its id, without its file's bytes. */
export async function findImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${shown} from imports where id = ${id}`.execute(tx);
  return rows[0];
}

/** The bytes of an import's file; null once it is finished. */
export async function readImportFile(tx: Tx, id: number): Promise<Uint8Array | null> {
  const { rows } = await sql<{
    file: Buffer | null;
  }>`select file from imports where id = ${id}`.execute(tx);
  return rows[0]?.file ?? null;
}

/** Locks the import for this transaction, so that a job delivered twice never imports the same rows twice. */
export async function lockImport(tx: Tx, id: number): Promise<RunningImport | undefined> {
  const { rows } = await sql<RunningImport>`
    select ${shown}, account_id, notification_id, ending, elsewhere_accepted
      from imports where id = ${id} for update`.execute(tx);
  return rows[0];
}

/**
 * Whether no other import of this kind is half done: two at once would each miss, or write over, what the other has
 * taken so far. One that has not moved for an hour waits for nobody. The answer holds until the transaction ends.
 */
export async function takeImportTurn(tx: Tx, { id, kind }: ImportRow): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(current_schema() || ' imports'))`.execute(tx);
  const { rows } = await sql`
    select id from imports
     where kind = ${kind} and id <> ${id} and not preview and status = 'processing'
       and stepped_at > clock_timestamp() - interval '1 hour' limit 1`.execute(tx);
  return rows.length === 0;
}

/** Whether another import of its kind has taken steps since this one's last, which stood still for so long. */
export async function isOvertaken(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select o.id from imports o join imports i on i.kind = o.kind
     where i.id = ${id} and o.id <> i.id and not o.preview
       and o.status in ('processing', 'success') and o.stepped_at > i.stepped_at limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Advances an import. Finishing it deletes the file; the report stays. */
export async function writeImport(
  tx: Tx,
  id: number,
  state: {
    status: ImportStatus;
    done: number;
    total: number;
    summary: ImportSummary;
    error?: string;
  },
): Promise<void> {
  const finished = state.status === 'success' || state.status === 'error';
  await sql`
    update imports
       set status = ${state.status}, done = ${state.done}, total = ${state.total},
           summary = ${JSON.stringify(state.summary)}::jsonb, error = ${state.error ?? null},
           stepped_at = clock_timestamp(), finished_at = case when ${finished} then clock_timestamp() end,
           file = case when ${finished} then null else file end
     where id = ${id}`.execute(tx);
}

/** Stores what is told of a file of elsewhere. */
export async function writeElsewhere(tx: Tx, id: number, told: string): Promise<void> {
  await sql`update imports set elsewhere = ${told} where id = ${id}`.execute(tx);
}

/** A file of elsewhere is to be compared all the same. */
export async function acceptElsewhere(tx: Tx, id: number): Promise<void> {
  await sql`update imports set elsewhere_accepted = true where id = ${id}`.execute(tx);
}

/** Stores what the file's columns go to. */
export async function writeColumns(tx: Tx, id: number, columns: FileColumn[]): Promise<void> {
  await sql`update imports set columns = ${JSON.stringify(columns)}::jsonb where id = ${id}`.execute(
    tx,
  );
}

/** Adds findings, row by row, to an import's report. */
export async function insertFindings(tx: Tx, importId: number, findings: Finding[]): Promise<void> {
  if (findings.length === 0) return;
  await sql`
    insert into import_findings (import_id, row_number, reference, outcome, column_name, from_value, to_value, reason, site_id)
    select ${importId}, f."row", f.reference, f.outcome, f."column", f."from", f."to", f.reason, f."siteId"
      from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
        as f ("row" integer, reference text, outcome text, "column" text, "from" text, "to" text, reason text, "siteId" bigint)`.execute(
    tx,
  );
}

export interface StoredFinding extends Omit<Finding, 'siteId'> {
  id: number;
  site_id: number | null;
}

/** One page of a report, in the order of the file's rows; of one outcome or all. */
export async function findFindings(
  tx: Tx,
  asked: { importId: number; outcome?: Outcome | undefined; limit: number; offset: number },
): Promise<StoredFinding[]> {
  const { rows } = await sql<StoredFinding>`
    select id, row_number as "row", reference, outcome, column_name as "column", from_value as "from",
           to_value as "to", reason, site_id
      from import_findings
     where import_id = ${asked.importId}
       and (${asked.outcome ?? null}::text is null or outcome = ${asked.outcome ?? null})
     order by row_number, id limit ${asked.limit} offset ${asked.offset}`.execute(tx);
  return rows;
}

/** How many findings of each outcome the report has. */
export async function countFindings(tx: Tx, importId: number): Promise<Record<Outcome, number>> {
  const { rows } = await sql<{ outcome: Outcome; count: number }>`
    select outcome, count(*)::int as count from import_findings where import_id = ${importId}
     group by outcome`.execute(tx);
  const counts = Object.fromEntries(outcomes.map((each) => [each, 0])) as Record<Outcome, number>;
  for (const { outcome, count } of rows) counts[outcome] = count;
  return counts;
}
