let pressing = false;

/** Knows from now on whether a pointer is pressed; stops where the answer is called. */
export function watchPresses(): () => void {
  const press = ({ type }: Event) => {
    pressing = type === 'pointerdown';
  };
  const events = ['pointerdown', 'pointerup', 'pointercancel'];
  for (const event of events) document.addEventListener(event, press, true);
  return () => {
    for (const event of events) document.removeEventListener(event, press, true);
  };
}

/**
 * Runs once the pointer that is pressed was let go, and at once where none is. What closes under a press moves what
 * follows it, and the press would land on something else.
 */
export function afterPress(run: () => void): void {
  if (!pressing) return run();
  const once = { once: true, capture: true };
  const later = () => {
    for (const event of ['pointerup', 'pointercancel'])
      document.removeEventListener(event, later, true);
    // Behind the click that the press becomes.
    setTimeout(run);
  };
  for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, later, once);
}
