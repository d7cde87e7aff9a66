import { sql, type Tx } from '../../../platform/db.ts';
import type { Assignee } from '../contract/assignees.ts';

const COLUMNS = sql`a.id, a.uid, coalesce(nullif(a.display_name, ''), a.email) as name, a.email, g.assigned_at`;

/** The officers who look after a site, by name. */
export async function findAssignees(tx: Tx, siteId: number): Promise<Assignee[]> {
  const { rows } = await sql<Assignee>`
    select ${COLUMNS} from site_assignees g join accounts a on a.id = g.account_id
     where g.site_id = ${siteId} order by lower(coalesce(nullif(a.display_name, ''), a.email)), a.id`.execute(
    tx,
  );
  return rows;
}

/** Somebody of the council's staff who may sign in; undefined for anybody else. */
export async function findAssignee(
  tx: Tx,
  accountId: number,
): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await sql<{ name: string; email: string }>`
    select coalesce(nullif(display_name, ''), email) as name, email from accounts
     where id = ${accountId} and kind = 'staff' and not disabled`.execute(tx);
  return rows[0];
}

/** Whether this is new. */
export async function insertAssignee(tx: Tx, siteId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into site_assignees (site_id, account_id) values (${siteId}, ${accountId})
    on conflict do nothing returning account_id`.execute(tx);
  return rows.length > 0;
}

/** The name of the officer who was unassigned; undefined if there was none. */
export async function deleteAssignee(
  tx: Tx,
  siteId: number,
  accountId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from site_assignees g using accounts a
     where g.site_id = ${siteId} and g.account_id = ${accountId} and a.id = g.account_id
    returning coalesce(nullif(a.display_name, ''), a.email) as name`.execute(tx);
  return rows[0]?.name;
}
