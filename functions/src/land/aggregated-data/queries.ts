import { sql, type Sql, type Tx } from '../../platform/db.ts';
import { sitesLayerId } from '../ground/layers/sites-layer.ts';
import type { AggregatedData } from './contract.ts';

/** What is counted: a site has a row for each of its scenarios, but counts once. */
const counted = sql`not is_deleted and scenario_name = 'base'`;

/** Sums of these columns in their order, 0 where no site has a value. Exact: they are cast after summing. */
const sumsOf = (columns: string[]): Sql<number[]> =>
  sql`array[${sql.join(columns.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)`))}]::float8[]`;
const filledOf = (columns: string[]): Sql<number[]> =>
  sql`array[${sql.join(columns.map((name) => sql`count(${sql.ref(name)})`))}]::int[]`;
const none = sql<number[]>`'{}'::int[]`;

export interface Totals {
  sites: number;
  sums: number[];
  filled: number[];
}

/** All sites, and for each of these columns its sum and how many sites have a value. */
export async function countSites(tx: Tx, columns: string[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*) as sites, ${columns.length ? sumsOf(columns) : none} as sums,
           ${columns.length ? filledOf(columns) : none} as filled
      from sites where ${counted}`.execute(tx);
  return rows[0] as Totals;
}

export interface ValueCount {
  value: string | null;
  sites: number;
  sums: number[];
}

/** Sites and sums by the values of a column; by each entry if it holds lists. The 500 with most sites. */
export async function countByValue(
  tx: Tx,
  { column, isList, measures }: { column: string; isList: boolean; measures: string[] },
): Promise<ValueCount[]> {
  const value = isList ? sql`entry.value::text` : sql`${sql.ref(column)}::text`;
  const from = isList
    ? sql`sites left join lateral unnest(${sql.ref(column)}) as entry (value) on true`
    : sql`sites`;
  const { rows } = await sql<ValueCount>`
    select ${value} as value, count(*) as sites,
           ${measures.length ? sumsOf(measures) : none} as sums
      from ${from} where ${counted}
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
