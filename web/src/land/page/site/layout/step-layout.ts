import type { PanelId } from '../panels.ts';
import type { Breakpoint } from './breakpoints.ts';
import { compacted, fitted, type PanelPlace } from './place.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ACROSS: Record<Direction, number> = { left: -1, right: 1, up: 0, down: 0 };
const DOWN: Record<Direction, number> = { left: 0, right: 0, up: -1, down: 1 };

/** The panel one step further, with the others making room; undefined if there is no further step. */
export function movePanel(
  layout: readonly PanelPlace[],
  panel: PanelId,
  step: Direction,
  at: Breakpoint,
): PanelPlace[] | undefined {
  const now = layout.find(({ i }) => i === panel);
  if (!now) return undefined;
  if (ACROSS[step] !== 0) {
    const there = fitted({ ...now, x: now.x + ACROSS[step] }, at);
    return there.x === now.x ? undefined : placed(layout, there);
  }
  return step === 'up' ? movedUp(layout, now) : movedDown(layout, now);
}

/** The panel one column or row larger or smaller; undefined at its limits. */
export function resized(
  layout: readonly PanelPlace[],
  panel: PanelId,
  step: Direction,
  at: Breakpoint,
): PanelPlace[] | undefined {
  const now = layout.find(({ i }) => i === panel);
  if (!now) return undefined;
  const there = fitted({ ...now, w: now.w + ACROSS[step], h: now.h + DOWN[step] }, at);
  // At the right edge there is no room to grow, and it does not move left to make some.
  if (there.x !== now.x || (there.w === now.w && there.h === now.h)) return undefined;
  return placed(layout, there);
}

/** With the panel in its new place first: whatever lay there goes below it. */
function placed(layout: readonly PanelPlace[], there: PanelPlace): PanelPlace[] {
  const others = layout.filter(({ i }) => i !== there.i);
  const pushed = others.map((other) =>
    meets(other, there) ? { ...other, y: there.y + there.h } : other,
  );
  return compacted([there, ...pushed]);
}

const meets = (a: PanelPlace, b: PanelPlace) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const sharesColumns = (a: PanelPlace, b: PanelPlace) => a.x < b.x + b.w && b.x < a.x + a.w;

/** To where the nearest panel above begins, which goes below. */
function movedUp(layout: readonly PanelPlace[], now: PanelPlace): PanelPlace[] | undefined {
  const above = layout.filter((other) => sharesColumns(other, now) && other.y < now.y);
  if (above.length === 0) return undefined;
  const y = Math.max(...above.map((other) => other.y));
  return placed(layout, { ...now, y });
}

/** Below the nearest panel that lies under it, which goes up. */
function movedDown(layout: readonly PanelPlace[], now: PanelPlace): PanelPlace[] | undefined {
  const under = layout.filter((other) => sharesColumns(other, now) && other.y > now.y);
  const [next] = [...under].sort((a, b) => a.y - b.y);
  if (!next) return undefined;
  const risen = layout.map((other) =>
    other.i === next.i
      ? { ...other, y: now.y }
      : other.i === now.i
        ? { ...now, y: now.y + next.h }
        : other,
  );
  const there = risen.find(({ i }) => i === now.i) as PanelPlace;
  return placed(risen, there);
}
