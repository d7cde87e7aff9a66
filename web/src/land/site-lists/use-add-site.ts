import { addToList, createSiteList, removeFromList } from '@calls/land/site-lists/contract.ts';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { ownChangesShown } from '../../api/query-client.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useRemovable } from '../../ui/use-removable.ts';
import { listPanelMessages as messages } from './messages.ts';

/** An existing list, or the name of a new one. */
export interface TargetList {
  id?: number;
  listName: string;
}

/** Adds the page's site, under its scenario, to a list, creating it if it is new; or removes it. Both can be undone. */
export function useAddSite() {
  const { siteId, scenario } = useSite();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The same key for every attempt: a retry does not create a second list.
  const intent = useRef({ name: '', key: '' });
  const member = { siteId, scenarioName: scenario };

  /** Gives whether it succeeded; otherwise `problem` says why. */
  async function add(target: TargetList): Promise<boolean> {
    setRunning(true);
    setProblem(undefined);
    try {
      const id = target.id ?? (await created(target.listName));
      const { added } = await call(addToList, { listId: id, sites: [member] });
      intent.current = { name: '', key: '' };
      const undo = { label: uiMessages.undo, run: () => void takeOff(id, target.listName) };
      showToast({
        kind: 'success',
        title: messages.addedTo(target.listName),
        ...(added > 0 ? { action: undo } : { text: messages.holdsIt }),
      });
      return true;
    } catch (error) {
      setProblem(`${messages.addToFailed(target.listName)}: ${(error as Error).message}`);
      return false;
    } finally {
      setRunning(false);
    }
  }

  async function created(listName: string): Promise<number> {
    if (intent.current.name !== listName) {
      intent.current = { name: listName, key: crypto.randomUUID() };
    }
    const input = { listName, isUnique: false };
    const { list } = await call(createSiteList, input, { idempotencyKey: intent.current.key });
    return list.id;
  }

  /** Undoes the addition. */
  async function takeOff(listId: number, listName: string) {
    try {
      await call(removeFromList, { listId, sites: [member] });
      showToast({ kind: 'info', title: messages.takenOffAgain(listName) });
    } catch (error) {
      showToast({ kind: 'danger', title: messages.undoFailed, text: (error as Error).message });
    }
  }

  /** Removes the site from a list; if only other scenarios of it are members, all of them. */
  const { remove: take } = useRemovable<Required<TargetList>, { removed: number }>({
    id: ({ id }) => id,
    remove: async ({ id }) => {
      const answer = await call(removeFromList, { listId: id, sites: [member] });
      if (answer.removed === 0) await call(removeFromList, { listId: id, sites: [{ siteId }] });
      return answer;
    },
    // The other scenarios that were members are not known.
    canRestore: ({ removed }) => removed > 0,
    restore: ({ id }) => call(addToList, { listId: id, sites: [member] }),
    removed: ({ listName }) => messages.takenOff(listName),
    restored: ({ listName }) => messages.addedTo(listName),
    failed: ({ listName }) => messages.takeOffFailed(listName),
    renewed: ownChangesShown,
  });

  return { add, take, running, problem };
}
