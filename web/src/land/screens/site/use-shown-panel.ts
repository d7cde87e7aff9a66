import { useEffect, useRef } from 'react';
import { headingOf } from './panel-heading.ts';
import type { PanelId } from './panels.ts';

/**
 * Keeps a panel visible that was just expanded or made small again, as its place changes. A panel that the address
 * expands from the start is left where it is.
 */
export function useShownPanel(expanded: PanelId | undefined): void {
  const before = useRef(expanded);
  useEffect(() => {
    const panel = expanded ?? before.current;
    if (expanded === before.current || panel === undefined) return;
    before.current = expanded;
    void showPanel(panel);
  }, [expanded]);
}

/** For this many animation frames a panel that was opened may take to come: the grid mounts it a render later. */
const PATIENCE = 60;

/** Focuses a panel's heading as soon as it is on the page, scrolls to the panel, and gives the heading. */
export async function goToPanel(panel: PanelId): Promise<HTMLElement | undefined> {
  const heading = await headingInPage(panel);
  heading?.focus({ preventScroll: true });
  if (heading) await showPanel(panel);
  return heading;
}

/** Scrolls to a panel. The grid applies a layout one render later, and its panels then move to their places. */
export async function showPanel(panel: PanelId): Promise<void> {
  const item = (await headingInPage(panel))?.closest('.react-grid-item, section');
  await nextFrame();
  await nextFrame();
  const moves = item?.getAnimations().map(({ finished }) => finished) ?? [];
  await Promise.allSettled(moves);
  if (!item) return;
  bringIntoSight(item);
  keepInSight(item);
}

function bringIntoSight(item: Element): void {
  if (!isInSight(item)) item.scrollIntoView({ block: 'start' });
}

/** For so long panels above one that was opened may still be filled, and push it down, ms. */
const SETTLING = 5_000;

/** Follows a panel that others push out of sight as they are filled, until somebody goes elsewhere. */
function keepInSight(item: Element): void {
  const gone = whenGone();
  const sizes = new ResizeObserver(() => bringIntoSight(item));
  gone.addEventListener('abort', () => sizes.disconnect());
  AbortSignal.timeout(SETTLING).addEventListener('abort', () => sizes.disconnect());
  sizes.observe(item.parentElement ?? item);
}

/** Aborts as soon as a key or the pointer is pressed, the wheel is turned or a finger moves. */
function whenGone(): AbortSignal {
  const gone = new AbortController();
  for (const act of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
    addEventListener(act, () => gone.abort(), {
      capture: true,
      passive: true,
      signal: gone.signal,
    });
  return gone.signal;
}

/** Undefined where it does not come, or somebody went elsewhere before it did. */
async function headingInPage(panel: PanelId): Promise<HTMLElement | undefined> {
  const gone = whenGone();
  let heading: HTMLElement | null = null;
  for (let frame = 0; frame < PATIENCE && !gone.aborted; frame++) {
    heading = document.getElementById(headingOf(panel));
    if (heading) break;
    await nextFrame();
  }
  return heading ?? undefined;
}

/** How much of a panel must be in view, px. */
const MIN_HEIGHT = 200;

/** Whether enough of it is visible: it begins below the page's head and not at the very bottom. */
function isInSight(item: Element): boolean {
  const { top } = item.getBoundingClientRect();
  const head = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top >= head && top <= innerHeight - MIN_HEIGHT;
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
