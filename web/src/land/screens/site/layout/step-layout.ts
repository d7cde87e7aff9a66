import type { PanelId } from '../panels.ts';
import type { Breakpoint } from './breakpoints.ts';
import { compacted, fitted, type PanelPlace } from './place.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ACROSS: Record<Direction, number> = { left: -1, right: 1, up: 0, down: 0 };
const DOWN: Record<Direction, number> = { left: 0, right: 0, up: -1, down: 1 };

/** Moves the panel one step, with the others making room; undefined if there is no further step. */
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

/** Resizes the panel by one column or row; undefined at its limits. */
export function resized(
  layout: readonly PanelPlace[],
  panel: PanelId,
  step: Direction,
  at: Breakpoint,
): PanelPlace[] | undefined {
  const now = layout.find(({ i }) => i === panel);
  if (!now) return undefined;
  const there = fitted({ ...now, w: now.w + ACROSS[step], h: now.h + DOWN[step] }, at);
  // At the right edge it cannot grow: it does not move left to make room.
  if (there.x !== now.x || (there.w === now.w && there.h === now.h)) return undefined;
  return placed(layout, there);
}

/** Places the panel first: whatever was there goes below it. */
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

/** Moves it to where the nearest panel above begins, which goes below. */
function movedUp(layout: readonly PanelPlace[], now: PanelPlace): PanelPlace[] | undefined {
  const above = layout.filter((other) => sharesColumns(other, now) && other.y < now.y);
  if (above.length === 0) return undefined;
  const y = Math.max(...above.map((other) => other.y));
  return placed(layout, { ...now, y });
}

/** Moves it below the nearest panel under it, which goes up. */
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
