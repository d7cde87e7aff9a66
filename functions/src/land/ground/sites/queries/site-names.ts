import { sql, type Tx } from '../../../../platform/db.ts';
import { referenceSql } from './reference.ts';

/** The names of these sites by the field for it, else their references, of sources only where `given`, else their ids. */
export async function findSiteNames(
  tx: Tx,
  ids: number[],
  { name, own, given }: { name: string | undefined; own: readonly string[]; given: boolean },
): Promise<Map<number, string>> {
  const named = name === undefined ? sql`null` : sql`nullif(${sql.ref(`r.${name}`)}::text, '')`;
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, coalesce(${named}, ${referenceSql(own, given ? undefined : sql`null::text`)}, 'Site ' || r.id) as name
      from sites r where r.id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The references of these sites that have one. */
export async function findReferences(
  tx: Tx,
  ids: number[],
  own: readonly string[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; reference: string }>`
    select id, reference
      from (select r.id, ${referenceSql(own)} as reference from sites r where r.id = any(${ids}::bigint[])) s
     where reference is not null`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.reference]));
}
