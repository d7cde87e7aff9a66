import type { Browser, Page } from 'playwright-core';
import { SESSION_COOKIE } from '../../functions/src/platform/session-cookie.ts';
import { benchmarkCouncil } from '../../scripts/seed/benchmarks.ts';
import { seedCouncil } from '../../scripts/seed/council.ts';
import { seedSignIns } from '../../scripts/seed/identities.ts';
import { withOwner } from '../../scripts/seed/owner.ts';
import { eraseCouncil } from '../../scripts/tenant/erase.ts';
import { sessionCookieFor } from '../../scripts/tenant/sign-in.ts';

/** A town that is large enough for its sites. */
const NUMBER = 12;
const COUNCIL = `bench-${NUMBER}`;
/** Listed after the demo councils. */
const POSITION = 91;
const LONGEST_ARRIVAL_MS = 900_000;

/** All in ms. */
export interface LongList {
  sites: number;
  /** From the address to the last site. */
  arrived: number;
  longestTask: { arriving: number; scrolling: number };
  /** Of the presses and keys on the list when all were there: the worst, as INP takes it under 50 interactions. */
  interaction: number;
}

/** Shows every site of a large council in the results beside its map, scrolls and works them. */
export async function measureLongList(
  browser: Browser,
  origin: string,
  sites: number,
): Promise<LongList> {
  await withOwner(async (owner) => {
    await seedCouncil(owner, benchmarkCouncil(NUMBER, sites), POSITION);
    await seedSignIns(owner.client, [COUNCIL]);
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const value = await sessionCookieFor(`officer@${COUNCIL}.test`, COUNCIL);
    await context.addCookies([{ name: SESSION_COOKIE, value, url: origin }]);
    await context.addInitScript(`localStorage.setItem('tenant', '${COUNCIL}')`);
    await context.addInitScript(OBSERVE);
    return await measure(await context.newPage(), origin, sites);
  } finally {
    await context.close();
    await withOwner(({ client }) => eraseCouncil(client, COUNCIL));
  }
}

async function measure(page: Page, origin: string, sites: number): Promise<LongList> {
  const count = sites.toLocaleString('en-GB');
  const started = performance.now();
  await page.goto(`${origin}/map`);
  await page
    .getByText(`${count} / ${count} sites found`)
    .first()
    .waitFor({ timeout: LONGEST_ARRIVAL_MS });
  const arrived = performance.now() - started;
  const arriving = await page.evaluate<Seen>(TAKE);

  const list = page.getByRole('region', { name: 'Sites found', exact: true });
  await list.hover();
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, turn % 3 === 0 ? 4_000 : 600);
    await page.evaluate(FRAME);
  }
  // As the scroll bar's thumb is dragged.
  for (let part = 1; part <= 40; part++) {
    await list.evaluate((box, at) => (box.scrollTop = box.scrollHeight * at), part / 41);
    await page.evaluate(FRAME);
  }
  const scrolling = await page.evaluate<Seen>(TAKE);

  const cards = list.locator('article');
  await cards.nth(2).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'ArrowUp', 'Space', 'End', 'Home']) {
    await page.keyboard.press(key);
    await page.evaluate(FRAME);
  }
  await cards.first().getByRole('checkbox').click();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.evaluate(FRAME);
  const working = await page.evaluate<Seen>(TAKE);
  return {
    sites,
    arrived,
    longestTask: { arriving: arriving.task, scrolling: scrolling.task },
    interaction: working.interaction,
  };
}

interface Seen {
  task: number;
  interaction: number;
}

// What runs in the page is text: types of a browser are no part of these scripts.

/** Keeps the longest task and the slowest interaction since they were last taken. */
const OBSERVE = `
  window.seen = { task: 0, interaction: 0 };
  const keep = (part, counts) => new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (counts(entry)) window.seen[part] = Math.max(window.seen[part], entry.duration);
  });
  keep('task', () => true).observe({ type: 'longtask', buffered: true });
  keep('interaction', (entry) => entry.interactionId > 0).observe({ type: 'event', durationThreshold: 16 });
`;

/** Once what is under way was drawn and told to the observers. */
const TAKE = `(async () => {
  await new Promise((done) => setTimeout(done, 300));
  const { seen } = window;
  window.seen = { task: 0, interaction: 0 };
  return seen;
})()`;

/** Until the next frame was drawn. */
const FRAME =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';
