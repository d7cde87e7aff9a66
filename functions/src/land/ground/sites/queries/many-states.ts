import { sql, type Tx } from '../../../../platform/db.ts';
import { BASE } from '../../scenarios/base-scenario.ts';
import { stateValues, type HeldValues } from './site-state.ts';

/** One of several sites with the columns asked for. */
export interface ManyState extends HeldValues {
  id: number;
  rowVersion: number;
}

/**
 * Those of the ids that are sites and were not deleted, by id, with what these columns hold. `hold` keeps them until
 * the transaction ends, in ascending order as every bulk call does.
 */
export async function readStates(
  tx: Tx,
  { ids, names, hold }: { ids: number[]; names: string[]; hold: boolean },
): Promise<Map<number, ManyState>> {
  const { rows } = await sql<ManyState>`
    select s.id, s.row_version as "rowVersion", ${stateValues(BASE, names)} as values, '[]'::jsonb as own
      from sites s where s.id = any(${ids}::bigint[]) and not s.is_deleted
     order by s.id ${hold ? sql`for update` : sql``}`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
