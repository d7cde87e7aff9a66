import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import type { Scalar } from '../../../council/ground/filters/filter.ts';
import type { Condition } from '../../../records/search/conditions/kind-condition.ts';
import { orderingOf, type SearchColumn } from '../../../records/search/columns.ts';
import {
  countedLand,
  landByValue,
  leftOutOfLand,
} from '../../../land/ground/search/queries/counted-land.ts';
import type { LeftOut } from '../../../land/ground/sites/left-out.ts';
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

interface GroupedSites {
  groups: SiteFigure[];
  /** When that was, in London. */
  countedAt: string;
  leftOut: LeftOut;
}

interface Grouping {
  groupBy: string;
  /** null: the sites are counted. */
  summed: SearchColumn | null;
  dictionary: readonly DictionaryField[];
}

/** Sites by a column, counted or with the sum of a number, of a range its higher end, in which land counts once; the largest first. */
export async function findSiteFigures(
  tx: Tx,
  where: Condition,
  { groupBy, summed, dictionary }: Grouping,
): Promise<GroupedSites> {
  const land = landByValue(where, dictionary, {
    by: sql.ref(`r.${groupBy}`),
    sums: summed ? [orderingOf(summed)] : [],
  });
  const figure = summed ? sql`sums[1]` : sql`sites::float8`;
  const { rows: groups } = await sql<SiteFigure>`
    with recursive ${land}, placed as (
      select to_jsonb(value) as value, ${figure} as figure,
             row_number() over (order by ${figure} desc nulls last, value) as place
        from grouped
    )
    select (array_agg(value))[1] as value, least(place, ${OTHERS_PLACE})::int as place, sum(figure) as figure
      from placed group by 2 order by 2`.execute(tx);
  const { rows } = await sql<LeftOut & { now: string }>`
    with recursive ${countedLand(where, dictionary)}
    select to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI') as now, ${leftOutOfLand}`.execute(
    tx,
  );
  const { now: countedAt, inside, ended } = rows[0]!;
  return { groups, countedAt, leftOut: { inside, ended } };
}
