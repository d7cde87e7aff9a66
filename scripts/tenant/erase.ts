import type pg from 'pg';
import { publicRole } from '../../functions/src/platform/public-role.ts';
import { inOwnerTransaction, oneAtATime } from '../../functions/src/platform/migrate.ts';
import { councilRow } from './council-row.ts';
import { eraseFiles } from './files.ts';
import { eraseIdentityTenant } from './identity.ts';
import { eraseDocuments } from './news.ts';

/**
 * Erases a council from every store. The database goes last: until then the council is still listed, so an
 * interrupted erasure can be run again.
 */
export async function eraseCouncil(client: pg.ClientBase, shortName: string): Promise<void> {
  const { main_schema: schema, auth_tenant_id: authTenantId } = await councilRow(client, shortName);
  await eraseFiles(shortName);
  await eraseDocuments(schema);
  if (authTenantId) await eraseIdentityTenant(authTenantId);
  await inOwnerTransaction(client, async () => {
    await oneAtATime(client);
    const { rows } = await client.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'platform' and c.column_name = 'tenant_role' and t.table_type = 'BASE TABLE'`,
    );
    for (const { name } of rows)
      await client.query(`delete from platform."${name}" where tenant_role = $1`, [schema]);
    await client.query('delete from platform.mailbox where tenant = $1', [shortName]);
    // The name ends at the first colon; no council's name has one.
    await client.query(`delete from platform.rate_limits where split_part(bucket, ':', 1) = $1`, [
      shortName,
    ]);
    await client.query('delete from platform.tenants where short_name = $1', [shortName]);
    await client.query(`drop schema if exists "${schema}" cascade`);
    for (const name of [schema, publicRole(schema)]) {
      const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
      if (role.rows.length > 0) await client.query(`drop owned by "${name}"; drop role "${name}"`);
    }
  });
}
