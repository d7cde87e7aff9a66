import { sql, type Tx } from '../../../platform/db.ts';

/** Adds an item to the council; its id is the given one or a new one. */
export async function insertItem(
  tx: Tx,
  item: { collection: string; id: string | undefined; tenant: string; data: object },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into platform.content_items (collection, id, tenant, data)
    values (${item.collection}, coalesce(${item.id ?? null}, gen_random_uuid()::text), ${item.tenant},
            ${JSON.stringify(item.data)}::jsonb)
    returning id`.execute(tx);
  return (rows[0] as { id: string }).id;
}

/** Merges new fields into an item of the council; false if there is none (a shared item does not belong to it). */
export async function updateItem(
  tx: Tx,
  item: { collection: string; id: string; data: object },
): Promise<boolean> {
  const { rows } = await sql`
    update platform.content_items
       set data = data || ${JSON.stringify(item.data)}::jsonb, updated_at = clock_timestamp()
     where collection = ${item.collection} and id = ${item.id} and tenant_role = current_user
    returning id`.execute(tx);
  return rows.length === 1;
}

/** Removes items of the council; gives the ids of those that existed. */
export async function deleteItems(tx: Tx, collection: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from platform.content_items
     where collection = ${collection} and id = any(${ids}::text[]) and tenant_role = current_user
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
