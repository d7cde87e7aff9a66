import { sql, type Tx } from '../platform/db.ts';
import type { HistoryItem } from './contract.ts';

interface Asked {
  siteId: number;
  type?: HistoryItem['type'] | undefined;
  before?: number | undefined;
  limit: number;
}

/** A site's history, newest first. An edit that gave no new value is left out, as the specification has it. */
export async function readHistory(
  tx: Tx,
  { siteId, type, before, limit }: Asked,
): Promise<HistoryItem[]> {
  const { rows } = await sql<HistoryItem>`
    select h.id, h.type, a.uid as user_id, h.user_name, h.created_at as date, h.content,
           case when h.type = 'EDIT'
                then concat_ws('|', h.field_label, coalesce(h.old_value, ''), h.new_value) end as edit_content
      from site_history h left join accounts a on a.id = h.account_id
     where h.site_id = ${siteId} and (h.type <> 'EDIT' or h.new_value is not null)
       and (${type ?? null}::text is null or h.type = ${type ?? null})
       and (${before ?? null}::bigint is null or h.id < ${before ?? null})
     order by h.id desc limit ${limit}`.execute(tx);
  return rows;
}

interface Edit {
  siteId: number;
  actor: { accountId: number; displayName: string };
  field: string;
  label: string;
  oldValue: string | null;
  newValue: string | null;
}

/** Writes one edit down, with the name its author has today. */
export async function recordEdit(
  tx: Tx,
  { siteId, actor, field, label, oldValue, newValue }: Edit,
) {
  await sql`
    insert into site_history (site_id, type, account_id, user_name, field, field_label, old_value, new_value)
    values (${siteId}, 'EDIT', ${actor.accountId}, ${actor.displayName}, ${field}, ${label},
            ${oldValue}, ${newValue})`.execute(tx);
}

/** Whether the council has this site. */
export async function siteExists(tx: Tx, siteId: number): Promise<boolean> {
  const { rows } = await sql`select from sites where id = ${siteId} and not is_deleted`.execute(tx);
  return rows.length > 0;
}
