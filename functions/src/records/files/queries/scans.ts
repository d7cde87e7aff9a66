import { sql, type Tx } from '../../../platform/db.ts';
import type { FileState } from '../file-states.ts';
import type { FileOwner } from '../file-owner.ts';
import { fileFields, type FileRow } from './files.ts';

/** The longest pause between scans that fail for a reason of ours. */
const MAX_PAUSE_MINUTES = 60;

/**
 * Records that a scan begins, and that the sweep should look again in case it never ends; gives the file in whatever
 * state it is, undefined if there is none.
 */
export async function beginScan(
  tx: Tx,
  owner: FileOwner,
  id: number,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    update ${sql.ref(owner.table)} f
       set attempts = attempts + 1,
           next_scan_at = clock_timestamp()
             + least(power(2, least(attempts + 1, 10)), ${MAX_PAUSE_MINUTES}) * interval '1 minute'
     where f.id = ${id} returning ${fileFields(owner)}`.execute(tx);
  return rows[0];
}

/** A verdict is recorded once, and only for a file that is still waiting for one; otherwise undefined. */
export async function recordVerdict(
  tx: Tx,
  owner: FileOwner,
  id: number,
  { state, reason, size }: { state: FileState; reason: string | null; size: number | null },
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    update ${sql.ref(owner.table)} f
       set state = ${state}, reason = ${reason}, judged_at = clock_timestamp(),
           size_bytes = coalesce(${size}::bigint, f.size_bytes)
     where f.id = ${id} and f.state = 'unscanned' and f.deleted_at is null
    returning ${fileFields(owner)}`.execute(tx);
  return rows[0];
}

/** Leaves a file unscanned and stores the reason; undefined if that reason is already stored. */
export async function postpone(
  tx: Tx,
  owner: FileOwner,
  id: number,
  { reason, seconds }: { reason: string; seconds: number },
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow & { was: string | null }>`
    update ${sql.ref(owner.table)} f
       set reason = ${reason}, next_scan_at = clock_timestamp() + make_interval(secs => ${seconds})
      from ${sql.ref(owner.table)} before
     where f.id = ${id} and before.id = f.id and f.state = 'unscanned'
    returning ${fileFields(owner)}, before.reason as was`.execute(tx);
  return rows[0] && rows[0].was !== reason ? rows[0] : undefined;
}

/**
 * Records that a file's bytes have been removed from wherever they should not be; the sweep ignores it from now on.
 */
export async function markTidied(tx: Tx, owner: FileOwner, id: number): Promise<void> {
  await sql`
    update ${sql.ref(owner.table)} set tidied_at = clock_timestamp()
     where id = ${id} and (state <> 'unscanned' or deleted_at is not null)`.execute(tx);
}

/** Has the sweep delete a file's bytes once nobody can restore it any more, with some minutes for who does it last. */
export async function keepForNow(tx: Tx, owner: FileOwner, id: number): Promise<void> {
  await sql`
    update ${sql.ref(owner.table)} set next_scan_at = deleted_at + interval '70 minutes'
     where id = ${id} and deleted_at is not null`.execute(tx);
}

/** Files that still need work, the longest waiting first. */
export async function findDue(
  tx: Tx,
  owner: FileOwner,
  limit: number,
): Promise<(FileRow & { is_stale: boolean })[]> {
  const { rows } = await sql<FileRow & { is_stale: boolean }>`
    select ${fileFields(owner)}, f.created_at < clock_timestamp() - interval '24 hours' as is_stale
      from ${sql.ref(owner.table)} f where f.tidied_at is null and f.next_scan_at <= clock_timestamp()
     order by f.next_scan_at limit ${limit}`.execute(tx);
  return rows;
}

/** Schedules another look, in ten minutes, at a file that is still being sent. */
export async function lookLater(tx: Tx, owner: FileOwner, id: number): Promise<void> {
  await sql`
    update ${sql.ref(owner.table)} set next_scan_at = clock_timestamp() + interval '10 minutes'
     where id = ${id}`.execute(tx);
}
