import type { Browser, Page } from 'playwright-core';
import { longestWork } from './main-thread.ts';

/** All in ms. */
export interface Part {
  /** The longest task as the browser reports it, waiting included; 0 under 50. */
  task: number;
  /** The most processor time in one task. */
  work: number;
  /** The slowest click or key press, as INP counts it under 50 interactions. */
  interaction: number;
}

/** What the page's main thread does while this is done, once it has been quiet for a second. */
export async function measurePart(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Part> {
  await page.evaluate(QUIET);
  const work = await longestWork(browser, act);
  return { ...(await page.evaluate<Omit<Part, 'work'>>(TAKE)), work };
}

// The code that runs in the page is text: browser types are not part of these scripts.

/** Runs in each page before its own code: keeps the longest task and the slowest interaction since the last reading. */
export const OBSERVE = `
  window.seen = { task: 0, interaction: 0 };
  const keep = (part, counts) => new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (counts(entry)) window.seen[part] = Math.max(window.seen[part], entry.duration);
  });
  keep('task', () => true).observe({ type: 'longtask', buffered: true });
  keep('interaction', (entry) => entry.interactionId > 0).observe({ type: 'event', durationThreshold: 16 });
`;

/** Once pending work has been drawn and reported to the observers. */
const TAKE = `(async () => {
  await new Promise((done) => setTimeout(done, 300));
  const { seen } = window;
  window.seen = { task: 0, interaction: 0 };
  return seen;
})()`;

/** Waits until a second has passed without a long task, 30 at most: what came before is not counted. */
const QUIET = `new Promise((done) => {
  let waiting = setTimeout(done, 1_000);
  setTimeout(done, 30_000);
  new PerformanceObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(done, 1_000);
  }).observe({ type: 'longtask' });
}).then(() => (window.seen = { task: 0, interaction: 0 }))`;

/** Waits until the next frame has been drawn. */
export const FRAME =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';
