import type { DictionaryField } from '../../../../council/ground/dictionary/field.ts';
import { londonDay } from '../../../../platform/dates/london.ts';
import { sql, type Sql } from '../../../../platform/db.ts';
import type { Condition } from '../../../../records/search/conditions/kind-condition.ts';
import { rowsWhere } from '../../../../records/search/queries/search.ts';
import { endFieldOf } from '../../sites/end-field.ts';
import { siteRecords } from '../site-records.ts';

/**
 * Land counts once: not that of a site that has ended by today, nor that of a child of a site (or of its parent, and so
 * on) which is found, too, and has not ended. For `with recursive …`: of the sites that match a condition, `counted`
 * has the ids of those whose figures are summed.
 */
export function countedLand(where: Condition, dictionary: readonly DictionaryField[]): Sql {
  const end = endFieldOf(dictionary);
  const ended = end
    ? sql`coalesce(s.${sql.ref(end.dbPropertyName)} <= ${londonDay(new Date())}::date, false)`
    : sql`false`;
  return sql`
    found as materialized (
      select s.id, s.parent_id, ${ended} as ended
        from (select r.id from ${rowsWhere(siteRecords, where)}) f join sites s using (id)),
    above as (
      select id, parent_id as ancestor from found where parent_id is not null
      union
      select a.id, p.parent_id from above a join sites p on p.id = a.ancestor where p.parent_id is not null),
    inside as (
      select distinct a.id from above a join found p on p.id = a.ancestor where not p.ended),
    counted as (
      select f.id from found f where not ended and not exists (select from inside i where i.id = f.id))`;
}

/** Beside `countedLand`, how many were found and do not count, each for one reason: the columns `ended` and `inside`. */
export const leftOutOfLand = sql`
  (select count(*)::int from found where ended) as ended,
  (select count(*)::int from inside i join found f using (id) where not f.ended) as inside`;

interface LandGroups {
  /** Said of a row `r` of sites, as everything here. */
  by: Sql;
  /** What is joined to `r`, where a site may stand in several groups. */
  beside?: Sql;
  /** Numbers that are summed. */
  sums: readonly Sql[];
}

/**
 * For `with recursive …`: besides `countedLand`, `grouped` has for each value how many sites count, the sums of numbers
 * of theirs, null where none has one, and how many have one.
 */
export function landByValue(
  where: Condition,
  dictionary: readonly DictionaryField[],
  { by, beside = sql``, sums }: LandGroups,
): Sql {
  const each = (of: (number: Sql) => Sql) =>
    sums.length > 0 ? sql`array[${sql.join(sums.map(of))}]` : sql`'{}'`;
  return sql`${countedLand(where, dictionary)},
    grouped as (
      select ${by} as value, count(*)::int as sites,
             ${each((number) => sql`sum(${number})`)}::float8[] as sums,
             ${each((number) => sql`count(${number})`)}::int[] as filled
        from counted join sites r using (id) ${beside}
       group by 1)`;
}
