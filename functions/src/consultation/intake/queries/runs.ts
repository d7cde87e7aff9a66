import { sql, type Tx } from '../../../platform/db.ts';
import type { IntakeKind, IntakeRun, IntakeStatus, IntakeColumn } from '../contract/runs.ts';

interface NewRun {
  kind: IntakeKind;
  fileName: string;
  sha256: string;
  bytes: Buffer;
  consultationId: number | null;
  correspondenceTypeId: number | null;
  receivedDate: string | null;
  accountId: number;
  userName: string;
  notificationId: number;
}

/** Keeps a file until it is read; gives the run's id. */
export async function insertRun(tx: Tx, given: NewRun): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into intake_runs (kind, file_name, size_bytes, sha256, file, consultation_id, correspondence_type_id,
                             received_date, account_id, user_name, notification_id)
    values (${given.kind}, ${given.fileName}, ${given.bytes.byteLength}, ${given.sha256}, ${given.bytes},
            ${given.consultationId}, ${given.correspondenceTypeId}, ${given.receivedDate}, ${given.accountId},
            ${given.userName}, ${given.notificationId})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

const shown = sql`id, kind, file_name as "fileName", status, consultation_id as "consultationEventId",
  correspondence_type_id as "correspondenceType", received_date as "receivedDate", columns, done, total, error,
  bulk_id, user_name as "userName", created_at as "createdAt", finished_at as "finishedAt"`;

/** Newest first. */
export async function findRuns(
  tx: Tx,
  page: { limit: number; offset: number },
): Promise<IntakeRun[]> {
  const { rows } = await sql<IntakeRun>`
    select ${shown} from intake_runs order by id desc limit ${page.limit} offset ${page.offset}`.execute(
    tx,
  );
  return rows;
}

export async function countRuns(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from intake_runs`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function findRun(tx: Tx, id: number): Promise<IntakeRun | undefined> {
  const { rows } = await sql<IntakeRun>`select ${shown} from intake_runs where id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Whether this account has sent a run's file in: in its name the rows are registered. */
export async function isRunOf(tx: Tx, id: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from intake_runs where id = ${id} and account_id = ${accountId}`.execute(tx);
  return rows.length > 0;
}

/** What the job needs of a run beside what people see of it. */
export interface HeldRun extends IntakeRun {
  accountId: number | null;
  notificationId: number | null;
}

/** Holds a run until the transaction ends, so that a job delivered twice does nothing twice. */
export async function holdRun(tx: Tx, id: number): Promise<HeldRun | undefined> {
  const { rows } = await sql<HeldRun>`
    select ${shown}, account_id as "accountId", notification_id as "notificationId"
      from intake_runs where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The file as it arrived; null once it is no longer kept. */
export async function readRunFile(tx: Tx, id: number): Promise<Buffer | null> {
  const { rows } = await sql<{
    file: Buffer | null;
  }>`select file from intake_runs where id = ${id}`.execute(tx);
  return rows[0]?.file ?? null;
}

interface RunState {
  status: IntakeStatus;
  done?: number;
  total?: number;
  error?: string | null;
  columns?: readonly IntakeColumn[];
  notificationId?: number;
  /** A table's file goes once it is registered; a file that is refused goes at once. */
  dropFile?: boolean;
}

/** Moves a run on. */
export async function writeRun(tx: Tx, id: number, state: RunState): Promise<void> {
  const ended = ['finished', 'discarded', 'error'].includes(state.status);
  const columns = state.columns && JSON.stringify(state.columns);
  await sql`
    update intake_runs
       set status = ${state.status}, done = coalesce(${state.done ?? null}::integer, done),
           total = coalesce(${state.total ?? null}::integer, total), error = ${state.error ?? null},
           columns = coalesce(${columns ?? null}::jsonb, columns),
           notification_id = coalesce(${state.notificationId ?? null}::bigint, notification_id),
           finished_at = case when ${ended} then clock_timestamp() end,
           file = case when ${state.dropFile ?? false} then null else file end
     where id = ${id}`.execute(tx);
}

/** What counts where a row says nothing else. */
export async function writeDefaults(
  tx: Tx,
  id: number,
  given: {
    consultationId: number | null;
    correspondenceTypeId: number | null;
    receivedDate: string | null;
  },
): Promise<void> {
  await sql`
    update intake_runs
       set consultation_id = ${given.consultationId}, correspondence_type_id = ${given.correspondenceTypeId},
           received_date = ${given.receivedDate}
     where id = ${id}`.execute(tx);
}
