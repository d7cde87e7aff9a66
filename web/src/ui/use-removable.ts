import { useRef, useState } from 'react';
import { uiMessages as messages } from './messages.ts';
import { showToast } from './toast-store.ts';

type Id = string | number;

interface Removing<T, Answer> {
  id: (item: T) => Id;
  remove: (item: T) => Promise<Answer>;
  /** Puts back what was removed. */
  restore: (item: T) => Promise<unknown>;
  /** Whether it can be put back, judging by the answer of `remove`; by default it can. */
  canRestore?: (answer: Answer) => boolean;
  /** The delay in ms before it is removed; until then `keep` keeps it. */
  after?: number;
  /** The text of the toasts; `restored` if an undo has no visible effect. */
  removed: (item: T) => string;
  restored?: (item: T) => string;
  failed?: (item: T) => string;
  /** Resolves once the list has been fetched again: until then a removed item counts as leaving. */
  renewed?: () => Promise<unknown>;
}

/**
 * Deletes with an undo in the toast instead of a question before. `isLeaving` names items on their way out, so that a
 * list can hide them at once and a second press does nothing.
 */
export function useRemovable<T, Answer = unknown>(removing: Removing<T, Answer>) {
  const { id, removed, restored } = removing;
  const [leaving, setLeaving] = useState<ReadonlySet<Id>>(new Set());
  const busy = useRef(new Set<Id>());
  const waiting = useRef(new Map<Id, ReturnType<typeof setTimeout>>());
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
  }

  async function leave(item: T) {
    waiting.current.delete(id(item));
    try {
      const answer = await removing.remove(item);
      const action = { label: messages.undo, run: () => void undo(item) };
      const undoable = removing.canRestore?.(answer) ?? true;
      showToast({ kind: 'info', title: removed(item), ...(undoable ? { action } : {}) });
    } catch (error) {
      failed(item, error);
    }
    await removing.renewed?.();
    stays(item);
  }

  async function remove(item: T) {
    if (busy.current.has(id(item))) return;
    busy.current.add(id(item));
    setLeaving(new Set(busy.current));
    if (removing.after === undefined) await leave(item);
    else
      waiting.current.set(
        id(item),
        setTimeout(() => void leave(item), removing.after),
      );
  }

  function keep(item: T) {
    // Once removal has begun, only the toast brings it back.
    if (!waiting.current.has(id(item))) return;
    clearTimeout(waiting.current.get(id(item)));
    waiting.current.delete(id(item));
    stays(item);
  }
  return { remove, keep, isLeaving: (item: T) => leaving.has(id(item)) };
}
