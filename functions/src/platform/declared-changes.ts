import type { Actor } from './actor.ts';
import { changed } from './changed.ts';
import type { Contract } from './contract.ts';
import type { Tx } from './db.ts';
import type { Entity } from './entities.ts';
import { type Change, changedBy } from './shown.ts';
import { MANY_RECORDS, type Update } from './updates.ts';

/**
 * Kinds that nothing follows but news: they are announced as the contract declares them. What else follows a change of
 * the others their own code knows, which calls `changed`; notifications and exports have a feed of their own.
 */
const ANNOUNCED_AS_DECLARED: ReadonlySet<Entity> = new Set<Entity>([
  'account',
  'aggregated-data',
  'api-key',
  'campaign',
  'import',
  'layout',
  'public-submission',
  'template',
  'theme',
]);

interface DeclaredNews {
  entity: Entity;
  ids: string[];
  kind: Update['kind'];
}

/** What a call of this contract announces by its declaration alone. */
export function declaredNews(
  { method, changes = [] }: Pick<Contract, 'changes'> & { method?: Contract['method'] },
  input: unknown,
  actor: Pick<Actor, 'uid'> | undefined,
): DeclaredNews[] {
  const declared = changedBy({ changes }, input).filter(({ entity }) =>
    ANNOUNCED_AS_DECLARED.has(entity),
  );
  return [...new Set(declared.map(({ entity }) => entity))].flatMap((entity) => {
    const ofKind = declared.filter((change) => change.entity === entity);
    const membership = ofKind.some((change) => change.membership);
    const ids = new Set(ofKind.flatMap((change) => idsOf(change, actor)));
    if (ids.size === 0 && !membership) return [];
    const comesOrGoes = method === 'DELETE' ? 'deleted' : 'created';
    const kind = membership ? comesOrGoes : 'updated';
    return [{ entity, ids: ids.size > 0 ? [...ids] : [MANY_RECORDS], kind }];
  });
}

function idsOf({ ids, own }: Change, actor: Pick<Actor, 'uid'> | undefined): string[] {
  if (own) return actor ? [actor.uid] : [];
  return ids ? [...ids] : [MANY_RECORDS];
}

/** Announces what was declared, in the transaction of the change. */
export async function announceDeclared(
  tx: Tx,
  actor: Actor | undefined,
  news: readonly DeclaredNews[],
): Promise<void> {
  for (const { entity, ids, kind } of news)
    await changed(tx, actor ?? null, { of: { entity }, ids, kind });
}
