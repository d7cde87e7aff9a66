import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser, visit, visitAs, type Visit } from './browser.ts';

/** One browser for a test file: `visit` and `visitAs` in it, closed with what they opened when the test ends. */
export function useBrowser() {
  let browser: Browser;
  const open: BrowserContext[] = [];
  const closedLater = (context: BrowserContext) => {
    open.push(context);
    return context;
  };
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
  });
  afterAll(() => browser.close());
  return {
    visit: async (options?: Visit) => closedLater(await visit(browser, options)),
    visitAs: async (email: string, options?: Omit<Visit, 'tenant'>) =>
      closedLater(await visitAs(browser, email, options)),
  };
}

/** A visitor's first page, at an address. */
export async function pageAt(path: string, visitor: Promise<BrowserContext>): Promise<Page> {
  const page = await (await visitor).newPage();
  await page.goto(path);
  return page;
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
