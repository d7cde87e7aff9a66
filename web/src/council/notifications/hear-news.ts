import { entities, type Entity } from '@contract/platform/entities.ts';
import type { QueryClient } from '@tanstack/react-query';
import { renewByNews } from '../../api/renew.ts';
import type { Change } from '../../api/shown.ts';
import { currentTab } from '../../api/tab.ts';

/** An 'api entity update' as poll and Firestore bring it. */
export interface News {
  entity: string;
  entityId: string;
  kind: string;
  tab?: string | null;
}

/** In place of an id: more records changed than have news each. */
const SEVERAL = 'several';

/** Shows what others changed. What this tab changed it shows already; what it does not know it shows nothing of. */
export function hearNews(queries: QueryClient, news: readonly News[], tab = currentTab()): void {
  const changes = news.filter((each) => each.tab !== tab).flatMap(changeIn);
  if (changes.length > 0) renewByNews(queries, changes);
}

function changeIn({ entity, entityId, kind }: News): Change[] {
  if (!(entities as readonly string[]).includes(entity)) return [];
  const change = { entity: entity as Entity, membership: kind !== 'updated' };
  return [entityId === SEVERAL ? change : { ...change, ids: new Set([entityId]) }];
}
