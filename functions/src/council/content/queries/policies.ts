import { sql, type Tx } from '../../../platform/db.ts';
import type { ContentAction, PolicyRow } from '../policies.ts';

/** The policy lines for this action that apply to everybody or to holders of these grants ('unit.action'). */
export async function findPolicies(
  tx: Tx,
  collection: string,
  action: ContentAction,
  grants: Iterable<string>,
): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select p.fields, p.filter
      from platform.content_policies p join platform.content_roles r using (role)
     where p.collection = ${collection} and p.action = ${action}
       and (r.unit is null or r.unit || '.' || r.action = any(${[...grants]}::text[]))
     order by p.role`.execute(tx);
  return rows;
}

/** The names of the content roles that these grants amount to. */
export async function contentRoles(tx: Tx, grants: Iterable<string>): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select role from platform.content_roles
     where unit is null or unit || '.' || action = any(${[...grants]}::text[])
     order by role`.execute(tx);
  return rows.map(({ role }) => role);
}
