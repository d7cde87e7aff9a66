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

/** Scrolls to a panel. The grid applies a layout one render later, and its panels then move to their places. */
export async function showPanel(panel: PanelId): Promise<void> {
  const item = document.getElementById(headingOf(panel))?.closest('.react-grid-item, section');
  await nextFrame();
  await nextFrame();
  const moves = item?.getAnimations().map(({ finished }) => finished) ?? [];
  await Promise.allSettled(moves);
  if (item && !isInSight(item)) item.scrollIntoView({ block: 'start' });
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
