import { sql, type Tx } from '../../platform/db.ts';

interface LookAlike {
  kind: 'contact' | 'organisation';
  id: number;
  name: string;
  about: string;
}

/** How alike two names must be, from 0 to 1: one slip in a name of eight letters. */
const ALIKE = 0.5;
const MAX_FOUND = 5;

/** Contacts or organisations with this e-mail address or nearly this name, the most alike first; at most five. */
export async function lookAlikes(
  tx: Tx,
  { kind, name, email }: { kind: string; name: string; email: string },
): Promise<LookAlike[]> {
  const address = email === '' ? null : email.toLowerCase();
  const called = name.length < 3 ? null : name;
  if (address === null && called === null) return [];
  const about =
    kind === 'contact'
      ? sql`(select o.name from organisations o where o.id = p.organisation_id)`
      : sql`p.organisation_type`;
  const { rows } = await sql<LookAlike>`
    select ${kind}::text as kind, p.id, p.name, concat_ws(', ', ${about}, p.email, p.postcode) as about
      from ${sql.ref(kind === 'contact' ? 'contacts' : 'organisations')} p
     where not p.is_deleted
       and (lower(p.email) = ${address}::text or similarity(p.name, ${called}::text) >= ${ALIKE}::real)
     order by (lower(p.email) = ${address}::text) desc nulls last, similarity(p.name, ${called}::text) desc nulls last, p.id
     limit ${MAX_FOUND}`.execute(tx);
  return rows;
}
