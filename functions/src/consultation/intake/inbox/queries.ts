import { sql, type Tx } from '../../../platform/db.ts';
import type { InboxItem, InboxStatus } from '../contract/inbox.ts';
import type { NamedAttachment } from '../reading/read-item.ts';

export interface NewItem {
  position: number;
  source: 'e-mail' | 'letter';
  status: 'waiting' | 'unreadable';
  key: string;
  senderName: string | null;
  senderEmail: string | null;
  subject: string;
  sentAt: string | null;
  text: string;
  attachments: NamedAttachment[];
  confidence: number | null;
  problem: string | null;
  /** With their pictures in base64. */
  pages: { text: string; confidence: number | null; picture: string | null }[];
}

/** Puts items into the inbox; one whose key is there already is left out. Gives the ids of the new ones. */
export async function insertItems(
  tx: Tx,
  runId: number,
  items: readonly NewItem[],
): Promise<number[]> {
  const plain = items.map(({ pages: _pages, ...item }) => item);
  const { rows } = await sql<{ id: number; position: number }>`
    insert into inbox_items (run_id, position, source, status, key, sender_name, sender_email, subject, sent_at, text,
                             attachments, confidence, problem)
    select ${runId}, i.position, i.source, i.status, i.key, i."senderName", i."senderEmail", i.subject, i."sentAt",
           i.text, i.attachments, i.confidence, i.problem
      from jsonb_to_recordset(${JSON.stringify(plain)}::jsonb)
        as i (position integer, source text, status text, key text, "senderName" text, "senderEmail" text, subject text,
              "sentAt" timestamptz, text text, attachments jsonb, confidence integer, problem text)
     order by i.position
    on conflict (key) do nothing
    returning id, position`.execute(tx);
  const pages = rows.flatMap(({ id, position }) =>
    (items.find((item) => item.position === position)?.pages ?? []).map((page, at) => ({
      id,
      page: at + 1,
      ...page,
    })),
  );
  if (pages.length > 0)
    await sql`
      insert into inbox_pages (item_id, page, text, confidence, picture)
      select p.id, p.page, p.text, p.confidence, decode(p.picture, 'base64')
        from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
          as p (id bigint, page integer, text text, confidence integer, picture text)`.execute(tx);
  return rows.map(({ id }) => id);
}

// Whom the sender may be: the first who was registered with the address.
const shown = sql`i.id, i.run_id as "runId", i.source, i.status, i.sender_name as "senderName",
  i.sender_email as "senderEmail", i.subject, i.sent_at as "sentAt", left(i.text, 300) as beginning, i.attachments,
  i.confidence, i.problem, i.representation_id as "representationId", i.row_version,
  (select jsonb_build_object('contactId', c.id, 'name', c.name) from contacts c
    where lower(c.email) = lower(i.sender_email) and not c.is_deleted order by c.id limit 1) as proposal`;

/** The inbox, what came first before the rest. */
export async function findInboxItems(
  tx: Tx,
  asked: { status: InboxStatus; limit: number; offset: number },
): Promise<InboxItem[]> {
  const { rows } = await sql<InboxItem>`
    select ${shown} from inbox_items i where i.status = ${asked.status}
     order by i.id limit ${asked.limit} offset ${asked.offset}`.execute(tx);
  return rows;
}

export async function countInboxItems(tx: Tx): Promise<Record<InboxStatus, number>> {
  const { rows } = await sql<{ status: InboxStatus; count: number }>`
    select status, count(*)::int as count from inbox_items group by status`.execute(tx);
  const counts = { waiting: 0, registered: 0, dismissed: 0, unreadable: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export type WholeItem = InboxItem & { text: string };

export async function findItem(tx: Tx, id: number): Promise<WholeItem | undefined> {
  const { rows } = await sql<WholeItem>`
    select ${shown}, i.text from inbox_items i where i.id = ${id}`.execute(tx);
  return rows[0];
}

export interface ItemPage {
  page: number;
  text: string;
  confidence: number | null;
  hasPicture: boolean;
}

export async function findPages(tx: Tx, itemId: number): Promise<ItemPage[]> {
  const { rows } = await sql<ItemPage>`
    select page, text, confidence, picture is not null as "hasPicture" from inbox_pages
     where item_id = ${itemId} order by page`.execute(tx);
  return rows;
}

export async function readPicture(
  tx: Tx,
  itemId: number,
  page: number,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ picture: Buffer }>`
    select picture from inbox_pages where item_id = ${itemId} and page = ${page} and picture is not null`.execute(
    tx,
  );
  return rows[0]?.picture;
}

export interface HeldItem {
  id: number;
  key: string;
  status: InboxStatus;
  senderName: string | null;
  senderEmail: string | null;
  /** The day in London on which it was sent, today at the latest: the sender's clock may be ahead. */
  sentOn: string | null;
  text: string;
  hasAttachments: boolean;
  row_version: number;
}

/** The named items, held until the transaction ends. */
export async function holdItems(tx: Tx, ids: readonly number[]): Promise<HeldItem[]> {
  const { rows } = await sql<HeldItem>`
    select id, key, status, sender_name as "senderName", sender_email as "senderEmail",
           (case when sent_at > now() then now() else sent_at end at time zone 'Europe/London')::date as "sentOn", text,
           attachments <> '[]' as "hasAttachments", row_version
      from inbox_items where id = any(${ids}::bigint[]) order by id for update`.execute(tx);
  return rows;
}

/** Items became representations. */
export async function writeRegistered(
  tx: Tx,
  registered: readonly { id: number; representationId: number }[],
): Promise<void> {
  await sql`
    update inbox_items i
       set status = 'registered', representation_id = r."representationId", row_version = i.row_version + 1
      from jsonb_to_recordset(${JSON.stringify(registered)}::jsonb) as r (id bigint, "representationId" bigint)
     where i.id = r.id`.execute(tx);
}

/** A registered e-mail: in which file it lies, where, and what it became. */
export async function findRegisteredMail(
  tx: Tx,
  id: number,
): Promise<
  { runId: number; fileName: string; position: number; representationId: number } | undefined
> {
  const { rows } = await sql<{
    runId: number;
    fileName: string;
    position: number;
    representationId: number;
  }>`
    select r.id as "runId", r.file_name as "fileName", i.position, i.representation_id as "representationId"
      from inbox_items i join intake_runs r on r.id = i.run_id
      join representations p on p.id = i.representation_id and not p.is_deleted
     where i.id = ${id} and i.source = 'e-mail'`.execute(tx);
  return rows[0];
}

/** Dismisses items, or takes them back; those that are registered stay so. Gives the ids of those that changed. */
export async function writeStatus(
  tx: Tx,
  ids: readonly number[],
  status: 'waiting' | 'dismissed',
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update inbox_items set status = ${status}, row_version = row_version + 1
     where id = any(${ids}::bigint[]) and status not in ('registered', ${status}::text)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
