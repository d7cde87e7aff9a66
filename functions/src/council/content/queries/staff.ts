import { sql, type Tx } from '../../../platform/db.ts';

export interface ContentStaffRow {
  id: string;
  email: string;
  first_name: string | null;
  role: string | null;
}

/** The council's staff, at most 500, of one role or of any. */
export async function listContentStaff(
  tx: Tx,
  role: string | undefined,
): Promise<ContentStaffRow[]> {
  const { rows } = await sql<ContentStaffRow>`
    select a.uid as id, a.email, a.display_name as first_name,
           (select min(r.role_id) from account_roles r where r.account_id = a.id) as role
      from accounts a
     where a.kind = 'staff' and not a.disabled
       and (${role ?? null}::text is null
            or exists (select from account_roles r where r.account_id = a.id and r.role_id = ${role ?? null}))
     order by a.email limit 500`.execute(tx);
  return rows;
}
