import { sql, type Tx } from '../../../platform/db.ts';

/** The area that the site's register or file gave for this field, and whether the site still has that one. */
export async function findPublishedArea(
  tx: Tx,
  siteId: number,
  field: string,
): Promise<{ hectares: number; held: boolean } | undefined> {
  const column = sql.ref(`s.${field}`);
  const { rows } = await sql<{ hectares: number; held: boolean }>`
    select p.hectares, coalesce(p.hectares = ${column}::float8, false) as held
      from sites s join site_imports m on m.site_id = s.id
     cross join lateral (select (m.source_values ->> ${field})::float8 as hectares) p
     where s.id = ${siteId} and p.hectares > 0`.execute(tx);
  return rows[0];
}
