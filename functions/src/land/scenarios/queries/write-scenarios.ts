import { sql, type Tx } from '../../../platform/db.ts';
import type { SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import type { ScenarioRecord } from '../../ground/scenarios/scenario.ts';

interface NewScenario {
  siteId: number;
  scenarioName: string;
  isPublic: boolean;
  overrides: Record<string, SiteValue>;
  accountId: number;
}

/** The number of a site's scenarios, not counting the base. */
export async function countScenarios(tx: Tx, siteId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from site_scenarios where site_id = ${siteId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Adds a scenario; undefined if the site already has one of that name. */
export async function insertScenario(
  tx: Tx,
  { siteId, scenarioName, isPublic, overrides, accountId }: NewScenario,
): Promise<ScenarioRecord | undefined> {
  const { rows } = await sql<ScenarioRecord>`
    insert into site_scenarios (site_id, scenario_name, is_public, overrides, account_id)
    values (${siteId}, ${scenarioName}, ${isPublic}, ${JSON.stringify(overrides)}::jsonb, ${accountId})
    on conflict (site_id, scenario_name) do nothing
    returning scenario_name as "scenarioName", is_public as "isPublic", id_unique as "idUnique", 1 as sites`.execute(
    tx,
  );
  return rows[0];
}

/** Returns whether there was such a scenario. */
export async function removeScenario(
  tx: Tx,
  siteId: number,
  scenarioName: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from site_scenarios where site_id = ${siteId} and scenario_name = ${scenarioName}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Renames a scenario, and its history with it. */
export async function renameScenario(
  tx: Tx,
  siteId: number,
  from: string,
  to: string,
): Promise<void> {
  await sql`
    update site_scenarios set scenario_name = ${to}, row_version = row_version + 1, updated_at = clock_timestamp()
     where site_id = ${siteId} and scenario_name = ${from}`.execute(tx);
  await sql`
    update record_history set scenario_name = ${to}
     where site_id = ${siteId} and scenario_name = ${from}`.execute(tx);
}
