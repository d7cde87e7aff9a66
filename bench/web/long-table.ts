import type { Browser, Page } from 'playwright-core';
import { FRAME, measurePart, type Part } from './part.ts';

const PAGE_SIZE = 100;
const TIMEOUT_MS = 60_000;

export interface TableParts {
  scrolling: Part;
  /** Turning to the next page and to the last. */
  turning: Part;
}

/** Shows every site of a large council in `/table`, 100 rows at a time, scrolls it both ways and turns its pages. */
export async function measureTable(
  browser: Browser,
  page: Page,
  origin: string,
  sites: number,
): Promise<TableParts> {
  await page.goto(`${origin}/table`);
  await page
    .getByText(`${sites.toLocaleString('en-GB')} sites found`)
    .waitFor({ timeout: TIMEOUT_MS });
  await page.getByLabel('Rows on a page').selectOption(String(PAGE_SIZE));
  await page
    .locator('tr[data-row]')
    .nth(PAGE_SIZE - 1)
    .waitFor({ timeout: TIMEOUT_MS });
  const scrolling = await measurePart(browser, page, () => scroll(page));
  const turning = await measurePart(browser, page, () => turn(page, sites));
  return { scrolling, turning };
}

async function scroll(page: Page): Promise<void> {
  await page.getByRole('grid').hover();
  for (let turns = 0; turns < 60; turns++) {
    await page.mouse.wheel(turns % 4 === 0 ? 300 : 0, turns < 40 ? 200 : -300);
    await page.evaluate(FRAME);
  }
}

async function turn(page: Page, sites: number): Promise<void> {
  const shows = (from: number, to: number) =>
    page
      .getByText(
        `${from.toLocaleString('en-GB')}–${to.toLocaleString('en-GB')} of ${sites.toLocaleString('en-GB')}`,
      )
      .waitFor({ timeout: TIMEOUT_MS });
  for (const number of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await shows((number - 1) * PAGE_SIZE + 1, number * PAGE_SIZE);
  }
  await page.getByRole('button', { name: 'Last page' }).click();
  await shows(sites - ((sites - 1) % PAGE_SIZE), sites);
}
