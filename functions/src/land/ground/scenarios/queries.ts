import { sql, type Tx } from '../../../platform/db.ts';
import { BASE } from './base-scenario.ts';
import type { ScenarioRecord } from './scenario.ts';

const MAX_SCENARIOS = 500;

/** A site's scenarios by name, the site itself first; undefined where there is no such site. */
export async function scenariosOfSite(
  tx: Tx,
  siteId: number,
  publicOnly: boolean,
): Promise<ScenarioRecord[] | undefined> {
  const { rows } = await sql<ScenarioRecord & { isPublic: boolean }>`
    select ${BASE} as "scenarioName", public_map_visibility as "isPublic", id_unique as "idUnique", 1 as sites
      from sites where id = ${siteId} and not is_deleted
    union all
    (select x.scenario_name, x.is_public, x.id_unique, 1
       from site_scenarios x join sites s on s.id = x.site_id
      where x.site_id = ${siteId} and not s.is_deleted order by lower(x.scenario_name), x.id)`.execute(
    tx,
  );
  return rows.length > 0 ? rows.filter(({ isPublic }) => isPublic || !publicOnly) : undefined;
}

/** The names of all scenarios with how many sites have each, base first. */
export async function scenariosOfCouncil(tx: Tx, publicOnly: boolean): Promise<ScenarioRecord[]> {
  const { rows } = await sql<ScenarioRecord>`
    select ${BASE} as "scenarioName", null::boolean as "isPublic", null as "idUnique", count(*)::int as sites
      from sites where not is_deleted and (public_map_visibility or not ${publicOnly}::boolean)
    union all
    (select x.scenario_name, null, null, count(*)::int
       from site_scenarios x join sites s on s.id = x.site_id
      where not s.is_deleted and (x.is_public or not ${publicOnly}::boolean)
      group by x.scenario_name order by lower(x.scenario_name), x.scenario_name limit ${MAX_SCENARIOS})`.execute(
    tx,
  );
  return rows;
}

/** Returns those of the given scenarios (never 'base') that their sites do not have. */
export async function findMissingScenarios(
  tx: Tx,
  wanted: { siteId: number; scenarioName: string }[],
): Promise<{ siteId: number; scenarioName: string }[]> {
  const { rows } = await sql<{ siteId: number; scenarioName: string }>`
    select distinct w."siteId", w."scenarioName"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w ("siteId" bigint, "scenarioName" text)
     where not exists (select from site_scenarios x
                        where x.site_id = w."siteId" and x.scenario_name = w."scenarioName")
     order by 1, 2`.execute(tx);
  return rows;
}
