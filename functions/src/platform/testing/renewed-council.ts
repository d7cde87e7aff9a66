import type pg from 'pg';
import { expect } from 'vitest';
import { createTenant, schemaOf, type NewTenant } from '../../council/tenants/create.ts';
import { inOwnerTransaction, type Owner } from '../migrate.ts';
import { publicRole } from '../public-role.ts';
import { beginnings, emptySchema, type Beginnings } from './emptied-schema.ts';

/**
 * Schemas that this process has made for test files, with the file that each is in use by. To make one, with its 111
 * tables and their indexes, took half the time of all integration tests; one whose file has ended is emptied and
 * renamed for the next instead, so that names, roles, caches and files are still those of one test alone.
 */
const made: { schema: string; file: string | undefined }[] = [];
let begun: Beginnings | undefined;

/** Creates a council for the test file that runs, out of one whose file has ended where there is one. */
export async function makeCouncilForTests(owner: Owner, tenant: NewTenant): Promise<void> {
  const schema = schemaOf(tenant.shortName);
  if (!(await renewOne(owner, tenant))) {
    await createTenant(owner, tenant);
    begun ??= await inOwnerTransaction(owner.client, () => beginnings(owner.client, schema));
  }
  made.push({ schema, file: currentFile() });
}

/** Takes a council out of the list of councils; its schema stays, to be renewed. Call it when its file ends. */
export async function retireCouncil(client: pg.ClientBase, shortName: string): Promise<void> {
  await inOwnerTransaction(client, () => client.query(unlisted(schemaOf(shortName))));
}

const currentFile = () => expect.getState().testPath;

/** Gives false where no schema can be brought back to what a new one is. */
async function renewOne(owner: Owner, tenant: NewTenant): Promise<boolean> {
  const file = currentFile();
  for (;;) {
    const index = made.findIndex((each) => each.file !== file);
    const [old] = index < 0 ? [] : made.splice(index, 1);
    if (!old || !begun) return false;
    const from = begun;
    const renewed = await inOwnerTransaction(owner.client, () =>
      renew(owner.client, old.schema, tenant, from),
    ).catch((error: unknown) => {
      // Something of the earlier file still holds a lock on it.
      if ((error as { code?: string }).code === '55P03') return false;
      throw error;
    });
    if (renewed) return true;
  }
}

async function renew(
  client: pg.ClientBase,
  old: string,
  { shortName, name, authTenantId, record, position = 0 }: NewTenant,
  from: Beginnings,
): Promise<boolean> {
  await client.query(`set local lock_timeout = '2s'`);
  if (!(await emptySchema(client, old, from))) return false;
  const schema = schemaOf(shortName);
  await client.query(`
    ${unlisted(old)}
    alter schema ${old} rename to ${schema};
    alter role ${old} rename to ${schema};
    alter role ${publicRole(old)} rename to ${publicRole(schema)};`);
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
      where p.pronamespace = $1::regnamespace and p.proconfig is not null`,
    [schema],
  );
  for (const { signature } of rows)
    await client.query(`alter function ${signature} set search_path = ${schema}, extensions`);
  await client.query(
    `insert into platform.tenants (short_name, name, main_schema, auth_tenant_id, record, position)
     values ($1, $2, $3, $4, $5, $6)`,
    [shortName, name, schema, authTenantId, record ?? {}, position],
  );
  return true;
}

/** Statements that delete a council from the shared tables; its content goes with its row. */
const unlisted = (schema: string) => `
  delete from platform.outbox where tenant_role = '${schema}';
  delete from platform.idempotency_keys where tenant_role = '${schema}';
  delete from platform.content_tokens where tenant_role = '${schema}';
  delete from platform.tenants where main_schema = '${schema}';`;
