import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import type { Scalar } from '../../../council/ground/filters/filter.ts';
import type { Condition } from '../../../records/search/conditions/kind-condition.ts';
import { countedLand, leftOutOfLand } from '../../../land/ground/search/counted-land.ts';
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
  /** null: the sites that were found are counted. */
  summed: string | null;
  dictionary: readonly DictionaryField[];
}

/** Sites by a column, counted or with the sum of a number, in which land counts once; the largest first. */
export async function findSiteFigures(
  tx: Tx,
  where: Condition,
  { groupBy, summed, dictionary }: Grouping,
): Promise<GroupedSites> {
  const land = countedLand(where, dictionary);
  const [figure, from] =
    summed === null
      ? [sql`count(*)`, sql`found join sites r using (id)`]
      : [sql`sum(${sql.ref(`r.${summed}`)})`, sql`counted join sites r using (id)`];
  const by = sql.ref(`r.${groupBy}`);
  const { rows: groups } = await sql<SiteFigure>`
    with recursive ${land}, grouped as (
      select to_jsonb(${by}) as value, ${figure}::float8 as figure,
             row_number() over (order by ${figure} desc nulls last, ${by}) as place
        from ${from}
       group by ${by}
    )
    select (array_agg(value))[1] as value, least(place, ${OTHERS_PLACE})::int as place, sum(figure) as figure
      from grouped group by 2 order by 2`.execute(tx);
  const { rows } = await sql<LeftOut & { now: string }>`
    with recursive ${land}
    select to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI') as now, ${leftOutOfLand}`.execute(
    tx,
  );
  const { now: countedAt, inside, ended } = rows[0]!;
  return { groups, countedAt, leftOut: summed === null ? NONE_LEFT_OUT : { inside, ended } };
}

/** Sites themselves are counted as they were found. */
const NONE_LEFT_OUT: LeftOut = { inside: 0, ended: 0 };
