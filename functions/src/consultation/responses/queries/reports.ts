import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { getReports, getTimeline } from '../contract/reports.ts';

type Action = OutputOf<typeof getTimeline>['actions'][number];

/** What was done with a representation and its responses, the newest first. */
export async function findTimeline(
  tx: Tx,
  { representationId, limit, offset }: ParsedOf<typeof getTimeline>,
): Promise<OutputOf<typeof getTimeline>> {
  const lines = sql`
    from record_history h
   where h.new_value is not null
     and (h.entity = 'representation' and h.record_id = ${representationId}
          or h.entity = 'response'
             and h.record_id in (select response_id from response_links where representation_id = ${representationId}))`;
  const { rows } = await sql<Action>`
    select h.id, h.created_at as at, coalesce(h.user_name, '') as by,
           case when h.entity = 'response' and h.field = 'delivery' then 'sent'
                when h.entity = 'response' then 'answered'
                when h.field = 'representation' then 'registered'
                else 'changed' end as "actionType",
           jsonb_build_object('label', coalesce(h.field_label, ''), 'before', h.old_value, 'after', h.new_value,
             'responseId', case when h.entity = 'response' then h.record_id end) as metadata
    ${lines}
     order by h.id desc limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${lines}`.execute(tx);
  return { actions: rows, total: counted.rows[0]?.total ?? 0 };
}

interface Counts {
  total: number;
  answered: number;
  overdue: number;
  dueThisWeek: number;
  late: number;
  meanDays: number | null;
}
interface Deliveries {
  queued: number;
  sent: number;
  failed: number;
}

/** How far the council is, of one consultation or of all. */
export async function countAnswers(
  tx: Tx,
  { consultationId = null }: { consultationId?: number | null | undefined },
): Promise<OutputOf<typeof getReports>> {
  const meant = sql`
    not r.is_deleted and (${consultationId}::bigint is null or r.consultation_id = ${consultationId})`;
  const today = sql`(now() at time zone 'Europe/London')::date`;
  const open = sql`r.status <> 'Response sent'`;
  const statuses = await sql<{ status: string; count: number }>`
    select r.status, count(*)::int as count from representations r where ${meant}
     group by r.status, r.status_step order by r.status_step`.execute(tx);
  const { rows } = await sql<Counts>`
    select count(*)::int as total,
           count(*) filter (where not ${open})::int as answered,
           count(*) filter (where ${open} and r.response_deadline < ${today})::int as overdue,
           count(*) filter (where ${open} and r.response_deadline between ${today} and ${today} + 7)::int as "dueThisWeek",
           count(*) filter (where r.received_date > (c.closes_at at time zone 'Europe/London')::date)::int as late,
           (select round(avg((d.sent_at at time zone 'Europe/London')::date - r.received_date), 1)::float8
              from response_deliveries d join representations r on r.id = d.representation_id
             where d.state = 'Sent' and ${meant}) as "meanDays"
      from representations r join consultations c on c.id = r.consultation_id
     where ${meant}`.execute(tx);
  const deliveries = await sql<Deliveries>`
    select count(*) filter (where d.state in ('Queued', 'Sending'))::int as queued,
           count(*) filter (where d.state = 'Sent')::int as sent,
           count(*) filter (where d.state = 'Failed')::int as failed
      from response_deliveries d join representations r on r.id = d.representation_id
     where ${meant}`.execute(tx);
  const [counts] = rows;
  const [sent] = deliveries.rows;
  if (!counts || !sent) throw new Error('Nothing was counted');
  return { statuses: statuses.rows, ...counts, deliveries: sent };
}
