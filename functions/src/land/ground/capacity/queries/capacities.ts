import { sql, type Tx } from '../../../../platform/db.ts';
import type { CapacityInputs, CapacityOutcome } from '../formula.ts';
import type { YearOfHomes } from '../trajectory.ts';

export interface CapacityRow {
  inputs: CapacityInputs;
  outcome: CapacityOutcome;
  trajectory: YearOfHomes[];
  savedBy: string;
  savedAt: string;
  row_version: number;
}

const COLUMNS = sql`inputs, outcome, trajectory, user_name as "savedBy", updated_at as "savedAt", row_version`;

/** What was saved for a site under a scenario. */
export async function findCapacity(
  tx: Tx,
  siteId: number,
  scenario: string,
): Promise<CapacityRow | undefined> {
  const { rows } = await sql<CapacityRow>`
    select ${COLUMNS} from site_capacities
     where site_id = ${siteId} and scenario_name = ${scenario}`.execute(tx);
  return rows[0];
}

/** Planar hectares of a site's boundary; null for a point or a site without a place. */
export async function findBoundaryHectares(tx: Tx, siteId: number): Promise<number | null> {
  const { rows } = await sql<{ hectares: number | null }>`
    select nullif(round((st_area(wkb_geometry) / 10000)::numeric, 4), 0) as hectares
      from sites where id = ${siteId}`.execute(tx);
  return rows[0]?.hectares ?? null;
}

interface NewCapacity extends Pick<CapacityRow, 'inputs' | 'outcome' | 'trajectory'> {
  siteId: number;
  scenario: string;
  actor: { accountId: number; displayName: string };
}

/** Stores a capacity in the place of the one before. */
export async function storeCapacity(tx: Tx, given: NewCapacity): Promise<CapacityRow> {
  const { siteId, scenario, inputs, outcome, trajectory, actor } = given;
  const { rows } = await sql<CapacityRow>`
    insert into site_capacities (site_id, scenario_name, inputs, outcome, trajectory, account_id, user_name)
    values (${siteId}, ${scenario}, ${JSON.stringify(inputs)}::jsonb, ${JSON.stringify(outcome)}::jsonb,
            ${JSON.stringify(trajectory)}::jsonb, ${actor.accountId}, ${actor.displayName})
    on conflict (site_id, scenario_name) do update
       set inputs = excluded.inputs, outcome = excluded.outcome, trajectory = excluded.trajectory,
           account_id = excluded.account_id, user_name = excluded.user_name,
           row_version = site_capacities.row_version + 1, updated_at = clock_timestamp()
    returning ${COLUMNS}`.execute(tx);
  if (!rows[0]) throw new Error('A capacity was not stored');
  return rows[0];
}
