import { sql, type Sql, type Tx } from '../../../platform/db.ts';
import { type HistoryOf, ownLines } from './history-of.ts';

/** One edit of a change, as undoing it needs it. */
export interface ChangeEdit {
  id: number;
  field: string;
  label: string;
  scenarioName: string;
  details: Record<string, unknown>;
  changeId: string;
}

/** All that one change wrote, in its order: the change that this edit belongs to. */
export async function editsOfChange(tx: Tx, historyId: number): Promise<ChangeEdit[]> {
  const { rows } = await sql<ChangeEdit>`
    select h.id, h.field, coalesce(h.field_label, h.field) as label, h.scenario_name as "scenarioName", h.details,
           h.change_id as "changeId"
      from record_history c join record_history h on h.change_id = c.change_id
     where c.id = ${historyId} order by h.id`.execute(tx);
  return rows;
}

/** What of a record a change of many wrote and nobody has taken back, in its order. */
export async function editsOfBulkChange(
  tx: Tx,
  of: HistoryOf,
  bulkId: string,
): Promise<ChangeEdit[]> {
  return editsLeft(tx, of, sql<boolean>`h.bulk_id = ${bulkId}`);
}

/** What of a record one change wrote and nobody has taken back, in its order. */
export async function editsLeftOfChange(
  tx: Tx,
  of: HistoryOf,
  changeId: string,
): Promise<ChangeEdit[]> {
  return editsLeft(tx, of, sql<boolean>`h.change_id = ${changeId}::uuid`);
}

async function editsLeft(tx: Tx, of: HistoryOf, where: Sql<boolean>): Promise<ChangeEdit[]> {
  const { rows } = await sql<ChangeEdit>`
    select h.id, h.field, coalesce(h.field_label, h.field) as label, h.scenario_name as "scenarioName", h.details,
           h.change_id as "changeId"
      from record_history h
     where ${ownLines(of)} and ${where} and h.change_id is not null and h.undone_by is null
     order by h.id`.execute(tx);
  return rows;
}

/** Makes the changes to a deleted scenario final, so that none is undone in a new scenario of the same name. */
export async function closeChangesOf(tx: Tx, siteId: number, scenarioName: string): Promise<void> {
  await sql`
    update record_history set change_id = null
     where site_id = ${siteId} and scenario_name = ${scenarioName} and change_id is not null`.execute(
    tx,
  );
}

/** Marks a change's edits as undone by this one. */
export async function markUndone(tx: Tx, ids: number[], by: number): Promise<void> {
  await sql`update record_history set undone_by = ${by} where id = any(${ids}::bigint[])`.execute(
    tx,
  );
}
