import type { BrowserContext, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { type BrowserAbilities, sharedBrowser, visit, visitAs, type Visit } from './browser.ts';

/**
 * A browser for a test file: `visit` and `visitAs` in it; what they opened is closed when the test ends.
 * Only with `map: true` can it draw the map of the search; without it, pages show what they do on a machine
 * without WebGL, in half the time.
 */
export function useBrowser({ map = false }: BrowserAbilities = {}) {
  const open: BrowserContext[] = [];
  const closedLater = (context: BrowserContext) => {
    open.push(context);
    return context;
  };
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
  });
  return {
    visit: async (options?: Visit) =>
      closedLater(await visit(await sharedBrowser({ map }), options)),
    visitAs: async (email: string, options?: Omit<Visit, 'tenant'>) =>
      closedLater(await visitAs(await sharedBrowser({ map }), email, options)),
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
