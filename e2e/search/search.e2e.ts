import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };

const { visitAs } = useBrowser();
const withMap = useBrowser({ map: true });
const open = (who: string, path: string): Promise<Page> => pageAt(path, visitAs(who));
const openWithMap = (who: string, path: string, width = 1440): Promise<Page> =>
  pageAt(path, withMap.visitAs(who, { width }));
const mapOf = (page: Page) => page.locator('[data-map="loaded"]');
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Sites found' }).getByRole('article');
const counted = (page: Page, words: RegExp) => page.getByRole('status').getByText(words).waitFor();

describe('searching sites', () => {
  it('searches 20,000 sites, shows them on the map, keeps everything in the address, and unpins by a press', async () => {
    const page = await openWithMap('officer@northbridge.test', '/');
    await counted(page, /\/ 20,000 sites found/);
    await mapOf(page).waitFor(MAP_TAKES);
    await page.getByLabel('Name, address or reference', { exact: true }).fill('NBR-0006');
    await page.getByRole('button', { name: 'Search Sites' }).click();
    await counted(page, /^1 \/ 1 sites found$/);
    await cards(page).getByRole('button', { name: 'Show On Map' }).click();
    await page.waitForURL(/site=\d+/);
    await page.waitForURL(/view=[^&]*%2C1[4-7]/);
    expect(await accessibilityFaults(page)).toEqual([]);

    const again = await openWithMap('officer@northbridge.test', new URL(page.url()).search);
    await counted(again, /^1 \/ 1 sites found$/);
    expect(await again.getByLabel('Name, address or reference', { exact: true }).inputValue()).toBe(
      'NBR-0006',
    );
    await again.locator('article[data-selected]').waitFor();
    await mapOf(again).waitFor(MAP_TAKES);
    expect(new URL(again.url()).searchParams.get('view')).toBe(
      new URL(page.url()).searchParams.get('view'),
    );

    // A press on the map picks, another unpins.
    await again.close();
    const pinned = new URL(page.url()).searchParams.get('site');
    const box = await page.locator('[data-map]').boundingBox();
    const middle = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    await expect
      .poll(
        async () => {
          await page.mouse.click(middle.x, middle.y);
          return new URL(page.url()).searchParams.get('site');
        },
        { ...MAP_TAKES, interval: 1_000 },
      )
      .not.toBe(pinned);
  });

  it('another officer’s change arrives in an open list and page', async () => {
    const page = await open('viewer@southwark.test', '/');
    await counted(page, /^360 \/ 360 sites found$/);
    const link = cards(page).first().getByRole('link', { name: 'View Site Details' });
    // Without the search that the page goes back to.
    const path = (await link.getAttribute('href'))!.replace(/\?.*/, '');
    const [site, officer] = await Promise.all([
      open('viewer@southwark.test', path),
      open('officer@southwark.test', '/notifications'),
    ]);
    await site.getByRole('heading', { level: 1 }).waitFor();
    const name = `Renamed at ${Date.now()}`;
    const status = await officer.evaluate(
      async ([address, value]) =>
        (
          await fetch(`/api/v1${address}`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json', 'x-tenant': 'southwark' },
            body: JSON.stringify({ column_name_raw: 'site_name', new_value: value }),
          })
        ).status,
      [path, name] as const,
    );
    expect(status).toBe(200);
    await page.getByRole('heading', { name }).waitFor({ timeout: 30_000 });
    await site.getByRole('heading', { level: 1, name }).waitFor({ timeout: 30_000 });
    await site.getByText(`→ ${name}`).waitFor();
  });
});

describe('with the keyboard alone', () => {
  it('/ goes to the search, Enter searches, Tab reaches a site and opens it', async () => {
    const page = await open('officer@southwark.test', '/');
    // This one has no WebGL: it says so, and has the list.
    await page.getByText('This browser cannot draw the map').waitFor();
    await counted(page, /^360 \/ 360 sites found$/);
    await page.keyboard.press('/');
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await page.waitForURL(/filters=/);
    await counted(page, /^(?!360)(\d+) \/ \1 sites found$/);
    const edge = page.getByRole('separator', { name: 'Width of the results' });
    await edge.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('396');
    const link = cards(page).first().getByRole('link', { name: 'View Site Details' });
    await page.getByRole('checkbox', { name: 'Select all' }).focus();
    for (let press = 0; press < 12; press++) {
      if (await link.evaluate((node) => node.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
  });
});

describe.each([900, 390])('at %i px', (width) => {
  it('the form is a drawer and map and list take turns', async () => {
    const page = await openWithMap('officer@southwark.test', '/', width);
    await mapOf(page).waitFor(MAP_TAKES);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Name, address or reference', { exact: true }).fill('zzzz');
    await page.getByRole('button', { name: 'Search Sites' }).click();
    const list = page.getByRole('button', { name: 'Show list' });
    if (await list.isVisible()) await list.click();
    await page.getByText('No sites found').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
