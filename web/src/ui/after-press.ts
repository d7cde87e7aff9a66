/** A tap is told as a pointer that is pressed and released, and only then as a mouse, whose press takes the focus. */
const STARTS = ['pointerdown', 'mousedown'] as const;
/**
 * After any of these nothing is pressed: a touch that scrolls is cancelled, and a menu that opens over the page may
 * swallow the release.
 */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'keydown'] as const;
/** A held Shift or Ctrl goes on telling that it is held. */
const isEnd = (event: Event) => !(event instanceof KeyboardEvent && event.repeat);

let pressing = false;
for (const type of STARTS)
  document.addEventListener(type, ({ button }) => (pressing = button === 0), true);
for (const type of ENDS)
  document.addEventListener(type, (event) => (pressing &&= !isEnd(event)), true);

/**
 * Runs once the pointer is released, or at once if none is pressed. What is closed or shown as a control loses the focus
 * moves what follows it, and the press that took the focus would land on something else.
 */
export function afterPress(run: () => void): void {
  if (!pressing) return run();
  const later = (event: Event) => {
    if (!isEnd(event)) return;
    for (const type of ENDS) document.removeEventListener(type, later, true);
    // After the click that the press becomes.
    setTimeout(run);
  };
  for (const type of ENDS) document.addEventListener(type, later, true);
}
