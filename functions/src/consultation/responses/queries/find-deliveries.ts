import { sql, type Tx } from '../../../platform/db.ts';
import type { Delivery } from '../../ground/responses/response-schema.ts';

type ListedDelivery = Delivery & { responseId: number; description: string };

/** Deliveries of responses that are not deleted: those that wait first, then the newest. */
export async function findDeliveries(
  tx: Tx,
  { way, state, limit }: { way?: string | undefined; state?: string | undefined; limit: number },
): Promise<{ deliveries: ListedDelivery[]; total: number }> {
  const meant = sql`
    not p.is_deleted and (${way ?? null}::text is null or d.way = ${way ?? null})
    and (${state ?? null}::text is null or d.state = ${state ?? null})`;
  const { rows } = await sql<ListedDelivery>`
    select d.id, d.representation_id as "representationId", d.way, d.recipient, d.email, d.state, d.reason,
           d.sent_at as "sentAt", p.id as "responseId", p.description
      from response_deliveries d join responses p on p.id = d.response_id
     where ${meant}
     order by array_position(array['Failed', 'Queued', 'Sending', 'Sent'], d.state), d.id desc
     limit ${limit}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from response_deliveries d join responses p on p.id = d.response_id
     where ${meant}`.execute(tx);
  return { deliveries: rows, total: counted.rows[0]?.total ?? 0 };
}

/** A delivery as its letter has it. */
export interface KeptLetter {
  responseId: number;
  representationId: number;
  recipient: string;
  address: string[];
  subject: string;
  html: string;
  /** yyyy-mm-dd */
  day: string;
  /**
   * It quotes the representation, whose text nobody has looked over or was worked on since, or names a topic that only
   * redacted words carry: it may hold what is redacted.
   */
  isOutrun: boolean;
}

const quotes = (placeholder: string) => sql`
  regexp_replace(p.text, '<[^>]*>', '', 'g') ~* ${`\\{[^{}]*${placeholder}[^{}]*\\}`}`;

/** What was sent, or waits to be, word for word. */
export async function keptLetters(
  tx: Tx,
  of:
    | { ids: readonly number[]; responseIds: readonly number[] }
    | { responseId: number; representationId: number },
): Promise<KeptLetter[]> {
  const meant =
    'ids' in of
      ? sql`(d.id = any(${of.ids}::bigint[]) or d.way = 'letter' and d.response_id = any(${of.responseIds}::bigint[]))`
      : sql`d.response_id = ${of.responseId} and d.representation_id = ${of.representationId}`;
  const { rows } = await sql<KeptLetter>`
    select d.response_id as "responseId", d.representation_id as "representationId", d.recipient, d.address, d.subject,
           d.html, d.day,
           ${quotes('representation')} and (not r.is_checked or exists (
             select from representation_text_versions v
              where v.representation_id = d.representation_id and v.saved_at >= d.created_at))
           or ${quotes('topics')} and exists (
             select from representation_marks m
               join representation_topics rt on rt.representation_id = m.representation_id and rt.mark_id = m.mark_id
               join topics t on t.id = rt.topic_id
              where m.representation_id = r.id and m.is_hidden and t.name <> all(r.topics))
             and exists (
             select from representation_text_versions v
              where v.representation_id = d.representation_id and v.saved_at >= d.created_at) as "isOutrun"
      from response_deliveries d
      join responses p on p.id = d.response_id
      join representations r on r.id = d.representation_id
     where ${meant} and not p.is_deleted
     order by d.representation_id, d.id`.execute(tx);
  return rows;
}
