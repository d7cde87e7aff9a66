import { sql, type Tx } from '../../../../platform/db.ts';
import type { SiteFileKind } from '../bucket-kinds.ts';
import type { FileState } from '../file-states.ts';
import type { UploadType } from '../file-limits.ts';

export interface FileRow {
  id: number;
  site_id: number;
  kind: SiteFileKind;
  upload: string;
  /** Unique: begins with the id. */
  name: string;
  display_name: string;
  content_type: UploadType;
  size_bytes: number;
  state: FileState;
  reason: string | null;
  account_id: number | null;
  user_name: string;
  created_at: string;
  arrived_at: string | null;
  judged_at: string | null;
  deleted_at: string | null;
  /** Deleted less than an hour ago, so that it can be restored. */
  is_kept: boolean;
}

/** Uploads that were never finished are not kept. */
export const KEPT = sql`
  (f.arrived_at is not null and f.tidied_at is null and f.deleted_at is not null
   and f.deleted_at > clock_timestamp() - interval '1 hour')`;

export const FILE = sql`
  f.id, f.site_id, f.kind, f.upload, f.id || '-' || f.safe_name as name, f.display_name, f.content_type,
  f.size_bytes, f.state, f.reason, f.account_id, f.user_name, f.created_at, f.arrived_at, f.judged_at, f.deleted_at,
  ${KEPT} as is_kept`;

/** Received, not deleted, and of a site that exists. */
const LISTED = sql`
  f.arrived_at is not null and f.deleted_at is null
  and exists (select from sites s where s.id = f.site_id and not s.is_deleted)`;

interface NewFiles {
  siteId: number;
  kind: SiteFileKind;
  upload: string;
  actor: { accountId: number; displayName: string };
  files: { safeName: string; shownName: string; type: UploadType; size: number }[];
}

/** Files that are about to be sent; they are not listed until received. Gives their ids in order. */
export async function insertFiles(tx: Tx, { siteId, kind, upload, actor, files }: NewFiles) {
  const { rows } = await sql<{ id: number }>`
    insert into site_files (site_id, kind, upload, account_id, user_name, safe_name, display_name,
                            content_type, size_bytes, next_scan_at)
    select ${siteId}, ${kind}, ${upload}::uuid, ${actor.accountId}, ${actor.displayName},
           n."safeName", n."shownName", n.type, n.size, clock_timestamp() + interval '5 minutes'
      from rows from (jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as (
             "safeName" text, "shownName" text, type text, size bigint))
           with ordinality as n ("safeName", "shownName", type, size, at)
     order by n.at returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Files by id in any state, including deleted ones. */
export async function findFiles(tx: Tx, ids: number[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${FILE} from site_files f where f.id = any(${ids}::bigint[]) order by f.id`.execute(tx);
  return rows;
}

/** One listed file. */
export async function findListedFile(tx: Tx, id: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${FILE} from site_files f where f.id = ${id} and ${LISTED}`.execute(tx);
  return rows[0];
}

/** A file that is still being sent by this account. */
export async function findOwnUpload(
  tx: Tx,
  id: number,
  accountId: number,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${FILE} from site_files f
     where f.id = ${id} and f.account_id = ${accountId} and f.deleted_at is null
       and exists (select from sites s where s.id = f.site_id and not s.is_deleted)`.execute(tx);
  return rows[0];
}

/** A site's first clean picture, by which people know it. */
export async function findFirstPicture(tx: Tx, siteId: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${FILE} from site_files f
     where f.site_id = ${siteId} and f.kind = 'site files' and f.state = 'clean'
       and f.content_type like 'image/%' and ${LISTED}
     order by f.id limit 1`.execute(tx);
  return rows[0];
}

interface Asked {
  siteId: number;
  kind?: SiteFileKind | undefined;
  states: FileState[];
  limit: number;
  offset: number;
}

/** A page of a site's files in these states, newest first, and how many there are. */
export async function listFiles(tx: Tx, { siteId, kind, states, limit, offset }: Asked) {
  const where = sql`f.site_id = ${siteId} and f.state = any(${states}::text[])
    and (${kind ?? null}::text is null or f.kind = ${kind ?? null}) and ${LISTED}`;
  const { rows } = await sql<FileRow>`
    select ${FILE} from site_files f where ${where}
     order by f.id desc limit ${limit} offset ${offset}`.execute(tx);
  const count = await sql<{ total: number }>`
    select count(*)::int as total from site_files f where ${where}`.execute(tx);
  return { files: rows, total: count.rows[0]?.total ?? 0 };
}

/** Records that a file's last byte has arrived; undefined if that was already known, or the file was deleted. */
export async function setArrivedAt(tx: Tx, id: number): Promise<FileRow | undefined> {
  // Files that arrive together are recorded one after another: they share a line of the history.
  await sql`
    select from site_files where upload = (select upload from site_files where id = ${id})
     order by id for update`.execute(tx);
  const { rows } = await sql<FileRow>`
    update site_files f
       set arrived_at = clock_timestamp(), next_scan_at = clock_timestamp() + interval '1 minute'
     where f.id = ${id} and f.arrived_at is null and f.deleted_at is null returning ${FILE}`.execute(
    tx,
  );
  return rows[0];
}

/** Removes a file from its site; false if somebody already did, or if it is complete and had to be 'unfinished'. */
export async function markFileDeleted(tx: Tx, id: number, only?: 'unfinished'): Promise<boolean> {
  const { rows } = await sql`
    update site_files set deleted_at = clock_timestamp(), tidied_at = null,
                          next_scan_at = clock_timestamp() + interval '1 minute'
     where id = ${id} and deleted_at is null ${only ? sql`and arrived_at is null` : sql``}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Gives a site a deleted file back that is still kept; the sweep looks at it again in a minute. */
export async function markFileRestored(
  tx: Tx,
  { siteId, fileId }: { siteId: number; fileId: number },
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    update site_files f
       set deleted_at = null, next_scan_at = clock_timestamp() + interval '1 minute'
     where f.id = ${fileId} and f.site_id = ${siteId} and ${KEPT}
       and exists (select from sites s where s.id = f.site_id and not s.is_deleted)
    returning ${FILE}`.execute(tx);
  return rows[0];
}
