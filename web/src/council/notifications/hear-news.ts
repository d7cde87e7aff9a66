import { entities, type Entity } from '@contract/platform/entities.ts';
import type { QueryClient } from '@tanstack/react-query';
import { renewByNews } from '../../api/renew.ts';
import type { Change } from '@contract/platform/shown.ts';
import { currentTab } from '../../api/tab.ts';

/** An 'api entity update', from polling or from Firestore. */
export interface News {
  entity: string;
  entityId: string;
  kind: string;
  tab?: string | null;
}

/** Instead of an id: too many records changed for news of each. */
const SEVERAL = 'several';

/**
 * Refetches what others changed. This tab's own changes are shown already, and kinds that it does not know are
 * ignored. `uid`: who is signed in, so that their own account is recognised.
 */
export function hearNews(
  queries: QueryClient,
  news: readonly News[],
  { tab = currentTab(), uid }: { tab?: string; uid?: string | undefined } = {},
): void {
  const changes = news
    .filter((each) => each.tab !== tab)
    .flatMap(changeIn)
    .map((change) => ({ ...change, own: uid !== undefined && (change.ids?.has(uid) ?? false) }));
  if (changes.length > 0) renewByNews(queries, changes);
}

function changeIn({ entity, entityId, kind }: News): Change[] {
  if (!(entities as readonly string[]).includes(entity)) return [];
  const change = { entity: entity as Entity, membership: kind !== 'updated' };
  return [entityId === SEVERAL ? change : { ...change, ids: new Set([entityId]) }];
}
