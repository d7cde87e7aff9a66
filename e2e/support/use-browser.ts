import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { type BrowserAbilities, launchBrowser, visit, visitAs, type Visit } from './browser.ts';

/**
 * One browser for a test file: `visit` and `visitAs` in it, closed with what they opened when the test ends.
 * Only with `map: true` can it draw the map of the search; without it, pages show what they do on a machine
 * without WebGL, in half the time.
 */
export function useBrowser({ map = false }: BrowserAbilities = {}) {
  let browser: Promise<Browser> | undefined;
  const launched = () => (browser ??= launchBrowser({ map }));
  const open: BrowserContext[] = [];
  const closedLater = (context: BrowserContext) => {
    open.push(context);
    return context;
  };
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
  });
  afterAll(async () => (await browser)?.close());
  return {
    visit: async (options?: Visit) => closedLater(await visit(await launched(), options)),
    visitAs: async (email: string, options?: Omit<Visit, 'tenant'>) =>
      closedLater(await visitAs(await launched(), email, options)),
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
