import { BASE } from '../../../ground/scenarios/base-scenario.ts';
import { sql, type Tx } from '../../../../platform/db.ts';

interface AskedSites {
  site_ids?: number[] | undefined;
  selection?: string | undefined;
  scenario?: string | null | undefined;
}

/** Of these fields, given by name and column, the names of those that any of the sites has a value in. */
export async function findUsedFields(
  tx: Tx,
  { site_ids: ids = [], selection, scenario }: AskedSites,
  fields: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  if (fields.size === 0) return new Set();
  const used = [...fields].map(
    ([name, column]) =>
      sql`bool_or(coalesce(r.${sql.ref(column)}::text, '') not in ('', '{}', 'false')) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, boolean | null>>`
    select ${sql.join(used)}
      from sites s
      left join site_scenarios c on c.site_id = s.id and c.scenario_name = ${scenario ?? BASE}
     cross join lateral jsonb_populate_record(s, coalesce(c.overrides, '{}'::jsonb)) as r
     where not s.is_deleted
       and s.id in (select unnest(${ids}::bigint[])
                    union select unnest(record_ids) from record_selections where id = ${selection ?? null})`.execute(
    tx,
  );
  return new Set([...fields.keys()].filter((name) => rows[0]?.[name] === true));
}
