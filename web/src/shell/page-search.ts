/** The box of a page's search, and what unfolds it where it is folded away. */
const BOX = '[data-search]';
const OPENER = '[data-opens-search]';

/** A box that is unfolded may take this many animation frames to come. */
const PATIENCE = 30;

/** Whether the page that is shown has a search of its own, also behind what lies over it. */
export const hasSearch = (): boolean => document.querySelector(`${BOX}, ${OPENER}`) !== null;

/** Whether that can be gone to now. */
export function canSearchHere(): boolean {
  if (document.querySelector(BOX)) return true;
  return hasSearch() && !document.querySelector('dialog[open]');
}

/** Focuses the page's search, unfolded first where it must be; with words it searches for these. */
export function searchHere(words?: string): void {
  if (!document.querySelector(BOX)) document.querySelector<HTMLElement>(OPENER)?.click();
  focusOnce(BOX, PATIENCE, words);
}

/**
 * Focuses the box as soon as it is there, trying for so many animation frames, and gives it what was typed meanwhile;
 * with `words` it holds only these, and is sent.
 */
export function focusOnce(selector: string, patience: number, words?: string): void {
  const typed = holdKeys();
  const look = (left: number) => {
    const box = document.querySelector<HTMLInputElement>(selector);
    if (!box && left > 0) return requestAnimationFrame(() => look(left - 1));
    const keys = typed();
    if (!box) return;
    if (words === undefined) typeInto(box, keys, box.value.length);
    else typeInto(box, [...words, 'Enter'], 0);
  };
  look(patience);
}

/** Keeps keys that write, and Enter, from the page; the answer lets go of them and gives them in turn. */
function holdKeys(): () => string[] {
  const held: string[] = [];
  const letGo = new AbortController();
  const hold = (event: KeyboardEvent) => {
    const writes = event.key.length === 1 || event.key === 'Enter';
    if (!writes || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(event.key);
  };
  addEventListener('keydown', hold, { capture: true, signal: letGo.signal });
  return () => {
    letGo.abort();
    return held;
  };
}

/** Types in place of what the box holds from there on. */
function typeInto(box: HTMLInputElement, keys: readonly string[], from: number): void {
  box.focus();
  const end = keys.indexOf('Enter');
  const text = keys.slice(0, end < 0 ? undefined : end).join('');
  if (text) {
    box.setRangeText(text, from, box.value.length, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  if (end < 0) return;
  // Once what is typed has been taken in. No form is sent by a key that nobody pressed: it is asked to be.
  queueMicrotask(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    if (box.dispatchEvent(enter)) box.form?.requestSubmit();
  });
}
