import type { DictionaryField } from '../../../../council/ground/dictionary/field.ts';
import { sql, type Sql, type Tx } from '../../../../platform/db.ts';
import type { ColumnRange } from '../../../../records/search/columns.ts';
import { BASE } from '../../scenarios/base-scenario.ts';
import type { Homes, HomesFields } from '../homes.ts';
import { siteUnder } from './read-site.ts';

type Named = Pick<DictionaryField, 'dbPropertyName' | 'type' | 'standardName'>;

/**
 * The homes of a row `r` of sites, the one meaning that searches, tables, sheets and totals share: as the council's own
 * field has them; where it is blank as the saved capacity has them, else the register's range. Null where none says.
 */
export function homesRange<F extends Named>(
  { own, ...register }: HomesFields<F>,
  scenario: string = BASE,
): ColumnRange {
  const worked = sql`(
    select (c.outcome ->> 'homes')::numeric from site_capacities c
     where c.site_id = r.id and c.scenario_name = ${scenario})`;
  const first = (order: (keyof typeof register)[]) =>
    sql`coalesce(${sql.join(order.map((name) => numberIn(register[name])))})`;
  const [low, high] = [first(['from', 'least', 'to']), first(['to', 'from', 'least'])];
  const end = (among: Sql) => sql`coalesce(${numberIn(own)}, ${worked}, ${among})`;
  // A register may have them the wrong way round.
  return { low: end(sql`least(${low}, ${high})`), high: end(sql`greatest(${low}, ${high})`) };
}

const numberIn = (field: Named | undefined): Sql =>
  field ? sql`r.${sql.ref(field.dbPropertyName)}::numeric` : sql`null::numeric`;

/** The homes of these sites, by id; those of which nobody says any are not in it. */
export async function findHomes(
  tx: Tx,
  siteIds: readonly number[],
  fields: HomesFields<Named>,
): Promise<Map<number, Homes>> {
  const { low, high } = homesRange(fields);
  const { rows } = await sql<Homes & { id: number }>`
    select id, low::float8 as "from", high::float8 as "to"
      from (select r.id, ${low} as low, ${high} as high from sites r where r.id = any(${[...siteIds]}::bigint[])) h
     where low is not null`.execute(tx);
  return new Map(rows.map(({ id, from, to }) => [id, { from, to }]));
}

/** A site's homes under a scenario, whose values override the site's own; undefined where nobody says any. */
export async function findHomesUnder(
  tx: Tx,
  siteId: number,
  scenario: string,
  fields: HomesFields<Named>,
): Promise<Homes | undefined> {
  const { low, high } = homesRange(fields, scenario);
  const { rows } = await sql<{ low: number | null; high: number | null }>`
    select ${low}::float8 as low, ${high}::float8 as high
      from (select s.* ${siteUnder(siteId, scenario)}) as r`.execute(tx);
  const [row] = rows;
  return row && row.low !== null && row.high !== null ? { from: row.low, to: row.high } : undefined;
}
