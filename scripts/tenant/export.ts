import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import type pg from 'pg';
import { firebaseApp } from '../../functions/src/platform/firebase.ts';
import { inOwnerTransaction } from '../../functions/src/platform/migrate.ts';
import { exportAccounts } from './accounts.ts';
import { councilRow, type CouncilRow } from './council-row.ts';
import { dumpTables } from './dump.ts';
import { exportFiles } from './files.ts';
import { exportDocuments } from './news.ts';

/** An export's description of itself. */
export interface Manifest {
  format: 1;
  council: CouncilRow;
  /** Migrations already run, by kind: a restore needs a product that knows them all. */
  migrations: { platform: string[]; tenant: string[] };
  rows: Record<string, number>;
  accounts: number;
  files: number;
  documents: number;
}

/** Writes everything of a council into a folder: tables, accounts, files, Firestore documents. */
export async function exportCouncil(
  client: pg.ClientBase,
  shortName: string,
  folder: string,
): Promise<Manifest> {
  const council = await councilRow(client, shortName);
  const { main_schema: schema, auth_tenant_id: authTenantId } = council;
  // Accounts hold personal data and password hashes.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { rows, migrations } = await inOwnerTransaction(
    client,
    async () => ({
      rows: await dumpTables(client, schema, folder),
      migrations: {
        platform: await names(client, 'platform'),
        tenant: await names(client, schema),
      },
    }),
    'repeatable read',
  );
  const auth = authTenantId
    ? getAuth(firebaseApp()).tenantManager().authForTenant(authTenantId)
    : undefined;
  const manifest: Manifest = {
    format: 1,
    council,
    migrations,
    rows,
    accounts: auth ? await exportAccounts(auth, path.join(folder, 'accounts.json')) : 0,
    files: await exportFiles(shortName, folder),
    documents: await exportDocuments(schema, path.join(folder, 'firestore.json')),
  };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1));
  return manifest;
}

async function names(client: pg.ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from "${schema}".migrations order by name`,
  );
  return rows.map(({ name }) => name);
}
