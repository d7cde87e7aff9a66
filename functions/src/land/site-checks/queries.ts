import { sql, type Tx } from '../../platform/db.ts';
import type { YearOfHomes } from '../ground/capacity/trajectory.ts';

export interface CheckedSite {
  id: number;
  values: Record<string, unknown>;
  /** Null where nothing was saved, `homes` null where no capacity was calculated. */
  capacity: { homes: number | null; trajectory: YearOfHomes[] } | null;
}

/** The next sites by id, with these columns and what was saved of their capacity. */
export async function sitesAfter(
  tx: Tx,
  after: number,
  columns: readonly string[],
  limit: number,
): Promise<CheckedSite[]> {
  const named = columns.map((name) => sql.ref(`s.${name}`));
  const values =
    named.length > 0
      ? sql`(select to_jsonb(v) from (select ${sql.join(named)}) v)`
      : sql`'{}'::jsonb`;
  const { rows } = await sql<CheckedSite>`
    select s.id, ${values} as values,
           case when c.site_id is not null then jsonb_build_object(
             'homes', (c.outcome ->> 'homes')::float8, 'trajectory', c.trajectory) end as capacity
      from sites s
      left join site_capacities c on c.site_id = s.id and c.scenario_name = 'base'
     where s.id > ${after} and not s.is_deleted
     order by s.id limit ${limit}`.execute(tx);
  return rows;
}
