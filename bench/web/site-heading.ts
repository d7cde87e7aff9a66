import type { Browser, Page } from 'playwright-core';

const ROUNDS = 5;
const VIEWPORT = { width: 1440, height: 900 };

/** From the address of a site to its name, in ms, as the median of five. */
export interface SiteHeading {
  /** In a browser that has never been here. */
  first: number;
  /** In one that has its scripts. */
  again: number;
}

/** How soon an officer reads the name of their council's first site; `cookie` is the session's, as in a header. */
export async function measureSiteHeading(
  browser: Browser,
  origin: string,
  { council, cookie }: { council: string; cookie: string },
): Promise<SiteHeading> {
  const [name = '', value = ''] = cookie.split('=');
  const found = await fetch(`${origin}/api/v1/search/site?limit=1`, {
    headers: { cookie, 'x-tenant': council },
  });
  const { result } = (await found.json()) as { result: { sites: { id: number }[] } };
  const url = origin.replace('//localhost', `//${council}.localhost`);
  const address = `${url}/site/${result.sites[0]?.id}`;
  const taken = { first: [] as number[], again: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: VIEWPORT });
    try {
      await context.addCookies([{ name, value, url }]);
      const page = await context.newPage();
      taken.first.push(await untilHeading(page, address));
      taken.again.push(await untilHeading(page, address));
    } finally {
      await context.close();
    }
  }
  return { first: median(taken.first), again: median(taken.again) };
}

async function untilHeading(page: Page, address: string): Promise<number> {
  const from = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const took = performance.now() - from;
  // The rest of the page must not slow the next round.
  await page.waitForLoadState('load');
  return took;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
