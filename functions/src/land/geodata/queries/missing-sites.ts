import { sql, type Tx } from '../../../platform/db.ts';

export interface OtherSite {
  id: number;
  reference: string;
}

/** A source's sites other than the named ones, those that have an end left out. */
export async function findOtherSites(
  tx: Tx,
  source: string,
  references: string[],
  endField: string | undefined,
): Promise<OtherSite[]> {
  const open = endField === undefined ? sql`` : sql` and ${sql.ref(`s.${endField}`)} is null`;
  const { rows } = await sql<OtherSite>`
    select s.id, s.source_reference as reference from sites s
     where s.source = ${source} and not s.is_deleted and s.source_reference <> all(${references}::text[])${open}
     order by s.source_reference`.execute(tx);
  return rows;
}

/** Gives sites their end, but those that somebody gave one meanwhile or deleted; gives the ids of the others. */
export async function writeEnd(
  tx: Tx,
  ids: number[],
  field: string,
  day: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update sites set ${sql.ref(field)} = ${day}, row_version = row_version + 1, updated_at = clock_timestamp()
     where id = any(${ids}::bigint[]) and ${sql.ref(field)} is null and not is_deleted
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
