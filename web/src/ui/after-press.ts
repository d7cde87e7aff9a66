let pressing = false;
for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
  document.addEventListener(event, ({ type }) => (pressing = type === 'pointerdown'), true);

/**
 * Runs once the pointer is released, or at once if none is pressed. What is closed or shown as a control loses the focus
 * moves what follows it, and the press that took the focus would land on something else.
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
