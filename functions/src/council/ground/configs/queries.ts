import { sql, type Tx } from '../../../platform/db.ts';
import type { ConfigRecord, ConfigStore } from './config-record.ts';
import { configStores } from './config-record.ts';

const columns = sql`c.id, c.collection as "table", coalesce(c.data ->> 'config_type_id', '') as config_type_id,
  c.data -> 'config' as config`;

/** Configurations by id; a council's own replaces a shared one with the same id. */
export async function configsByIds(
  tx: Tx,
  ids: readonly string[],
  table: ConfigStore,
): Promise<ConfigRecord[]> {
  const { rows } = await sql<ConfigRecord>`
    select distinct on (c.id) ${columns}
      from platform.content_items c
     where c.collection = ${table} and c.id = any(${[...ids]}::text[])
     order by c.id, c.tenant_role nulls last`.execute(tx);
  return rows;
}

/** The council's own configurations of a type, then the shared ones; newest first. */
export async function configsOfType(
  tx: Tx,
  type: string,
  stores: readonly ConfigStore[] = configStores,
): Promise<ConfigRecord[]> {
  const { rows } = await sql<ConfigRecord>`
    select ${columns}
      from platform.content_items c
     where c.collection = any(${[...stores]}::text[]) and c.data ->> 'config_type_id' = ${type}
     order by c.tenant_role nulls last, array_position(${[...stores]}::text[], c.collection),
              c.updated_at desc, c.id
     limit 500`.execute(tx);
  return rows;
}

/** Which configuration is assigned for this type, under this name or under none; the newest assignment wins. */
export async function assignedConfig(
  tx: Tx,
  type: string,
  assignment: string | undefined,
): Promise<{ id: string; table: ConfigStore } | undefined> {
  const { rows } = await sql<{ id: string; table: ConfigStore }>`
    select a.data ->> 'config_id' as id, coalesce(a.data ->> 'table', 'configs') as "table"
      from platform.content_items a
     where a.collection = 'config_assignment' and a.data ->> 'config_type_id' = ${type}
       and a.data ->> 'config_id' is not null
       and coalesce(a.data ->> 'assignment', '') = ${assignment ?? ''}
     order by a.tenant_role nulls last, a.updated_at desc, a.id limit 1`.execute(tx);
  return rows[0];
}

/** A configuration's metadata, the council's own entries first. */
export async function configMetadata(tx: Tx, configId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ meta: Record<string, unknown> }>`
    select m.data || jsonb_build_object('id', m.id) as meta
      from platform.content_items m
     where m.collection = 'config_meta' and m.data ->> 'config_id' = ${configId}
     order by m.tenant_role nulls last, m.updated_at desc, m.id limit 100`.execute(tx);
  return rows.map(({ meta }) => meta);
}
