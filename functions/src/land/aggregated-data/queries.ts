import { sql, type Sql, type Tx } from '../../platform/db.ts';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { countedLand, leftOutOfLand } from '../ground/search/counted-land.ts';
import type { LeftOut } from '../ground/sites/left-out.ts';
import { sitesLayerId } from '../ground/layers/sites-layer.ts';
import type { AggregatedData } from './contract.ts';

/** All sites: one has a row for each of its scenarios, but counts once. Figures are of `once`, see `countedLand`. */
const landOf = (dictionary: readonly DictionaryField[]): Sql =>
  countedLand(sql<boolean>`r.scenario_name = 'base'`, dictionary);
const everySite = sql`found join sites s using (id) left join counted once using (id)`;
const isCounted = sql`once.id is not null`;

/** Sums of these columns in their order, 0 where no site has a value. Exact: they are cast after summing. */
const sumsOf = (columns: string[]): Sql<number[]> =>
  sql`array[${sql.join(columns.map((name) => sql`coalesce(sum(${sql.ref(`s.${name}`)}) filter (where ${isCounted}), 0)`))}]::float8[]`;
const filledOf = (columns: string[]): Sql<number[]> =>
  sql`array[${sql.join(columns.map((name) => sql`count(${sql.ref(`s.${name}`)}) filter (where ${isCounted})`))}]::int[]`;
const none = sql<number[]>`'{}'::int[]`;

export interface Totals extends LeftOut {
  sites: number;
  sums: number[];
  filled: number[];
}

/** All sites, and for each of these columns its sum, in which land counts once, and how many sites of it have a value. */
export async function countSites(
  tx: Tx,
  columns: string[],
  dictionary: readonly DictionaryField[],
): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with recursive ${landOf(dictionary)}
    select count(*) as sites, ${leftOutOfLand}, ${columns.length ? sumsOf(columns) : none} as sums,
           ${columns.length ? filledOf(columns) : none} as filled
      from ${everySite}`.execute(tx);
  return rows[0] as Totals;
}

export interface ValueCount {
  value: string | null;
  sites: number;
  sums: number[];
}

/** Sites, and sums in which land counts once, by the values of a column; by each entry if it holds lists. The 500 with most sites. */
export async function countByValue(
  tx: Tx,
  { column, isList, measures }: { column: string; isList: boolean; measures: string[] },
  dictionary: readonly DictionaryField[],
): Promise<ValueCount[]> {
  const value = isList ? sql`entry.value::text` : sql`${sql.ref(`s.${column}`)}::text`;
  const from = isList
    ? sql`${everySite} left join lateral unnest(${sql.ref(`s.${column}`)}) as entry (value) on true`
    : everySite;
  const { rows } = await sql<ValueCount>`
    with recursive ${landOf(dictionary)}
    select ${value} as value, count(*) as sites,
           ${measures.length ? sumsOf(measures) : none} as sums
      from ${from}
     group by 1 order by 2 desc, 1 limit 500`.execute(tx);
  return rows;
}

/** The version of the sites, as their map layer counts it. */
export async function sitesVersion(tx: Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from layer_versions where layer_id = ${sitesLayerId}`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Stores the newest counts, replacing the previous ones. */
export async function writeAggregatedData(
  tx: Tx,
  { data, version }: { data: AggregatedData; version: number },
): Promise<void> {
  await sql`
    insert into aggregated_data (data, sites_version) values (${JSON.stringify(data)}::jsonb, ${version})
    on conflict (only_row) do update
       set data = excluded.data, sites_version = excluded.sites_version,
           computed_at = clock_timestamp()`.execute(tx);
}

export interface AggregatedRow {
  data: AggregatedData;
  sites_version: number;
  computed_at: string;
}

/** The latest counts, and the version of the sites they were made from. */
export async function readAggregatedData(tx: Tx): Promise<AggregatedRow | undefined> {
  const { rows } = await sql<AggregatedRow>`
    select data, sites_version, computed_at from aggregated_data`.execute(tx);
  return rows[0];
}
