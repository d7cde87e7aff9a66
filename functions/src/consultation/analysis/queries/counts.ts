import { rowsWhere } from '../../../records/search/queries/search.ts';
import type { Condition } from '../../../records/search/conditions/kind-condition.ts';
import { sql, type Sql, type Tx } from '../../../platform/db.ts';
import { representations } from '../../ground/representations/representation-records.ts';
import type { MeasureId } from '../measures.ts';

const oneByOne = (list: Sql) =>
  sql`unnest(case when ${list} = '{}' then array[null] else ${list} end)`;

/** A measure's value, said of a row; topics and themes are told one by one. */
const VALUES: Record<MeasureId, Sql> = {
  topic: oneByOne(sql`topics`),
  policy: sql`policy::text`,
  attitude: sql`attitude`,
  status: sql`status`,
  'organisation-type': sql`organisation_type`,
  ward: sql`ward`,
  week: sql`to_char(date_trunc('week', received_date), 'YYYY-MM-DD')`,
  consultation: sql`consultation`,
  late: sql`case when is_late then 'late' else 'in time' end`,
  theme: oneByOne(sql`themes`),
  campaign: sql`campaign`,
};

export interface CountedCell {
  value: string | null;
  crossed: string | null;
  count: number;
}

/** How many cells are read at most; a table of more is nobody's. */
export const MAX_CELLS = 20_000;

/** Representations that meet the condition, by one or two measures; without a second, `crossed` is null. */
export async function countCells(
  tx: Tx,
  where: Condition,
  by: MeasureId,
  cross: MeasureId | undefined,
): Promise<CountedCell[]> {
  const crossed = cross ? VALUES[cross] : sql`null::text`;
  const { rows } = await sql<CountedCell>`
    select value, crossed, count(*)::int as count
      from (select value, ${crossed} as crossed
              from (select r.*, ${VALUES[by]} as value
                      from ${rowsWhere(representations.record, where)}) as told) as cells
     group by value, crossed order by count desc, value, crossed limit ${MAX_CELLS + 1}`.execute(
    tx,
  );
  return rows;
}

/** By one measure alone: with topics crossed, the cells of a value add up to more than the value. */
export const countValues = (tx: Tx, where: Condition, by: MeasureId) =>
  countCells(tx, where, by, undefined);
