import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { csvBatches } from './csv.ts';
import { quoted, tablesOf, type Table } from './tables.ts';

/**
 * Tables of which the export already has what their triggers would write: the versions of layers; the days of sites;
 * the words of representations, the names on them and their topics.
 */
const WITHOUT_TRIGGERS = [
  'layer_versions',
  'record_history',
  'representation_originals',
  'representation_sites',
  'representation_topics',
  'representees',
];

/** Fills a council's empty tables from the CSV files of an export. Gives the row counts. */
export async function loadTables(
  client: pg.ClientBase,
  schema: string,
  folder: string,
): Promise<Record<string, number>> {
  await client.query(`set local search_path = ${quoted(schema)}, extensions`);
  await addCustomColumns(client, path.join(folder, 'tables/custom_columns.csv'));
  await client.query('set local search_path = extensions');
  const tables = await tablesOf(client, schema);
  const own = tables.filter((table) => table.schema === schema);
  // Migrations put the first rows into some tables; the export has them, too.
  await client.query(
    `truncate ${own.map(({ name }) => `${quoted(schema)}.${quoted(name)}`).join(', ')} cascade`,
  );
  await client.query(`set local search_path = ${quoted(schema)}, extensions`);
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const shared = table.schema !== schema;
    const file = path.join(folder, shared ? 'platform' : 'tables', `${table.name}.csv`);
    if (existsSync(file))
      counts[`${shared ? 'platform.' : ''}${table.name}`] = await loadTable(client, table, file);
  }
  return counts;
}

/** The columns that officers added, which no migration makes: they must be there before the values in them. */
async function addCustomColumns(client: pg.ClientBase, file: string): Promise<void> {
  if (!existsSync(file)) return;
  let header: (string | null)[] | undefined;
  for await (const batch of csvBatches(file, 500)) {
    header ??= batch.shift();
    for (const row of batch) {
      const cell = (name: string) => row[header?.indexOf(name) ?? -1];
      await client.query(
        `insert into custom_columns (id, record_table, name, render_type) overriding system value
         values ($1, $2, $3, $4)`,
        [cell('id'), cell('record_table'), cell('name'), cell('render_type')],
      );
      await client.query('select add_custom_column($1)', [cell('id')]);
    }
  }
}

async function loadTable(client: pg.ClientBase, table: Table, file: string): Promise<number> {
  const target = `${quoted(table.schema)}.${quoted(table.name)}`;
  const still = WITHOUT_TRIGGERS.includes(table.name);
  if (still) await client.query(`alter table ${target} disable trigger user`);
  let columns: Table['columns'] | undefined;
  let count = 0;
  for await (const batch of csvBatches(file, 500)) {
    columns ??= (batch.shift() ?? []).map((name) => {
      const column = table.columns.find((each) => each.name === name);
      if (!column) throw new Error(`${table.name} has no column ${name} any more`);
      return column;
    });
    if (batch.length === 0) continue;
    count += batch.length;
    await client.query(
      `insert into ${target} (${columns.map(({ name }) => quoted(name)).join(', ')}) overriding system value
       select ${columns.map(({ type }, i) => `(r ->> ${i})::${type}`).join(', ')} from jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(batch)],
    );
  }
  if (still) await client.query(`alter table ${target} enable trigger user`);
  await continueNumbering(client, table, target);
  return count;
}

/** New rows get numbers after the loaded ones. */
async function continueNumbering(
  client: pg.ClientBase,
  table: Table,
  target: string,
): Promise<void> {
  for (const { name } of table.columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [target, name],
    );
    const sequence = rows[0]?.sequence;
    if (sequence)
      await client.query(
        `select setval($1, coalesce((select max(${quoted(name)}) from ${target}), 0) + 1, false)`,
        [sequence],
      );
  }
}
