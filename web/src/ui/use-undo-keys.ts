import { useEffect, useRef } from 'react';

/** What Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) do; undefined while there is nothing to take back. */
interface Undoing {
  undo: (() => void) | undefined;
  redo?: (() => void) | undefined;
}

/** The newest comes first: an editor opened over a page undoes its own steps before the page's. */
const listening: { current: Undoing }[] = [];

function onKey(event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
  // In a text the browser undoes what was typed; behind a dialog nothing changes unseen.
  const target = event.target as HTMLElement;
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const redoes = key === 'y' || event.shiftKey;
  const top = listening.at(-1)?.current;
  const act = redoes ? top?.redo : top?.undo;
  if (!act) return;
  event.preventDefault();
  act();
}

/** Takes Ctrl+Z for as long as the component is shown, before those that were shown earlier. */
export function useUndoKeys(undoing: Undoing): void {
  const latest = useRef(undoing);
  latest.current = undoing;
  useEffect(() => {
    if (listening.length === 0) document.addEventListener('keydown', onKey);
    listening.push(latest);
    return () => {
      listening.splice(listening.indexOf(latest), 1);
      if (listening.length === 0) document.removeEventListener('keydown', onKey);
    };
  }, []);
}
