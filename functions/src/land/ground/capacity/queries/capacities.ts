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

/** The same where nothing may have been calculated: some inputs, or years, were entered without a capacity. */
export interface CapacityRecord extends Omit<CapacityRow, 'inputs' | 'outcome'> {
  inputs: Partial<CapacityInputs>;
  outcome: CapacityOutcome | null;
}

export const isCalculated = (record: CapacityRecord | undefined): record is CapacityRow =>
  record !== undefined && record.outcome !== null;

const COLUMNS = sql`inputs, outcome, trajectory, user_name as "savedBy", updated_at as "savedAt", row_version`;

/** What was saved for a site under a scenario, calculated or not. */
export async function findCapacityRecord(
  tx: Tx,
  siteId: number,
  scenario: string,
): Promise<CapacityRecord | undefined> {
  const { rows } = await sql<CapacityRecord>`
    select ${COLUMNS} from site_capacities
     where site_id = ${siteId} and scenario_name = ${scenario}`.execute(tx);
  return rows[0];
}

/** The capacity of a site under a scenario; undefined where none was calculated. */
export async function findCapacity(
  tx: Tx,
  siteId: number,
  scenario: string,
): Promise<CapacityRow | undefined> {
  const record = await findCapacityRecord(tx, siteId, scenario);
  return isCalculated(record) ? record : undefined;
}

/** The states of a site for which anything was saved. */
export async function findRecordedScenarios(tx: Tx, siteId: number): Promise<string[]> {
  const { rows } = await sql<{ scenario_name: string }>`
    select scenario_name from site_capacities where site_id = ${siteId} order by scenario_name`.execute(
    tx,
  );
  return rows.map(({ scenario_name }) => scenario_name);
}

/** Planar hectares of a site's boundary; null for a point or a site without a place. */
export async function findBoundaryHectares(tx: Tx, siteId: number): Promise<number | null> {
  const { rows } = await sql<{ hectares: number | null }>`
    select nullif(round((st_area(wkb_geometry) / 10000)::numeric, 4), 0) as hectares
      from sites where id = ${siteId}`.execute(tx);
  return rows[0]?.hectares ?? null;
}

interface NewRecord extends Pick<CapacityRecord, 'inputs' | 'outcome' | 'trajectory'> {
  siteId: number;
  scenario: string;
  actor: { accountId: number; displayName: string };
}

/** Stores a record in the place of the one before. */
export async function storeCapacityRecord(tx: Tx, given: NewRecord): Promise<CapacityRecord> {
  const { siteId, scenario, inputs, outcome, trajectory, actor } = given;
  const { rows } = await sql<CapacityRecord>`
    insert into site_capacities (site_id, scenario_name, inputs, outcome, trajectory, account_id, user_name)
    values (${siteId}, ${scenario}, ${JSON.stringify(inputs)}::jsonb, ${outcome && JSON.stringify(outcome)}::jsonb,
            ${JSON.stringify(trajectory)}::jsonb, ${actor.accountId}, ${actor.displayName})
    on conflict (site_id, scenario_name) do update
       set inputs = excluded.inputs, outcome = excluded.outcome, trajectory = excluded.trajectory,
           account_id = excluded.account_id, user_name = excluded.user_name,
           row_version = site_capacities.row_version + 1, updated_at = clock_timestamp()
    returning ${COLUMNS}`.execute(tx);
  if (!rows[0]) throw new Error('A capacity was not stored');
  return rows[0];
}
