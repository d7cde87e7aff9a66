import { sql, type Tx } from '../../../platform/db.ts';
import type { FileKind } from '../bucket-kinds.ts';
import type { FileOwner } from '../file-owner.ts';
import type { FileState } from '../file-states.ts';
import type { UploadType } from '../file-limits.ts';

export interface FileRow {
  id: number;
  /** The site, the representation or the document that it is a file of. */
  owner_id: number;
  kind: FileKind;
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

export const fileFields = (owner: FileOwner) => sql`
  f.id, ${sql.ref(`f.${owner.column}`)} as owner_id, f.kind, f.upload, f.id || '-' || f.safe_name as name, f.display_name, f.content_type,
  f.size_bytes, f.state, f.reason, f.account_id, f.user_name, f.created_at, f.arrived_at, f.judged_at, f.deleted_at,
  ${KEPT} as is_kept`;

/** Of a record that exists. */
const isOwned = ({ records, column }: FileOwner) => sql`
  exists (select from ${sql.ref(records)} o where o.id = ${sql.ref(`f.${column}`)} and not o.is_deleted)`;

/** Received, not deleted, and of a record that exists. */
const isListed = (owner: FileOwner) =>
  sql`f.arrived_at is not null and f.deleted_at is null and ${isOwned(owner)}`;

interface NewFiles {
  ownerId: number;
  kind: FileKind;
  upload: string;
  actor: { accountId: number; displayName: string };
  files: { safeName: string; shownName: string; type: UploadType; size: number }[];
}

/** Files that are about to be sent; they are not listed until received. Gives their ids in order. */
export async function insertFiles(
  tx: Tx,
  owner: FileOwner,
  { ownerId, kind, upload, actor, files }: NewFiles,
) {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.ref(owner.table)} (${sql.ref(owner.column)}, kind, upload, account_id, user_name, safe_name, display_name,
                            content_type, size_bytes, next_scan_at)
    select ${ownerId}, ${kind}, ${upload}::uuid, ${actor.accountId}, ${actor.displayName},
           n."safeName", n."shownName", n.type, n.size, clock_timestamp() + interval '5 minutes'
      from rows from (jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as (
             "safeName" text, "shownName" text, type text, size bigint))
           with ordinality as n ("safeName", "shownName", type, size, at)
     order by n.at returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Files by id in any state, including deleted ones. */
export async function findFiles(tx: Tx, owner: FileOwner, ids: number[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${fileFields(owner)} from ${sql.ref(owner.table)} f where f.id = any(${ids}::bigint[]) order by f.id`.execute(
    tx,
  );
  return rows;
}

/** The files of one upload in their order, in any state. */
export async function findUploaded(tx: Tx, owner: FileOwner, upload: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${fileFields(owner)} from ${sql.ref(owner.table)} f
     where f.upload = ${upload}::uuid order by f.id`.execute(tx);
  return rows;
}

/** One listed file. */
export async function findListedFile(
  tx: Tx,
  owner: FileOwner,
  id: number,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${fileFields(owner)} from ${sql.ref(owner.table)} f where f.id = ${id} and ${isListed(owner)}`.execute(
    tx,
  );
  return rows[0];
}

/** A file that is still being sent by this account. */
export async function findOwnUpload(
  tx: Tx,
  owner: FileOwner,
  id: number,
  accountId: number,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${fileFields(owner)} from ${sql.ref(owner.table)} f
     where f.id = ${id} and f.account_id = ${accountId} and f.deleted_at is null
       and ${isOwned(owner)}`.execute(tx);
  return rows[0];
}

/** The first clean picture of a record among its files of a kind. */
export async function findFirstPicture(
  tx: Tx,
  owner: FileOwner,
  { ownerId, kind }: { ownerId: number; kind: FileKind },
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${fileFields(owner)} from ${sql.ref(owner.table)} f
     where ${sql.ref(`f.${owner.column}`)} = ${ownerId} and f.kind = ${kind} and f.state = 'clean'
       and f.content_type like 'image/%' and ${isListed(owner)}
     order by f.id limit 1`.execute(tx);
  return rows[0];
}

interface Asked {
  ownerId: number;
  kind?: FileKind | undefined;
  states: FileState[];
  limit: number;
  offset: number;
}

/** A page of a record's files in these states, newest first, and how many there are. */
export async function listFiles(
  tx: Tx,
  owner: FileOwner,
  { ownerId, kind, states, limit, offset }: Asked,
) {
  const where = sql`${sql.ref(`f.${owner.column}`)} = ${ownerId} and f.state = any(${states}::text[])
    and (${kind ?? null}::text is null or f.kind = ${kind ?? null}) and ${isListed(owner)}`;
  const { rows } = await sql<FileRow>`
    select ${fileFields(owner)} from ${sql.ref(owner.table)} f where ${where}
     order by f.id desc limit ${limit} offset ${offset}`.execute(tx);
  const count = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.ref(owner.table)} f where ${where}`.execute(tx);
  return { files: rows, total: count.rows[0]?.total ?? 0 };
}

/** Records that a file's last byte has arrived; undefined if that was already known, or the file was deleted. */
export async function setArrivedAt(
  tx: Tx,
  owner: FileOwner,
  id: number,
): Promise<FileRow | undefined> {
  // Files that arrive together are recorded one after another: they share a line of the history.
  await sql`
    select from ${sql.ref(owner.table)} where upload = (select upload from ${sql.ref(owner.table)} where id = ${id})
     order by id for update`.execute(tx);
  const { rows } = await sql<FileRow>`
    update ${sql.ref(owner.table)} f
       set arrived_at = clock_timestamp(), next_scan_at = clock_timestamp() + interval '1 minute'
     where f.id = ${id} and f.arrived_at is null and f.deleted_at is null returning ${fileFields(owner)}`.execute(
    tx,
  );
  return rows[0];
}

/** Removes a file from its record; false if somebody already did, or if it is complete and had to be 'unfinished'. */
export async function markFileDeleted(
  tx: Tx,
  owner: FileOwner,
  id: number,
  only?: 'unfinished',
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.ref(owner.table)} set deleted_at = clock_timestamp(), tidied_at = null,
                          next_scan_at = clock_timestamp() + interval '1 minute'
     where id = ${id} and deleted_at is null ${only ? sql`and arrived_at is null` : sql``}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Gives a record a deleted file back that is still kept; the sweep looks at it again in a minute. */
export async function markFileRestored(
  tx: Tx,
  owner: FileOwner,
  { ownerId, fileId }: { ownerId: number; fileId: number },
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    update ${sql.ref(owner.table)} f
       set deleted_at = null, next_scan_at = clock_timestamp() + interval '1 minute'
     where f.id = ${fileId} and ${sql.ref(`f.${owner.column}`)} = ${ownerId} and ${KEPT}
       and ${isOwned(owner)}
    returning ${fileFields(owner)}`.execute(tx);
  return rows[0];
}
