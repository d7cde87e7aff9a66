import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { publicRole } from './public-role.ts';

/**
 * Plain SQL migrations, forward only. Each schema is migrated in one transaction with SET LOCAL only: all clients of
 * the embedded database share one session, so a session-wide search_path (as node-pg-migrate sets it) would briefly
 * give every other client that council's tables.
 */
export interface Owner {
  client: pg.ClientBase;
  /** Folder that holds `platform/` and `tenant/`. */
  migrations: string;
}

/** Migrates the shared schema. Returns the names of the migrations that ran. */
export async function migratePlatform(owner: Owner): Promise<string[]> {
  return inOwnerTransaction(owner.client, async () => {
    await oneAtATime(owner.client);
    await owner.client.query('create schema if not exists platform');
    await owner.client.query('set local search_path = platform, extensions');
    const ran = await applyPending(owner, 'platform');
    await revokeFromAll(owner.client, 'platform');
    return ran;
  });
}

/** Migrates one council's schema, creating schema and role if they are missing. */
export async function migrateTenant(owner: Owner, mainSchema: string): Promise<string[]> {
  if (!/^tenant_[a-z][a-z0-9_]{1,40}$/.test(mainSchema))
    throw new Error(`Not a council's schema: ${mainSchema}`);
  const { client } = owner;
  return inOwnerTransaction(client, async () => {
    await oneAtATime(client);
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${mainSchema}') then
        create role ${mainSchema} nologin;
      end if; end $$`);
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${publicRole(mainSchema)}') then
        create role ${publicRole(mainSchema)} nologin;
      end if; end $$`);
    await client.query(`create schema if not exists ${mainSchema}`);
    await client.query(`set local search_path = ${mainSchema}, extensions`);
    const ran = await applyPending(owner, 'tenant');
    // Every time: a shared table may have been added since this council's schema last changed.
    await revokeFromAll(client, mainSchema);
    await grantToTenant(client, mainSchema);
    await grantToPublic(client, mainSchema);
    return ran;
  });
}

/** Platform first, then every council. */
export async function migrateAll(owner: Owner): Promise<string[]> {
  const ran = await migratePlatform(owner);
  const { rows } = await owner.client.query<{ main_schema: string }>(
    'select main_schema from platform.tenants order by main_schema',
  );
  for (const { main_schema } of rows) ran.push(...(await migrateTenant(owner, main_schema)));
  return ran;
}

/**
 * A transaction as the owner. In the embedded database the one session has become `app`; for this transaction it is the
 * superuser (oid 10) again. A server refuses that to a real `app`, as it should.
 */
export async function inOwnerTransaction<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  isolation: 'read committed' | 'repeatable read' = 'read committed',
): Promise<T> {
  await client.query(`begin isolation level ${isolation}; do $$ begin
    if session_user = 'app' then
      execute format('set local session authorization %I', (select rolname from pg_roles where oid = 10));
    end if; end $$`);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Waits, until the transaction ends, for others that create, migrate or erase: of two deployments the second finds
 * nothing to do, and grants on shared tables that are changed by two at once fail with "tuple concurrently updated".
 */
export async function oneAtATime(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock(827310)');
}

async function applyPending(owner: Owner, kind: 'platform' | 'tenant'): Promise<string[]> {
  const { client } = owner;
  await client.query(
    'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
  );
  const done = new Set(
    (await client.query<{ name: string }>('select name from migrations')).rows.map(
      (row) => row.name,
    ),
  );
  const folder = path.join(owner.migrations, kind);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const ran: string[] = [];
  for (const name of names.filter((each) => !done.has(each))) {
    try {
      await client.query(await readFile(path.join(folder, name), 'utf8'));
    } catch (cause) {
      throw new Error(`Migration ${kind}/${name} failed: ${(cause as Error).message}`, { cause });
    }
    await client.query('insert into migrations (name) values ($1)', [name]);
    ran.push(`${kind}/${name}`);
  }
  return ran;
}

/** PostgreSQL lets everybody run a new function, those with the owner's rights too: whoever needs one is named below. */
async function revokeFromAll(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query(`revoke execute on all routines in schema ${schema} from public`);
}

/** Grants of a council's role: its own schema, PostGIS, and its own rows of the shared tables. */
async function grantToTenant(client: pg.ClientBase, role: string): Promise<void> {
  await client.query(`
    grant usage on schema ${role}, extensions, platform to ${role};
    grant select, insert, update, delete on all tables in schema ${role} to ${role};
    grant usage on all sequences in schema ${role} to ${role};
    grant execute on all routines in schema ${role} to ${role};
    revoke insert, update, delete on ${role}.migrations from ${role};
    grant insert on platform.outbox to ${role};
    grant select, insert, update, delete on platform.idempotency_keys to ${role};
    grant select, insert, update, delete on platform.content_items, platform.content_files, platform.content_tokens to ${role};
    grant select on platform.content_roles, platform.content_policies, platform.gazetteer_places to ${role};
    grant ${role} to app;`);
}

/** What anybody may read who has not signed in: these tables hold nothing but what a council has published. */
const PUBLIC_TABLES = [
  'published_representations',
  'published_attachments',
  'published_documents',
  'published_document_files',
  'published_consultations',
  'published_council_pages',
];
/** What an account writes that answers a document; policies keep each to its own rows. */
const ANSWERED_TABLES = [
  'document_respondents',
  'question_answers',
  'question_answer_versions',
  'question_tags',
];
/** What runs for the public with more rights than it has, or decides which rows are its own. */
const PUBLIC_FUNCTIONS = ['reaches_account', 'poll_results', 'count_reading'];

/** Grants of the role under which public pages are read: whatever is not named here it cannot read, let alone write. */
async function grantToPublic(client: pg.ClientBase, schema: string): Promise<void> {
  const role = publicRole(schema);
  const list = (names: readonly string[]) => names.map((name) => `${schema}.${name}`).join(', ');
  await client.query(`
    grant usage on schema ${schema}, extensions to ${role};
    grant select on ${list(PUBLIC_TABLES)} to ${role};
    grant select, insert, update, delete on ${list(ANSWERED_TABLES)} to ${role};
    grant execute on function ${list(PUBLIC_FUNCTIONS)} to ${role};
    grant ${role} to app;`);
}
