import { sql, type Tx } from '../../platform/db.ts';

interface EndedRow {
  email: string;
  name: string;
  label: string;
  message: string;
  link: string | null;
}

/** A notification of work that ended, and whom to write to about it; undefined where it is gone, or nobody is to be written to. */
export async function findEnded(tx: Tx, notificationId: number): Promise<EndedRow | undefined> {
  const { rows } = await sql<EndedRow>`
    select a.email, coalesce(a.display_name, a.email) as name, n.label, n.message, n.link
      from notifications n join accounts a on a.id = n.account_id
     where n.id = ${notificationId} and not a.disabled`.execute(tx);
  return rows[0];
}
