import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../emulator-data/accounts.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { configInContent, useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };
const council = useOwnCouncil(12);
const { visit, visitAs } = useBrowser();
const withMap = useBrowser({ map: true });
const officer = (width = 1440) => visitAs(`officer@${council}.test`, { width });
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

describe('a search configuration that cannot be used', () => {
  test.each([
    [
      'of a filter that no screen knows',
      '{"schemaVersion":2,"filters":[{"type":"crystal ball"}]}',
      /^filters\[0\]\.type must be one of /,
    ],
    ['that is no JSON', '{"filters":', /^The config is not JSON: /],
  ])('%s is invalid; once it is mended Reload brings the search', async (_, spoilt, detail) => {
    const config = await configInContent(council, 'site-search');
    await config.spoil(spoilt);
    try {
      const page = await (await officer()).newPage();
      await withoutNews(page);
      await page.goto('/');
      await alert(page, 'Config is invalid').waitFor();
      await alert(page, 'Please, try again or contact support').waitFor();
      await page.getByText('Developer details').click();
      await page.getByText(detail).waitFor();
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await reload(page);
      await alert(page, 'Config is invalid').waitFor();
      await config.mend();
      await reload(page);
      await found(page).waitFor();
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    } finally {
      await config.mend();
    }
  });

  test('is shown as soon as somebody mends it, without Reload', async () => {
    const config = await configInContent(council, 'site-search');
    await config.spoil('{}');
    try {
      const page = await pageAt('/', officer());
      await alert(page, 'Config is invalid').waitFor();
      await config.mend();
      await found(page).waitFor();
      expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0);
    } finally {
      await config.mend();
    }
  });

  test('that is not there is to be created', async () => {
    const config = await configInContent(council, 'site-search');
    await config.remove();
    const page = await (await officer()).newPage();
    await withoutNews(page);
    await page.goto('/');
    await alert(page, 'Site search config does not exist').waitFor();
    await alert(page, 'Please, create the config').waitFor();
    await config.putBack();
    await reload(page);
    await found(page).waitFor();
  });
});

describe('a part of the app that does not arrive', () => {
  test("shows 'Error occurred', and Try again brings it", async () => {
    const context = await visit({ tenant: council });
    const page = await context.newPage();
    await page.route('**/assets/feedback-page-*.js', (route) => route.abort());
    await page.goto('/feedback');
    await heading(page, 'Error occurred').waitFor();
    await page.getByText('Part of this page could not be loaded.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/assets/feedback-page-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Leave feedback').waitFor();
  });
});

describe('a map of which something does not arrive', () => {
  test.each(['**/api/v1/vector-tiles/**/*', '**/api/v1/layers*'])(
    '%s: says so over what is drawn, and Try again brings it',
    async (addresses) => {
      const page = await (await withMap.visitAs(`officer@${council}.test`)).newPage();
      await page.route(addresses, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/');
      await found(page).waitFor();
      await alert(page, 'Part of the map could not be loaded').waitFor(MAP_TAKES);
      // Nothing else of the map lies over the words.
      await alert(page, 'Part of the map could not be loaded').click({ trial: true });
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.unroute(addresses);
      const arrived = page.waitForResponse(addresses, MAP_TAKES);
      await page.getByRole('button', { name: 'Try again' }).click();
      expect((await arrived).status()).toBe(200);
      await page.getByRole('alert').waitFor({ state: 'detached' });
    },
  );
});

describe('signing in while the server fails', () => {
  test('says so and keeps what was typed', async () => {
    const page = await pageAt('/consultations/login', visit({ tenant: council }));
    const login = '**/api/v1/auth/firebase-auth/login';
    await page.route(login, (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill(`resident@${council}.test`);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Failed to make http request.', { exact: false }).waitFor();
    await page.unroute(login);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/p/document');
  });
});
