import type { Browser, Page } from 'playwright-core';
import { SESSION_COOKIE } from '../../functions/src/platform/session-cookie.ts';
import { benchmarkCouncil } from '../../scripts/seed/benchmarks.ts';
import { seedCouncil } from '../../scripts/seed/council.ts';
import { seedSignIns } from '../../scripts/seed/identities.ts';
import { withOwner } from '../../scripts/seed/owner.ts';
import { eraseCouncil } from '../../scripts/tenant/erase.ts';
import { sessionCookieFor } from '../../scripts/tenant/sign-in.ts';
import { measureTable, type TableParts } from './long-table.ts';
import { FRAME, measurePart, OBSERVE, type Part } from './part.ts';

/** A town that is large enough for its sites. */
const NUMBER = 12;
const COUNCIL = `bench-${NUMBER}`;
/** Listed after the demo councils. */
const POSITION = 91;
const ARRIVAL_TIMEOUT_MS = 900_000;

export interface LongList {
  sites: number;
  /** From the address to the last site, in ms. */
  arrived: number;
  arriving: Part;
  scrolling: Part;
  working: Part;
  table: TableParts;
}

/** Shows every site of a large council in the results beside its map and in the table, scrolls and uses them. */
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
    return await measure(browser, await context.newPage(), origin, sites);
  } finally {
    await context.close();
    await withOwner(({ client }) => eraseCouncil(client, COUNCIL));
  }
}

async function measure(
  browser: Browser,
  page: Page,
  origin: string,
  sites: number,
): Promise<LongList> {
  const part = (act: () => Promise<void>) => measurePart(browser, page, act);
  const started = performance.now();
  let arrived = 0;
  const arriving = await part(async () => {
    await openAll(page, origin, sites);
    arrived = performance.now() - started;
  });
  const scrolling = await part(() => scroll(page));
  const working = await part(() => work(page));
  const table = await measureTable(browser, page, origin, sites);
  return { sites, arrived, arriving, scrolling, working, table };
}

async function openAll(page: Page, origin: string, sites: number): Promise<void> {
  const count = sites.toLocaleString('en-GB');
  await page.goto(`${origin}/map`);
  await page
    .getByText(`${count} / ${count} sites found`)
    .first()
    .waitFor({ timeout: ARRIVAL_TIMEOUT_MS });
}

const listOf = (page: Page) => page.getByRole('region', { name: 'Sites found', exact: true });

async function scroll(page: Page): Promise<void> {
  const list = listOf(page);
  await list.hover();
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, turn % 3 === 0 ? 4_000 : 600);
    await page.evaluate(FRAME);
  }
  // As dragging the scroll bar's thumb does.
  for (let step = 1; step <= 40; step++) {
    await list.evaluate((box, at) => (box.scrollTop = box.scrollHeight * at), step / 41);
    await page.evaluate(FRAME);
  }
}

async function work(page: Page): Promise<void> {
  const cards = listOf(page).locator('article');
  await cards.nth(2).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'ArrowUp', 'Space', 'End', 'Home']) {
    await page.keyboard.press(key);
    await page.evaluate(FRAME);
  }
  await cards.first().getByRole('checkbox').click();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.evaluate(FRAME);
}
