/** The box of a page's search, and what unfolds it where it is folded away. */
const BOX = '[data-search]';
const OPENER = '[data-opens-search]';

/** A box that is unfolded may take this many animation frames to come. */
const PATIENCE = 30;

/** Whether the page that is shown has a search of its own. */
export function canSearchHere(): boolean {
  if (document.querySelector(BOX)) return true;
  return document.querySelector(OPENER) !== null && !document.querySelector('dialog[open]');
}

/** Focuses the page's search, unfolded first where it must be. */
export function searchHere(): void {
  if (!document.querySelector(BOX)) document.querySelector<HTMLElement>(OPENER)?.click();
  searchOnce(PATIENCE);
}

/**
 * Focuses the search box as soon as it is there, trying for so many animation frames, and gives it what was typed
 * meanwhile.
 */
export function searchOnce(patience: number): void {
  const typed = holdKeys();
  const look = (left: number) => {
    const box = document.querySelector<HTMLInputElement>(BOX);
    if (!box && left > 0) return requestAnimationFrame(() => look(left - 1));
    const keys = typed();
    if (box) typeInto(box, keys);
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

function typeInto(box: HTMLInputElement, keys: readonly string[]): void {
  box.focus();
  const end = keys.indexOf('Enter');
  const text = keys.slice(0, end < 0 ? undefined : end).join('');
  if (text) {
    box.setRangeText(text, box.value.length, box.value.length, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  if (end < 0) return;
  // Once what is typed has been taken in. No form is sent by a key that nobody pressed: it is asked to be.
  queueMicrotask(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    if (box.dispatchEvent(enter)) box.form?.requestSubmit();
  });
}
