import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Has the calls of this method to such an address fail as the server may, until they are unrouted. */
export const failCalls = (page: Page, method: string, address: RegExp) =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({ error: { code: 'internal', message: 'Out of order' } }),
        })
      : route.fallback(),
  );

/** Presses "Try again" while the calls still fail, then once they are mended, and waits for what comes. */
export async function tryAgain(page: Page, calls: RegExp, button: Locator, shown: Locator) {
  const failedAgain = page.waitForResponse(calls);
  await button.click();
  await failedAgain;
  // Whoever has pressed it can press it again.
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  await page.unroute(calls);
  // A page that asks by itself now and then may be there before the press.
  await Promise.any([button.click(), shown.waitFor()]);
  await shown.waitFor();
}
