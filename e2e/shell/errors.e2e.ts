import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LOADED_FIRST } from '../../web/build/chunks.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { configInContent, useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };
const council = useOwnCouncil(12);
const { visit, visitAs } = useBrowser();
const withMap = useBrowser({ map: true });
const officer = () => visitAs(`officer@${council}.test`);
const alert = (page: Page, words: string) =>
  page.getByRole('alert').getByText(words, { exact: true });
const found = (page: Page) => page.getByRole('status').getByText('12 / 12 sites found');

/** Presses Reload and waits until the configuration was asked for again. */
async function reload(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/v1/configs/effective/site-search*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await answered;
}

/** Keeps a page from hearing of changes, by the listener and by the poll: it shows what it asked for itself. */
async function withoutNews(page: Page): Promise<void> {
  await page.route('**/api/v1/updates*', (route) => route.abort());
  await page.route('**/api/v1/auth/firestore-token', (route) => route.abort());
}

test('a search configuration that cannot be used is said to be so; once it is mended Reload brings the search', async () => {
  const config = await configInContent(council, 'site-search');
  let isThere = true;
  await config.spoil('{"schemaVersion":2,"filters":[{"type":"crystal ball"}]}');
  try {
    const page = await (await officer()).newPage();
    await withoutNews(page);
    await page.goto('/');
    await alert(page, 'Config is invalid').waitFor();
    await alert(page, 'Please, try again or contact support').waitFor();
    await page.getByText('Developer details').click();
    await page.getByText(/^filters\[0\]\.type must be one of /).waitFor();
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await reload(page);
    await alert(page, 'Config is invalid').waitFor();

    // Who hears of changes sees it as soon as somebody mends it.
    const hearing = await pageAt('/', officer());
    await alert(hearing, 'Config is invalid').waitFor();
    await config.mend();
    await found(hearing).waitFor();
    expect(await hearing.getByRole('button', { name: 'Reload' }).count()).toBe(0);
    await hearing.close();

    await reload(page);
    await found(page).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);

    await config.remove();
    isThere = false;
    await page.reload();
    await alert(page, 'Site search config does not exist').waitFor();
    await alert(page, 'Please, create the config').waitFor();
    await config.putBack();
    isThere = true;
    await reload(page);
    await found(page).waitFor();
  } finally {
    await (isThere ? config.mend() : config.putBack());
  }
}, 240_000);

/** Whether a script is loaded for a page, and not with the shell. */
const isOfPage = ({ pathname }: URL) =>
  /^\/assets\/(?!index-)[^/]+\.js$/.test(pathname) && !LOADED_FIRST.test(pathname);

test('a page that does not arrive, whole or in part, says so; Try again brings it', async () => {
  const context = await visit({ tenant: council });
  const page = await context.newPage();
  await page.route(isOfPage, (route) => route.abort());
  await page.goto('/feedback');
  await heading(page, 'Error occurred').waitFor();
  await page.getByText('Part of this page could not be loaded.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(isOfPage);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Leave feedback').waitFor();
  expect(await page.locator('#sidebar').count()).toBe(0);

  // What is known of the council is kept for a while.
  const unknown = await (await visit({ tenant: council })).newPage();
  await unknown.route('**/api/v1/**', (route) => route.abort());
  await unknown.goto('/feedback');
  await heading(unknown, 'Failed to fetch tenant').waitFor();
  expect(await accessibilityFaults(unknown)).toEqual([]);
});

test('a page under maintenance says so, with a way back', async () => {
  await maintain(council, [{ route: '/feedback', maintenanceActive: true }]);
  try {
    const page = await pageAt('/nowhere', visit({ tenant: council }));
    await heading(page, 'Page not found').waitFor();
    await page.goto('/feedback');
    await page.getByRole('main').getByText("We're planning something big.").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    await heading(page, 'Page not found').waitFor();
  } finally {
    await maintain(council, []);
  }
});

const MAP_CALLS = ['**/api/v1/vector-tiles/**/*', '**/api/v1/layers*'];

test('a map of which something does not arrive says so over what is drawn, and Try again brings it', async () => {
  const page = await (await withMap.visitAs(`officer@${council}.test`)).newPage();
  for (const addresses of MAP_CALLS) {
    await page.route(addresses, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/');
    await found(page).waitFor();
    await alert(page, 'Part of the map could not be loaded').waitFor(MAP_TAKES);
    // Nothing else of the map lies over the words.
    await alert(page, 'Part of the map could not be loaded').click({ trial: true });
    expect.soft(await accessibilityFaults(page), addresses).toEqual([]);
    await page.unroute(addresses);
    const arrived = page.waitForResponse(addresses, MAP_TAKES);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect.soft((await arrived).status(), addresses).toBe(200);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }
}, 300_000);

async function maintain(tenant: string, pages: object[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.OWNER_DATABASE_URL });
  await client.connect();
  await client.query(
    `update platform.tenants set record = record || jsonb_build_object('page_maintenance_status', $2::jsonb)
      where short_name = $1`,
    [tenant, JSON.stringify(pages)],
  );
  await client.end();
}
