import { afterCommit, sql, type Tx } from './db.ts';
import { publishNews } from './news.ts';

/** In place of an id: more records changed than are worth an event each. */
export const SEVERAL = 'several';

export interface Update {
  entity: 'site' | 'site-list' | 'tag' | 'layer' | 'notification' | 'config' | 'tenant';
  id: string | number;
  kind: 'created' | 'updated' | 'deleted';
}

/**
 * 'api entity update': tells everybody signed in to this council that a record changed. Written in the
 * transaction of the change (the poll reads it) and sent to Firestore after the commit.
 */
export async function announceUpdate(tx: Tx, update: Update): Promise<void> {
  const { rows } = await sql<{ id: number; schema: string }>`
    insert into updates (entity, entity_id, kind)
    values (${update.entity}, ${String(update.id)}, ${update.kind})
    returning id, current_user::text as schema`.execute(tx);
  const row = rows[0];
  if (!row) return;
  afterCommit(tx, () =>
    publishNews(row.schema, 'updates', String(row.id), {
      entity: update.entity,
      entityId: String(update.id),
      kind: update.kind,
    }),
  );
}

/** How many changed records are announced one by one. */
const MOST_NAMED = 10;

/** As announceUpdate, for many: thousands of changes must not become as many events for every open browser. */
export async function announceUpdates(
  tx: Tx,
  { entity, ids, kind }: Omit<Update, 'id'> & { ids: Update['id'][] },
): Promise<void> {
  for (const id of ids.length > MOST_NAMED ? [SEVERAL] : ids) {
    await announceUpdate(tx, { entity, id, kind });
  }
}
