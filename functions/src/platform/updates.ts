import { afterCommit, sql, type Tx } from './db.ts';
import type { Entity } from './entities.ts';
import { publishNews } from './news.ts';

/** Instead of an id: too many records changed to announce each. */
export const MANY_RECORDS = 'several';

export interface Update {
  entity: Entity;
  id: string | number;
  kind: 'created' | 'updated' | 'deleted';
}

/** One change to records of one kind, and the browser tab that made it. */
export interface Announcement {
  entity: Entity;
  ids: readonly Update['id'][];
  kind: Update['kind'];
  tab: string | undefined;
}

/** How many changed records are announced one by one: thousands must not become as many events in every page. */
const MAX_NAMED = 10;

/**
 * 'api entity update': announces to everybody signed in to this council which records changed, each once. Written in
 * the transaction of the change (polling reads it) and sent to Firestore after the commit. Called by `changed`.
 */
export async function announceUpdates(tx: Tx, announcements: Announcement[]): Promise<void> {
  const news = distinct(announcements.flatMap(eventsOf));
  if (news.length === 0) return;
  const { rows } = await sql<{ id: number; schema: string }>`
    insert into updates (entity, entity_id, kind, tab)
    select n.entity, n."entityId", n.kind, n.tab
      from rows from (jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
                   as (entity text, "entityId" text, kind text, tab text))
           with ordinality as n (entity, "entityId", kind, tab, at)
     order by n.at
    returning id, current_user::text as schema`.execute(tx);
  for (const [index, { id, schema }] of rows.entries()) {
    afterCommit(tx, () => publishNews(schema, 'updates', String(id), { ...news[index] }));
  }
}

interface News {
  entity: Entity;
  entityId: string;
  kind: Update['kind'];
  tab: string | null;
}

function eventsOf({ entity, ids, kind, tab }: Announcement): News[] {
  const named = ids.length > MAX_NAMED ? [MANY_RECORDS] : ids;
  return named.map((id) => ({ entity, entityId: String(id), kind, tab: tab ?? null }));
}

/** A record created and then updated in one transaction counts as new; one updated twice is announced once. */
function distinct(news: News[]): News[] {
  const told = new Set<string>();
  return news.filter(({ entity, entityId, kind }) => {
    const key = `${entity} ${entityId}`;
    if (told.has(key) && kind === 'updated') return false;
    told.add(key);
    return true;
  });
}
