import { sql, type Tx } from '../../../platform/db.ts';

/** Who wrote a field of a site, or of one of its scenarios, last; undefined where the history does not tell. */
export async function lastAuthorOf(
  tx: Tx,
  { siteId, scenario, field }: { siteId: number; scenario: string; field: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    select user_name from record_history
     where site_id = ${siteId} and type = 'EDIT' and field = ${field} and scenario_name in (${scenario}, 'base')
     order by id desc limit 1`.execute(tx);
  return rows[0]?.user_name;
}
