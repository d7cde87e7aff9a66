import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { sharedBoundaryMessages as messages } from './boundary-messages.ts';
import { siteChanges } from './site-changes.ts';
import { siteNames } from './site-names.ts';

/** A site that another took in as its part, and the parent that it had before. */
export interface ChildBack {
  siteId: number;
  parentBefore: number | null;
}

/** Those that are still parts of the site; a parent that was deleted since is none. */
export async function stillChildren(
  tx: Tx,
  siteId: number,
  children: readonly ChildBack[],
): Promise<ChildBack[]> {
  if (children.length === 0) return [];
  const { rows } = await sql<ChildBack>`
    select c.id as "siteId", p.id as "parentBefore"
      from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as b ("siteId" bigint, "parentBefore" bigint)
      join sites c on c.id = b."siteId" and c.parent_id = ${siteId} and not c.is_deleted
      left join sites p on p.id = b."parentBefore" and not p.is_deleted
     order by c.id`.execute(tx);
  return rows;
}

/** In words, that a parent which is to be given back lies inside of its child by now; undefined where none does. */
export async function circleIn(
  tx: Tx,
  children: readonly ChildBack[],
): Promise<string | undefined> {
  const before = children.flatMap(({ parentBefore }) => parentBefore ?? []);
  if (before.length === 0) return undefined;
  const { rows } = await sql<{ id: number; parentId: number | null }>`
    with recursive around as (
      select id, parent_id from sites where id = any(${before}::bigint[])
      union
      select s.id, s.parent_id from sites s join around a on s.id = a.parent_id)
    select id, parent_id as "parentId" from around`.execute(tx);
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  for (const { siteId, parentBefore } of children) parents.set(siteId, parentBefore);
  for (const { siteId, parentBefore } of children) {
    const seen = new Set<number>();
    for (let at = parentBefore; at !== null && !seen.has(at); at = parents.get(at) ?? null)
      seen.add(at);
    if (!seen.has(siteId) || parentBefore === null) continue;
    const names = await siteNames(tx, [siteId, parentBefore]);
    return messages.circle(
      names.get(siteId) ?? String(siteId),
      names.get(parentBefore) ?? String(parentBefore),
    );
  }
  return undefined;
}

/** Gives sites the parents that they had, with a line in their histories. */
export async function restoreParents(
  tx: Tx,
  actor: Actor,
  children: readonly ChildBack[],
): Promise<void> {
  const names = await siteNames(
    tx,
    children.flatMap(({ parentBefore }) => parentBefore ?? []),
  );
  for (const { siteId, parentBefore } of children) {
    await sql`update sites set parent_id = ${parentBefore} where id = ${siteId}`.execute(tx);
    const name = parentBefore === null ? undefined : names.get(parentBefore);
    const newValue = name === undefined ? messages.noPart : messages.partOf(name);
    await changed(tx, actor, {
      of: siteChanges,
      ids: [siteId],
      kind: 'updated',
      around: true,
      history: [{ field: 'parent_id', label: messages.childLabel, newValue }],
    });
  }
}
