let pressing = false;

/** Watches whether a pointer is pressed; call the result to stop. */
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
 * Runs once the pointer is released, or at once if none is pressed. Closing something under a press moves what
 * follows, and the press would land on something else.
 */
export function afterPress(run: () => void): void {
  if (!pressing) return run();
  const once = { once: true, capture: true };
  const later = () => {
    for (const event of ['pointerup', 'pointercancel'])
      document.removeEventListener(event, later, true);
    // After the click that the press becomes.
    setTimeout(run);
  };
  for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, later, once);
}
