import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { sharedBoundaryMessages as messages } from './boundary-messages.ts';
import { type ChildBack, findAncestry, writeParent } from './queries/parents.ts';
import { siteChanges } from './site-changes.ts';
import { siteNames } from './site-names.ts';

/** In words, that a parent which is to be given back lies inside of its child by now; undefined where none does. */
export async function circleIn(
  tx: Tx,
  children: readonly ChildBack[],
): Promise<string | undefined> {
  const before = children.flatMap(({ parentBefore }) => parentBefore ?? []);
  if (before.length === 0) return undefined;
  const ancestry = await findAncestry(tx, before);
  const parents = new Map(ancestry.map(({ id, parentId }) => [id, parentId]));
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
    await writeParent(tx, siteId, parentBefore);
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
