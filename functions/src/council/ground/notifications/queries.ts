import { sql, type Tx } from '../../../platform/db.ts';

export interface NotificationRow {
  id: number;
  status: string;
  message: string;
  label: string;
  uid: string | null;
  details: Record<string, unknown>;
  completed: number;
  completed_out_of: number;
  created_at: string;
  viewed: boolean;
  link: string | null;
}

/** Whose notifications may be read: one's own, and for staff those that belong to nobody. */
export interface NotificationReader {
  accountId: number;
  staff: boolean;
}

const columns = sql`n.id, n.status, n.message, n.label, a.uid, n.details, n.completed, n.completed_out_of,
  n.created_at, n.link`;

/** Newest first; `before` is the id to continue under. */
export async function findNotifications(
  tx: Tx,
  reader: NotificationReader,
  page: { archived: boolean; limit: number; before?: number | undefined },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select ${columns}, exists (select from notification_views v
                                where v.notification_id = n.id and v.account_id = ${reader.accountId}) as viewed
      from notifications n left join accounts a on a.id = n.account_id
     where n.archived = ${page.archived}
       and (n.account_id = ${reader.accountId} or (n.account_id is null and ${reader.staff}))
       and (${page.before ?? null}::bigint is null or n.id < ${page.before ?? null})
     order by n.id desc limit ${page.limit}`.execute(tx);
  return rows;
}

/** One notification that the reader may see. */
export async function findNotification(
  tx: Tx,
  reader: NotificationReader,
  id: number,
): Promise<(NotificationRow & { archived: boolean }) | undefined> {
  const { rows } = await sql<NotificationRow & { archived: boolean }>`
    select ${columns}, n.archived, false as viewed
      from notifications n left join accounts a on a.id = n.account_id
     where n.id = ${id} and (n.account_id = ${reader.accountId} or (n.account_id is null and ${reader.staff}))`.execute(
    tx,
  );
  return rows[0];
}

export interface NewNotification {
  accountId: number | null;
  status: string;
  label: string;
  message?: string;
  total?: number;
  link?: string | null;
  details?: Record<string, unknown>;
}

/** Adds a notification; gives its id. */
export async function insertNotification(tx: Tx, note: NewNotification): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into notifications (account_id, status, label, message, completed_out_of, link, details)
    values (${note.accountId}, ${note.status}, ${note.label}, ${note.message ?? ''}, ${note.total ?? 0},
            ${note.link ?? null}, ${JSON.stringify(note.details ?? {})}::jsonb)
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export interface Progress {
  status: string;
  message?: string | undefined;
  done?: number | undefined;
  total?: number | undefined;
  link?: string | undefined;
}

/** Moves a notification on; gives whose it is, and whether they want a mail when their work has ended. */
export async function updateNotification(
  tx: Tx,
  id: number,
  progress: Progress,
): Promise<{ uid: string | null; mailed: boolean; schema: string } | undefined> {
  const { rows } = await sql<{ uid: string | null; mailed: boolean; schema: string }>`
    update notifications n
       set status = ${progress.status}, message = coalesce(${progress.message ?? null}, message),
           completed = coalesce(${progress.done ?? null}, completed),
           completed_out_of = coalesce(${progress.total ?? null}, completed_out_of),
           link = coalesce(${progress.link ?? null}, link), updated_at = now()
     where id = ${id}
    returning (select uid from accounts a where a.id = n.account_id) as uid,
              exists (select from accounts a where a.id = n.account_id
                                              and a.settings @> '{"mailWhenDone": true}') as mailed,
              current_user::text as schema`.execute(tx);
  return rows[0];
}

/** Puts a notification away, for everybody whom it addresses. */
export async function archiveNotification(tx: Tx, id: number): Promise<void> {
  await sql`update notifications set archived = true, updated_at = now() where id = ${id}`.execute(
    tx,
  );
}

/** Deletes a notification for good. */
export async function removeNotification(tx: Tx, id: number): Promise<void> {
  await sql`delete from notifications where id = ${id}`.execute(tx);
}

/** Marks as viewed those of the ids that the reader may see. */
export async function insertViews(
  tx: Tx,
  reader: NotificationReader,
  ids: number[],
): Promise<void> {
  await sql`
    insert into notification_views (notification_id, account_id)
    select n.id, ${reader.accountId} from notifications n
     where n.id = any(${ids}::bigint[])
       and (n.account_id = ${reader.accountId} or (n.account_id is null and ${reader.staff}))
    on conflict do nothing`.execute(tx);
}

export interface UpdateRow {
  id: number;
  entity: string;
  entity_id: string;
  kind: string;
  tab: string | null;
}

/** Events after the cursor, oldest first, at most 500. */
export async function findUpdates(tx: Tx, after: number): Promise<UpdateRow[]> {
  const { rows } = await sql<UpdateRow>`
    select id, entity, entity_id, kind, tab from updates where id > ${after} order by id limit 500`.execute(
    tx,
  );
  return rows;
}

/** Where the council's feed of updates stands; 0 before the first. */
export async function newestUpdate(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0) as id from updates`.execute(tx);
  return rows[0]?.id ?? 0;
}
