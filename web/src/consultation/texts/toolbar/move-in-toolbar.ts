import type { KeyboardEvent } from 'react';

const CONTROLS = 'button:not(:disabled), select:not(:disabled)';

/** Moves along a toolbar by arrows, Home and End. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  // In a menu the arrows choose.
  if (target.tagName === 'SELECT' && event.key.startsWith('Arrow')) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
  }
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
  const at = controls.indexOf(document.activeElement as HTMLElement);
  const last = controls.length - 1;
  const to: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const next = to[event.key];
  if (next === undefined) return;
  event.preventDefault();
  controls[next]?.focus();
}
