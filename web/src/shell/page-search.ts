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

/** Focuses the search box as soon as it is there, trying for so many animation frames. */
export function searchOnce(left: number): void {
  const box = document.querySelector<HTMLElement>(BOX);
  if (box) box.focus();
  else if (left > 0) requestAnimationFrame(() => searchOnce(left - 1));
}
