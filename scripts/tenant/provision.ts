import { sql, type Tx } from '../../functions/src/platform/db.ts';
import {
  inOwnerTransaction,
  migrateTenant,
  type Owner,
} from '../../functions/src/platform/migrate.ts';
import {
  addDictionaryField,
  type NewField,
} from '../../functions/src/dictionary/addDictionaryField.ts';
import type pg from 'pg';
import type { DemoRole } from '../../emulator-data/accounts.ts';
import { inCouncil } from '../seed/owner.ts';

export interface NewCouncil {
  shortName: string;
  name: string;
  record: Record<string, unknown>;
  fields: readonly NewField[];
  roles: readonly DemoRole[];
  position: number;
}

/** Schema and role of a council: its short name with underscores. */
export function schemaOf(shortName: string): string {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(shortName)) {
    throw new Error(
      `'${shortName}' is no short name: 2 to 31 lower-case letters, digits and hyphens`,
    );
  }
  return `tenant_${shortName.replaceAll('-', '_')}`;
}

/** Makes what is missing of a council: record, role, schema, its own columns, roles. What is there stays. */
export async function provisionCouncil(
  owner: Owner & { client: pg.Client },
  council: NewCouncil,
): Promise<string> {
  const schema = schemaOf(council.shortName);
  await inOwnerTransaction(owner.client, () =>
    owner.client.query(
      `insert into platform.tenants (short_name, name, main_schema, record, position)
       values ($1, $2, $3, $4, $5) on conflict (short_name) do nothing`,
      [council.shortName, council.name, schema, JSON.stringify(council.record), council.position],
    ),
  );
  await migrateTenant(owner, schema);
  await inCouncil(owner.client, schema, async (tx) => {
    await addMissingFields(tx, council.fields);
    await addRoles(tx, council.roles);
  });
  return schema;
}

async function addMissingFields(tx: Tx, fields: readonly NewField[]): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select db_property_name as name from dictionary_fields`.execute(tx);
  const there = new Set(rows.map(({ name }) => name));
  for (const [position, field] of fields.entries()) {
    if (!there.has(field.dbPropertyName))
      await addDictionaryField(tx, { ...field, position: position + 1 });
  }
}

async function addRoles(tx: Tx, roles: readonly DemoRole[]): Promise<void> {
  for (const role of roles) {
    const { rows } = await sql`
      insert into roles (id, name) values (${role.id}, ${role.name}) on conflict do nothing returning id`.execute(
      tx,
    );
    // A role that the council has changed keeps what the council gave it.
    if (rows.length === 0) continue;
    await sql`
      insert into role_grants (role_id, unit, action)
      select ${role.id}, g ->> 0, g ->> 1 from jsonb_array_elements(${JSON.stringify(role.grants)}::jsonb) g
      on conflict do nothing`.execute(tx);
  }
}
