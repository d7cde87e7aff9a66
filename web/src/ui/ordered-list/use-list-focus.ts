import { useEffect, useRef, useState } from 'react';

/** Where the focus goes once the changed list is shown. */
interface Wanted {
  /** The key of an item; for one that was just added, its place and how many there are then. */
  row: string | { place: number; of: number } | undefined;
  /** What had the focus in the item. */
  held: Element | null;
  part: 'handle' | 'field';
  /** What had the focus when the change was asked for: whoever has gone on since is not called back. */
  before: Element | null;
}

const FIELD = 'input, textarea, select, [contenteditable="true"]';
const CONTROL = `button:not(:disabled), a[href], ${FIELD}`;

/** Gives what takes the focus where nothing in the list can. */
export type FocusElsewhere = () => HTMLElement | null | undefined;

/**
 * Keeps the focus in a list whose rows move, come and go; `frame` is what holds them and their Add button. From the
 * last that is removed, where nothing adds another, the focus goes `elsewhere`.
 */
export function useListFocus<Frame extends HTMLElement = HTMLDivElement>(
  items: readonly unknown[],
  elsewhere?: FocusElsewhere,
) {
  const frame = useRef<Frame>(null);
  const [wanted, setWanted] = useState<Wanted>();
  useEffect(() => {
    // What was added may come later than the answer.
    if (!wanted || (typeof wanted.row === 'object' && items.length < wanted.row.of)) return;
    setWanted(undefined);
    const now = document.activeElement;
    if (now !== document.body && now !== wanted.before) return;
    const target = targetOf(frame.current, wanted) ?? (wanted.row === undefined && elsewhere?.());
    if (!target) return;
    target.focus();
    // A browser does not move what it shows where the focus was there before.
    target.scrollIntoView?.({ block: 'nearest' });
  }, [wanted, items, elsewhere]);
  /** Remembers where the focus is; what it gives sends it on, once the change is made. */
  const later = (row: Wanted['row'], part: Wanted['part'], held: Element | null = null) => {
    const before = document.activeElement;
    return () => setWanted({ row, part, held, before });
  };
  return {
    frame,
    /** Back to what had the focus in an item, or to its handle. */
    stayIn: (key: string) => {
      const now = document.activeElement;
      return later(key, 'handle', rowOf(frame.current, key)?.contains(now) ? now : null);
    },
    /**
     * To an item, from one that leaves: from its field, such as a box, into the next, so that the same key works on;
     * from any other control to the handle. Without an item, to what adds the first, or elsewhere.
     */
    goTo: (key: string | undefined) =>
      later(key, document.activeElement?.matches(FIELD) ? 'field' : 'handle'),
    /** Into the field of an item that is being added. */
    goInto: (row: NonNullable<Wanted['row']>) => later(row, 'field'),
    /** The same, but only where what had the focus has gone. */
    goIntoIfLost: (row: NonNullable<Wanted['row']>) => () =>
      setWanted({ row, part: 'field', held: null, before: null }),
  };
}

function targetOf(frame: HTMLElement | null, { row, held, part }: Wanted) {
  if (row === undefined) return frame?.querySelector<HTMLElement>(`[data-foot] :is(${CONTROL})`);
  if (held?.isConnected) return held as HTMLElement;
  const element = rowOf(frame, row);
  const handle = element?.querySelector<HTMLElement>('[data-handle]');
  const field = element?.querySelector<HTMLElement>(FIELD);
  const wanted = part === 'handle' ? (handle ?? field) : (field ?? handle);
  return wanted ?? element?.querySelector<HTMLElement>(CONTROL);
}

function rowOf(frame: HTMLElement | null, row: NonNullable<Wanted['row']>) {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find(
    (each) =>
      // A row may have a list of its own.
      each.closest('[data-ordered]') === frame &&
      (typeof row === 'string'
        ? each.dataset['entry'] === row
        : each.dataset['place'] === String(row.place)),
  );
}
