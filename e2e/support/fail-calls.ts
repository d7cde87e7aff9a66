import type { Page } from 'playwright-core';

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
