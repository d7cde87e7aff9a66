import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { csvBatches, csvLine } from '../csv.ts';
import type { Manifest } from '../export.ts';

/** Makes an export one from before a migration, which brought these columns of tables. */
export async function fromBefore(
  folder: string,
  migration: string,
  columns: Record<string, string> = {},
): Promise<void> {
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  manifest.migrations.tenant = manifest.migrations.tenant.filter((name) => name < migration);
  await writeFile(file, JSON.stringify(manifest));
  for (const [table, column] of Object.entries(columns))
    await withoutColumn(path.join(folder, `tables/${table}.csv`), column);
}

async function withoutColumn(file: string, column: string): Promise<void> {
  const rows: (string | null)[][] = [];
  for await (const batch of csvBatches(file, 500)) rows.push(...batch);
  const at = rows[0]?.indexOf(column) ?? -1;
  if (at < 0) throw new Error(`${file} has no ${column}`);
  await writeFile(file, rows.map((row) => csvLine(row.toSpliced(at, 1))).join(''));
}
