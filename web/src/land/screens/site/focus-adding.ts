/** For this many animation frames a panel's content may take to come. */
const PATIENCE = 300;
/** In a panel: the first field of what adds to it, or the button that opens the form. */
const ADDS = '[data-adds]';

/** Moves the focus from a panel's heading to where something is added to it; not from wherever else one has gone. */
export function focusAdding(heading: HTMLElement, left = PATIENCE): void {
  if (document.activeElement !== heading) return;
  const field = heading.closest('section')?.querySelector<HTMLElement>(ADDS);
  if (field) field.focus({ preventScroll: true });
  else if (left > 0) requestAnimationFrame(() => focusAdding(heading, left - 1));
}
