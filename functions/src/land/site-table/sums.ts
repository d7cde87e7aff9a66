import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { sql, type Sql, type Tx } from '../../platform/db.ts';
import type { Condition } from '../ground/search/conditions/kind-condition.ts';
import { rowsWhere } from '../ground/search/search.ts';
import { siteRecords } from '../ground/search/site-records.ts';
import type { Homes, HomesFields } from '../ground/sites/homes.ts';

export interface SiteSums {
  /** All that were found. */
  sites: number;
  /** Of those not counted below: they have ended, or lie inside another site that is counted. */
  ended: number;
  inside: number;
  /** null if the council has no such field. */
  hectares: number | null;
  homes: Homes | null;
}

interface SummedFields {
  area: DictionaryField | undefined;
  homes: HomesFields;
  /** The day on which a site left the register. */
  end: DictionaryField | undefined;
}

/**
 * Count, hectares and homes of the sites that match the condition. Land counts once: not that of a site that has ended
 * by that day, nor that of a child of a site (or of its parent, and so on) which is found, too, and has not ended.
 */
export async function sumsOf(
  tx: Tx,
  where: Condition,
  { area, homes, end }: SummedFields,
  today: string,
): Promise<SiteSums> {
  const ended = end
    ? sql`coalesce(s.${sql.ref(end.dbPropertyName)} <= ${today}::date, false)`
    : sql`false`;
  const { rows } = await sql<SiteSums>`
    with recursive found as materialized (
      select s.id, s.parent_id, ${ended} as ended, ${numberIn(area)} as hectares,
             ${firstOf(homes, ['own', 'from', 'least', 'to'])} as low,
             ${firstOf(homes, ['own', 'to', 'from', 'least'])} as high
        from (select r.id from ${rowsWhere(siteRecords, where)}) f join sites s using (id)
        left join site_capacities c on c.site_id = s.id and c.scenario_name = 'base'),
    above as (
      select id, parent_id as ancestor from found where parent_id is not null
      union
      select a.id, p.parent_id from above a join sites p on p.id = a.ancestor where p.parent_id is not null),
    inside as (
      select distinct a.id from above a join found p on p.id = a.ancestor where not p.ended),
    counted as (
      select f.hectares, f.low, f.high from found f where not ended and not exists (select from inside i where i.id = f.id))
    select (select count(*)::int from found) as sites,
           (select count(*)::int from found where ended) as ended,
           (select count(*)::int from inside i join found f using (id) where not f.ended) as inside,
           round(sum(hectares), 4)::float8 as hectares,
           case when count(low) > 0 then json_build_object(
             'from', round(sum(least(low, high)))::float8, 'to', round(sum(greatest(low, high)))::float8) end as homes
      from counted`.execute(tx);
  return rows[0] ?? { sites: 0, ended: 0, inside: 0, hectares: null, homes: null };
}

const numberIn = (field: DictionaryField | undefined): Sql =>
  field ? sql`s.${sql.ref(field.dbPropertyName)}::numeric` : sql`null::numeric`;

/** As `homesOf` has it: a site's saved capacity goes before its fields. */
const firstOf = (fields: HomesFields, order: (keyof HomesFields)[]): Sql =>
  sql`coalesce((c.outcome ->> 'homes')::numeric, ${sql.join(order.map((name) => numberIn(fields[name])))})`;
