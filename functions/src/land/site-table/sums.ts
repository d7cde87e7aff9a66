import { fieldTypeOf } from '../../council/ground/dictionary/field-types.ts';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { sql, type Tx } from '../../platform/db.ts';
import type { Condition } from '../ground/search/conditions/kind-condition.ts';
import { rowsWhere } from '../ground/search/search.ts';
import { siteRecords } from '../ground/search/site-records.ts';

export interface SiteSums {
  sites: number;
  /** null if the council has no such field. */
  hectares: number | null;
  homes: number | null;
}

/** Standard names of the field for a site's homes, in order of preference. */
const HOMES_COLUMNS = ['optimised_unit_capacity', 'homes'];
const HOMES_STANDARD = ['NetDwellingsRangeTo', 'MinNetDwellings'];

/** The council's field for the number of homes, if it has one. */
export function homesField(dictionary: readonly DictionaryField[]): DictionaryField | undefined {
  const numbers = dictionary.filter(({ type }) =>
    ['number', 'integer'].includes(fieldTypeOf(type).kind),
  );
  const named = HOMES_COLUMNS.map((name) => numbers.find((each) => each.dbPropertyName === name));
  const standard = HOMES_STANDARD.map((name) => numbers.find((each) => each.standardName === name));
  return [...named, ...standard].find((field) => field !== undefined);
}

/**
 * Count, hectares and homes of the sites that match the condition. Homes come from a site's saved capacity, or failing
 * that from the council's field.
 */
export async function sumsOf(
  tx: Tx,
  where: Condition,
  fields: { area: DictionaryField | undefined; homes: DictionaryField | undefined },
): Promise<SiteSums> {
  const column = (field: DictionaryField | undefined) =>
    field ? sql`s.${sql.ref(field.dbPropertyName)}::numeric` : sql`null::numeric`;
  const { rows } = await sql<SiteSums>`
    with found as (select r.id from ${rowsWhere(siteRecords, where)})
    select count(*)::int as sites,
           round(sum(${column(fields.area)}), 4)::float8 as hectares,
           round(sum(coalesce((c.outcome ->> 'homes')::numeric, ${column(fields.homes)})))::float8 as homes
      from found join sites s using (id)
      left join site_capacities c on c.site_id = s.id and c.scenario_name = 'base'`.execute(tx);
  return rows[0] ?? { sites: 0, hectares: null, homes: null };
}
