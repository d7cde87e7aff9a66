import { sql, type Tx } from '../../../../platform/db.ts';

/** Keeps a scenario's capacity under the scenario's new name. */
export async function renameCapacityScenario(
  tx: Tx,
  siteId: number,
  from: string,
  to: string,
): Promise<void> {
  await sql`
    update site_capacities set scenario_name = ${to}
     where site_id = ${siteId} and scenario_name = ${from}`.execute(tx);
}

/** Deletes a deleted scenario's capacity: a new one of the same name would inherit it. */
export async function removeCapacityOf(
  tx: Tx,
  siteId: number,
  scenarioName: string,
): Promise<void> {
  await sql`
    delete from site_capacities where site_id = ${siteId} and scenario_name = ${scenarioName}`.execute(
    tx,
  );
}
