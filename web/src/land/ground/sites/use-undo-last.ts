import { useRef } from 'react';
import { useUndoKeys } from '../../../ui/use-undo-keys.ts';
import { lastChangeOf, savesEnded } from './saved-changes.ts';
import { useSite } from './site-context.tsx';
import { useUndo } from './use-undo.ts';

/**
 * Ctrl+Z takes back what was saved last on this site's page, and then what was saved before that. Presses while
 * something is being saved or undone wait for it, one after the other; a failure ends those that wait, because they
 * meant what came after it.
 */
export function useUndoLast(): void {
  const { siteId } = useSite();
  const { undo } = useUndo();
  const presses = useRef({ waiting: 0, isRunning: false });

  async function takeBackNext(): Promise<boolean> {
    if (!(await savesEnded(siteId))) return false;
    const last = lastChangeOf(siteId);
    if (!last) return false;
    return (await undo(last.label, { change_id: last.changeId })) !== undefined;
  }

  async function press(): Promise<void> {
    const state = presses.current;
    state.waiting += 1;
    if (state.isRunning) return;
    state.isRunning = true;
    for (; state.waiting > 0; state.waiting -= 1) if (!(await takeBackNext())) state.waiting = 1;
    state.isRunning = false;
  }

  useUndoKeys({ undo: () => void press() });
}
