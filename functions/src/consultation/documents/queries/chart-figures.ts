import type { Scalar } from '../../../council/ground/filters/filter.ts';
import type { Condition } from '../../../records/search/conditions/kind-condition.ts';
import { rowsWhere } from '../../../records/search/search.ts';
import { siteRecords } from '../../../land/ground/search/site-records.ts';
import { sql, type Tx } from '../../../platform/db.ts';

/** Groups that are told by themselves; the rest are one more. */
const MAX_GROUPS = 30;
/** The place of the rest. */
export const OTHERS_PLACE = MAX_GROUPS + 1;

interface SiteFigure {
  value: Scalar | null;
  place: number;
  figure: number | null;
}

/** Sites by a column, counted or with the sum of a number, the largest first; and when that was, in London. */
export async function findSiteFigures(
  tx: Tx,
  where: Condition,
  { groupBy, summed }: { groupBy: string; summed: string | null },
): Promise<{ groups: SiteFigure[]; countedAt: string }> {
  const figure = summed === null ? sql`count(*)` : sql`sum(${sql.ref(summed)})`;
  const { rows: groups } = await sql<SiteFigure>`
    with grouped as (
      select to_jsonb(${sql.ref(groupBy)}) as value, ${figure}::float8 as figure,
             row_number() over (order by ${figure} desc nulls last, ${sql.ref(groupBy)}) as place
        from ${rowsWhere(siteRecords, where)}
       group by ${sql.ref(groupBy)}
    )
    select (array_agg(value))[1] as value, least(place, ${OTHERS_PLACE})::int as place, sum(figure) as figure
      from grouped group by 2 order by 2`.execute(tx);
  const { rows } = await sql<{ now: string }>`
    select to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI') as now`.execute(tx);
  return { groups, countedAt: rows[0]!.now };
}
