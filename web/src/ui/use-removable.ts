import { useRef, useState } from 'react';
import { uiMessages as messages } from './messages.ts';
import { showToast } from './toast-store.ts';

type Id = string | number;

interface Removing<T> {
  id: (item: T) => Id;
  remove: (item: T) => Promise<unknown>;
  /** Puts back what was removed. */
  restore: (item: T) => Promise<unknown>;
  /** What the toasts say; `restored` where undoing is not plain to see. */
  removed: (item: T) => string;
  restored?: (item: T) => string;
  failed?: (item: T) => string;
  /** Asks anew for what now differs; after each of the two, done or not. */
  renew: () => unknown;
}

/**
 * Deleting with an undo in the toast instead of a question before it. What leaves is named by
 * `isLeaving`, so that a list can leave it out at once, and a second press does nothing.
 */
export function useRemovable<T>(removing: Removing<T>) {
  const { id, removed, restored, renew } = removing;
  const [leaving, setLeaving] = useState<ReadonlySet<Id>>(new Set());
  const busy = useRef(new Set<Id>());
  const stays = (item: T) => {
    busy.current.delete(id(item));
    setLeaving(new Set(busy.current));
  };
  const failed = (item: T, error: unknown) =>
    showToast({
      kind: 'danger',
      title: removing.failed?.(item) ?? messages.errorOccurred,
      text: (error as Error).message,
    });

  async function undo(item: T) {
    try {
      await removing.restore(item);
      if (restored) showToast({ kind: 'success', title: restored(item) });
    } catch (error) {
      failed(item, error);
    }
    await renew();
  }

  async function remove(item: T) {
    if (busy.current.has(id(item))) return;
    busy.current.add(id(item));
    setLeaving(new Set(busy.current));
    try {
      await removing.remove(item);
      const action = { label: messages.undo, run: () => void undo(item) };
      showToast({ kind: 'info', title: removed(item), action });
    } catch (error) {
      failed(item, error);
    }
    await renew();
    stays(item);
  }
  return { remove, isLeaving: (item: T) => leaving.has(id(item)) };
}
