import { sql, type Sql, type Tx } from '../../platform/db.ts';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { landByValue, leftOutOfLand } from '../ground/search/queries/counted-land.ts';
import type { LeftOut } from '../ground/sites/left-out.ts';
import { sitesLayerId } from '../ground/layers/sites-layer.ts';
import type { AggregatedData } from './contract.ts';

/** Every site of the council: one has a row for each of its scenarios, but counts once. */
const everySite = sql<boolean>`r.scenario_name = 'base'`;

export interface Totals extends LeftOut {
  /** All that there are. */
  found: number;
  sites: number;
  sums: (number | null)[];
  filled: number[];
}

/** How many sites count, as land counts once, the sums of these numbers of theirs, and how many sites have each. */
export async function countSites(
  tx: Tx,
  sums: readonly Sql[],
  dictionary: readonly DictionaryField[],
): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with recursive ${landByValue(everySite, dictionary, { by: sql`true`, sums })}
    select (select count(*)::int from found) as found, ${leftOutOfLand},
           coalesce(sites, 0) as sites, coalesce(sums, '{}') as sums, coalesce(filled, '{}') as filled
      from (select) as one left join grouped on true`.execute(tx);
  return rows[0] as Totals;
}

export interface ValueCount {
  value: string | null;
  sites: number;
  sums: (number | null)[];
}

/** The same by the values of a column; by each entry if it holds lists. The 500 with most sites. */
export async function countByValue(
  tx: Tx,
  { column, isList, sums }: { column: string; isList: boolean; sums: readonly Sql[] },
  dictionary: readonly DictionaryField[],
): Promise<ValueCount[]> {
  const held = sql.ref(`r.${column}`);
  const by = isList
    ? {
        by: sql`entry.value::text`,
        beside: sql`left join lateral unnest(${held}) as entry (value) on true`,
      }
    : { by: sql`${held}::text` };
  const { rows } = await sql<ValueCount>`
    with recursive ${landByValue(everySite, dictionary, { ...by, sums })}
    select value, sites, sums from grouped order by sites desc, value limit 500`.execute(tx);
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
