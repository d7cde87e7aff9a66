import type pg from 'pg';
import {
  addDictionaryField,
  type NewField,
} from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import { sql, type Tx } from '../../functions/src/platform/db.ts';
import {
  inOwnerTransaction,
  migrateTenant,
  type Owner,
} from '../../functions/src/platform/migrate.ts';
import { createTenant, schemaOf } from '../../functions/src/council/tenants/create.ts';
import { inCouncil } from '../seed/owner.ts';

export interface NewCouncil {
  shortName: string;
  name: string;
  record: Record<string, unknown>;
  fields: readonly NewField[];
  position: number;
}

/** Creates whatever a council lacks: record, role, schema, its own columns. Existing parts are left alone. */
export async function provisionCouncil(owner: Owner, council: NewCouncil): Promise<string> {
  const { shortName } = council;
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(shortName)) {
    throw new Error(
      `'${shortName}' is no short name: 2 to 31 lower-case letters, digits and hyphens`,
    );
  }
  const schema = schemaOf(shortName);
  if (await isMade(owner.client, schema)) await migrateTenant(owner, schema);
  else await createTenant(owner, { ...council, authTenantId: null });
  await inCouncil(owner.client, schema, (tx) => addMissingFields(tx, council.fields));
  return schema;
}

/** Creating a council ends with its roles. Once created, it is not created again: that would undo its own changes. */
async function isMade(client: pg.ClientBase, schema: string): Promise<boolean> {
  return inOwnerTransaction(client, async () => {
    const table = await client.query<{ there: boolean }>(
      'select to_regclass($1) is not null as there',
      [`${schema}.roles`],
    );
    if (!table.rows[0]?.there) return false;
    return (await client.query(`select 1 from "${schema}".roles limit 1`)).rows.length > 0;
  });
}

async function addMissingFields(tx: Tx, fields: readonly NewField[]): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select db_property_name as name from dictionary_fields`.execute(tx);
  const there = new Set(rows.map(({ name }) => name));
  for (const [position, field] of fields.entries()) {
    if (!there.has(field.dbPropertyName)) {
      await addDictionaryField(tx, { ...field, position: position + 1 });
    }
  }
}
