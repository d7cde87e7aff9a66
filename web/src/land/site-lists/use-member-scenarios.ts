import { addToList, removeFromList, sitesOfList } from '@calls/land/site-lists/contract.ts';
import type { ListMember, SiteList } from '@contract/land/ground/site-lists/site-list.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { currentTenant } from '../../api/host.ts';
import { shownBy } from '@contract/platform/shown.ts';
import type { ChosenScenarios } from '../ground/sites/chosen-scenarios.ts';
import { showToast } from '../../ui/toast-store.ts';
import { listPanelMessages as messages } from './messages.ts';

const PAGE = 500;

/**
 * For lists whose members have their own scenarios: shows every site under the stored one, and stores another that is
 * chosen. Gives the function that stores it.
 */
export function useMemberScenarios(list: SiteList, scenarios: ChosenScenarios, on: boolean) {
  const { data, error } = useQuery({
    queryKey: ['site-lists', 'members', currentTenant(), list.id],
    meta: { shows: shownBy(sitesOfList, { listId: list.id }) },
    queryFn: ({ signal }) => allMembers(list.id, signal),
    enabled: on,
  });
  useEffect(() => {
    // A site with several scenarios in the list is shown under the first that was added.
    const seen = new Set<number>();
    for (const { siteId, scenarioName } of data ?? []) {
      if (!seen.has(siteId)) scenarios.choose(siteId, scenarioName);
      seen.add(siteId);
    }
  }, [data, scenarios]);
  useEffect(() => {
    if (error) showToast({ kind: 'danger', title: messages.scenariosFailed, text: error.message });
  }, [error]);

  return (siteId: number, now: string, before: string) => {
    const swap = list.isUnique ? swapInUniqueList : swapInList;
    swap(list.id, { siteId, scenarioName: now }, { siteId, scenarioName: before }).catch(
      (cause: unknown) => {
        scenarios.choose(siteId, before);
        const text = cause instanceof ApiError ? cause.message : String(cause);
        showToast({ kind: 'danger', title: messages.scenarioNotKept, text });
      },
    );
  };
}

async function allMembers(listId: number, signal: AbortSignal): Promise<ListMember[]> {
  const members: ListMember[] = [];
  let total = 1;
  while (members.length < total) {
    const asked = { listId, limit: PAGE, offset: members.length };
    const page = await call(sitesOfList, asked, { signal });
    members.push(...page.sites);
    total = page.sites.length === 0 ? 0 : page.total;
  }
  return members;
}

/** Adds the new one first: half-way the site is in the list twice rather than not at all. */
async function swapInList(listId: number, now: ListMember, before: ListMember): Promise<void> {
  await call(addToList, { listId, sites: [now] });
  await call(removeFromList, { listId, sites: [before] });
}

/** A unique list holds a site once, so the old scenario is removed first, and restored if adding fails. */
async function swapInUniqueList(
  listId: number,
  now: ListMember,
  before: ListMember,
): Promise<void> {
  await call(removeFromList, { listId, sites: [before] });
  try {
    await call(addToList, { listId, sites: [now] });
  } catch (cause) {
    await call(addToList, { listId, sites: [before] });
    throw cause;
  }
}
