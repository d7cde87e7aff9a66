import { sql, type Tx } from '../../../platform/db.ts';

/** When a draft is to be published, and who wanted that. */
export interface PublishingTime {
  /** In London: 2026-11-30T17:00. */
  at: string;
  /** From now, in seconds; below 0 once the time has come. */
  inSeconds: number;
  accountId: number | null;
  displayName: string;
  /** Whoever wanted it can no longer sign in, or may no longer write documents. */
  isOrphaned: boolean;
}

/** Undefined where a document is not to be published by itself. */
export async function findPublishingTime(tx: Tx, id: number): Promise<PublishingTime | undefined> {
  const { rows } = await sql<PublishingTime>`
    select to_char(publish_at at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI') as at,
           extract(epoch from publish_at - clock_timestamp())::float8 as "inSeconds",
           a.id as "accountId", coalesce(nullif(a.display_name, ''), a.email, '') as "displayName",
           coalesce(a.disabled, true) or not exists (
             select from account_roles r join role_grants g using (role_id)
              where r.account_id = a.id and g.unit = 'consultations' and g.action = 'write') as "isOrphaned"
      from documents d left join accounts a on a.id = d.publish_by
     where d.id = ${id} and d.publish_at is not null and not d.is_deleted`.execute(tx);
  return rows[0];
}

/** Sets, or takes away with null, when a held document is published by itself. */
export async function writePublishingTime(
  tx: Tx,
  id: number,
  { at, accountId }: { at: string | null; accountId: number | null },
): Promise<void> {
  await sql`
    update documents
       set publish_at = ${at}::timestamp at time zone 'Europe/London', publish_by = ${accountId}::bigint
     where id = ${id}`.execute(tx);
}

/** How far ahead a time in London is, in seconds by the clock of the database; below 0 where it is over. */
export async function secondsUntil(tx: Tx, at: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from (${at}::timestamp at time zone 'Europe/London') - clock_timestamp())::float8
             as seconds`.execute(tx);
  return rows[0]!.seconds;
}
