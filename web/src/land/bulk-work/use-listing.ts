import {
  addToList,
  createSiteList,
  removeFromList,
  sitesOfList,
} from '@calls/land/site-lists/contract.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { useFlag } from '../../session/tenant.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { renewListSearches } from '../ground/search/renew-list-searches.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { inChunks } from '../../api/in-chunks.ts';
import { bulkWorkMessages as messages } from './messages.ts';
import type { useBulkRun } from './use-bulk-run.ts';

export interface ChosenList {
  /** Undefined for a list that is still to be created. */
  id?: number;
  listName: string;
  sites?: number;
}

const PAGE = 500;
/** Members read before adding, so that undoing removes only the new ones; for a longer list no undo is offered. */
const MAX_READ = 5_000;

/** Adds the selection to a list, creating it if it is new, and offers to undo that. */
export function useListing() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { scenarios } = useSearchModel();
  const individual = useFlag('sites list individual scenario');
  // The same key for every attempt: a retry does not create a second list.
  const intent = useRef({ name: '', key: '' });

  return async (target: ChosenList, bulk: ReturnType<typeof useBulkRun>) => {
    let list: (ChosenList & { id: number }) | undefined;
    let before: ReadonlySet<number> | undefined;
    let added = 0;
    const { done, left } = await bulk.run(async (part, once) => {
      list ??= await listOf(target);
      before ??= await membersOf(list);
      const sites = part.map((siteId) => {
        const scenarioName = individual ? scenarios.of(siteId) : BASE;
        return scenarioName === BASE ? { siteId } : { siteId, scenarioName };
      });
      added += (await call(addToList, { listId: list.id, sites }, once)).added;
    }, messages.addedToList);
    if (list) void renewListSearches(queries, list.id);
    if (list && done.length > 0) tell(list, done, added, before);
    return { done: done.length, left: left.length, list };
  };

  async function listOf(target: ChosenList): Promise<ChosenList & { id: number }> {
    if (target.id !== undefined) return { ...target, id: target.id };
    const name = target.listName;
    if (intent.current.name !== name) intent.current = { name, key: crypto.randomUUID() };
    const input = { listName: name, isUnique: false };
    const { list } = await call(createSiteList, input, { idempotencyKey: intent.current.key });
    intent.current = { name: '', key: '' };
    return { ...list, sites: 0 };
  }

  function tell(
    list: ChosenList & { id: number },
    done: number[],
    added: number,
    before: ReadonlySet<number> | undefined,
  ) {
    const fresh = done.filter((id) => !before?.has(id));
    const already = done.length - added;
    showToast({
      kind: added > 0 ? 'success' : 'info',
      title: messages.listDone(list.listName, added),
      ...(already > 0 ? { text: messages.listAlready(already) } : {}),
      action:
        before && fresh.length > 0
          ? { label: uiMessages.undo, run: () => void undo(list, fresh) }
          : { label: messages.openList, run: () => void navigate(`/list/${list.id}`) },
    });
  }

  async function undo(list: ChosenList & { id: number }, siteIds: number[]) {
    const { error } = await inChunks(siteIds, async (part, once) => {
      const sites = part.map((siteId) => ({ siteId }));
      await call(removeFromList, { listId: list.id, sites }, once);
    });
    void renewListSearches(queries, list.id);
    showToast(
      error
        ? { kind: 'danger', title: messages.undoFailed, text: error.message }
        : { kind: 'info', title: messages.listUndone(list.listName) },
    );
  }
}

/** The members before; undefined where there are too many to read. */
async function membersOf(list: { id: number; sites?: number }) {
  const members = new Set<number>();
  if ((list.sites ?? 0) > MAX_READ) return undefined;
  for (let offset = 0; offset < (list.sites ?? 0); offset += PAGE) {
    const page = await call(sitesOfList, { listId: list.id, limit: PAGE, offset });
    for (const { siteId } of page.sites) members.add(siteId);
  }
  return members;
}
