import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import type pg from 'pg';
import { csvLine } from './csv.ts';
import { quoted, tablesOf, type Table } from './tables.ts';

const rowsAtOnce = 2000;

/**
 * Writes a council's tables as CSV files that COPY can read, all from one snapshot: the caller's transaction must be
 * repeatable read. Rows are in order, so that two dumps of the same records give identical files. Gives the row
 * counts.
 */
export async function dumpTables(
  client: pg.ClientBase,
  schema: string,
  folder: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  // PostGIS writes its geometry through functions of this schema.
  await client.query('set local search_path = extensions');
  for (const table of await tablesOf(client, schema)) {
    const place = path.join(folder, table.schema === schema ? 'tables' : 'platform');
    await mkdir(place, { recursive: true });
    counts[`${table.schema === schema ? '' : 'platform.'}${table.name}`] = await dumpTable(
      client,
      table,
      path.join(place, `${table.name}.csv`),
    );
  }
  return counts;
}

async function dumpTable(client: pg.ClientBase, table: Table, file: string): Promise<number> {
  const columns = table.columns.filter(({ generated }) => !generated);
  const out = createWriteStream(file);
  out.write(csvLine(columns.map(({ name }) => name)));
  await client.query(
    `declare dump no scroll cursor for
     select array[${columns.map(({ name }) => `${quoted(name)}::text`).join(', ')}] as line
       from ${quoted(table.schema)}.${quoted(table.name)} ${table.where ? `where ${table.where}` : ''}
      order by 1`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ line: (string | null)[] }>(
      `fetch ${rowsAtOnce} from dump`,
    );
    if (rows.length === 0) break;
    count += rows.length;
    if (!out.write(rows.map(({ line }) => csvLine(line)).join(''))) await once(out, 'drain');
  }
  await client.query('close dump');
  out.end();
  await once(out, 'close');
  return count;
}
