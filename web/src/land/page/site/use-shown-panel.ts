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
  if (item && !isInSight(item)) item.scrollIntoView({ block: 'start' });
}

/** Undefined where it does not come, or a key or the pointer was pressed before it did: one has gone elsewhere. */
async function headingInPage(panel: PanelId): Promise<HTMLElement | undefined> {
  const gone = new AbortController();
  for (const press of ['keydown', 'pointerdown'])
    addEventListener(press, () => gone.abort(), { capture: true, signal: gone.signal });
  let heading: HTMLElement | null = null;
  for (let frame = 0; frame < PATIENCE && !gone.signal.aborted; frame++) {
    heading = document.getElementById(headingOf(panel));
    if (heading) break;
    await nextFrame();
  }
  gone.abort();
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
