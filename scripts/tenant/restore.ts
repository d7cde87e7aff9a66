import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import { inOwnerTransaction, type Owner } from '../../functions/src/platform/migrate.ts';
import { restoreAccounts } from './accounts.ts';
import { catchUp } from './catch-up.ts';
import { csvBatches } from './csv.ts';
import type { Manifest } from './export.ts';
import { restoreFiles } from './files.ts';
import { ensureIdentityTenant } from './identity.ts';
import { loadTables } from './load.ts';
import { restoreDocuments } from './news.ts';
import { provisionCouncil } from './provision.ts';
import { settleRestored } from './settle.ts';

/** Restores a council from an export, if it no longer exists. Gives what was restored. */
export async function restoreCouncil(owner: Owner, folder: string): Promise<Manifest> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'manifest.json'), 'utf8'),
  ) as Manifest;
  const { client } = owner;
  const { council } = manifest;
  const there = await client.query('select 1 from platform.tenants where short_name = $1', [
    council.short_name,
  ]);
  if (there.rows.length > 0)
    throw new Error(
      `${council.short_name} exists: erase it first, or restore into another database`,
    );
  refuseUnknownMigrations(manifest, owner.migrations);
  const schema = await provisionCouncil(owner, {
    shortName: council.short_name,
    name: council.name,
    record: council.record,
    fields: await fieldsOf(folder),
    position: council.position,
  });
  await inOwnerTransaction(client, async () => {
    await client.query(
      'update platform.tenants set hosts = $2, database_instance = $3 where short_name = $1',
      [council.short_name, council.hosts, council.database_instance],
    );
    const rows = await loadTables(client, schema, folder);
    const short = Object.entries(manifest.rows).find(([table, count]) => rows[table] !== count);
    if (short)
      throw new Error(
        `${short[0]} should have ${short[1]} rows and has ${rows[short[0]] ?? 0}: nothing was restored`,
      );
    await catchUp(client, manifest.migrations.tenant);
    await settleRestored(client, schema);
  });
  if (existsSync(path.join(folder, 'accounts.json'))) {
    await restoreAccounts(
      await ensureIdentityTenant(client, council.short_name),
      path.join(folder, 'accounts.json'),
    );
  }
  await restoreFiles(folder);
  await restoreDocuments(path.join(folder, 'firestore.json'));
  return manifest;
}

function refuseUnknownMigrations({ migrations }: Manifest, folder: string): void {
  for (const kind of ['platform', 'tenant'] as const) {
    const unknown = migrations[kind].find((name) => !existsSync(path.join(folder, kind, name)));
    if (unknown)
      throw new Error(`The export is of a newer product: it has the migration ${kind}/${unknown}`);
  }
}

/** The council's dictionary as exported: its columns must exist before its sites do. */
async function fieldsOf(folder: string): Promise<NewField[]> {
  const fields: NewField[] = [];
  let header: (string | null)[] | undefined;
  for await (const batch of csvBatches(path.join(folder, 'tables/dictionary_fields.csv'), 1000)) {
    header ??= batch.shift();
    for (const row of batch) {
      const cell = (name: string) => row[header?.indexOf(name) ?? -1] ?? '';
      fields.push({
        dbPropertyName: cell('db_property_name'),
        label: cell('label'),
        type: cell('type') as NewField['type'],
        filterable: cell('filterable') === 'true',
      });
    }
  }
  return fields;
}
