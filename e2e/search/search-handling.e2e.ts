import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const withMap = useBrowser({ map: true });
const open = (path: string, width = 1440): Promise<Page> =>
  pageAt(path, visitAs('officer@southwark.test', { width }));
const openWithMap = (path: string, width: number): Promise<Page> =>
  pageAt(path, withMap.visitAs('officer@southwark.test', { width }));
const counted = (page: Page, words: RegExp) => page.getByRole('status').getByText(words).waitFor();
const words = (page: Page) => page.getByLabel('Name, address or reference', { exact: true });
const searchFor = (value: string) =>
  `/map?filters=${encodeURIComponent(JSON.stringify([{ type: 'text', dbPropertyName: 'search_text', value }]))}`;
const boxOf = (page: Page) => page.locator('[data-map]').boundingBox();

describe('what is filled in and not sent', () => {
  it('outlives a turned tablet, whose map stays where it was', async () => {
    const page = await openWithMap('/map?view=-0.08,51.49,14', 1100);
    await words(page).fill('half a thought');
    await page.setViewportSize({ width: 820, height: 1100 });
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.poll(() => words(page).inputValue()).toBe('half a thought');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1100, height: 820 });
    await expect.poll(() => words(page).inputValue()).toBe('half a thought');
    expect(new URL(page.url()).searchParams.get('view')).toMatch(/,14$/);
  });
});

describe('an address', () => {
  it('with a search and no view opens on its results', async () => {
    const page = await openWithMap(searchFor('SWK-0005'), 1440);
    await counted(page, /^1 \/ 1 sites found$/);
    await page.waitForURL(/view=[^&]*%2C1[4-7]/, { timeout: 60_000 });
  });
});

describe('on a phone', () => {
  it('Show On Map shows the map, and what lies under the list cannot be reached', async () => {
    const page = await openWithMap(searchFor('SWK-0005'), 390);
    await counted(page, /^1 \/ 1 sites found$/);
    await page.getByRole('button', { name: 'Show list' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Zoom in' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show On Map' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).waitFor({ timeout: 60_000 });
    await counted(page, /^1 \/ 1 sites found$/);
    expect((await boxOf(page))?.height).toBeGreaterThan(600);
  });

  it('the same search again closes the drawer and asks again', async () => {
    const page = await open('/map', 390);
    await counted(page, /^360 \/ 360 sites found$/);
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Search' });
    // However long the form, what sends it is in sight.
    const foot = await drawer.getByRole('button', { name: 'Search Sites' }).boundingBox();
    expect((foot?.y ?? Infinity) + (foot?.height ?? 0)).toBeLessThanOrEqual(900);
    const asked = page.waitForRequest('**/api/v1/search/site/flexible*');
    await drawer.getByRole('button', { name: 'Search Sites' }).click();
    await drawer.waitFor({ state: 'detached' });
    await asked;
  });
});

describe('a site’s page', () => {
  it('prints the fields of every tab, and keeps its head under the header while one scrolls', async () => {
    const page = await open('/site/5');
    await page.getByRole('tab', { name: 'Planning' }).waitFor();
    const status = page.getByText('Planning status', { exact: true });
    await expect.poll(() => status.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => status.isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('tablist').isVisible()).toBe(false);

    await page.emulateMedia({ media: 'screen' });
    await heading(page, /./).waitFor();
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.evaluate('scrollTo(0, 400)');
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(100);
    expect((await heading(page, /./).boundingBox())?.y).toBeGreaterThanOrEqual(48);
  });

  it('that there is not, or that cannot be fetched, says so in a heading', async () => {
    const page = await open('/site/999999999');
    for (const path of ['/site/999999999', '/site/none']) {
      await page.goto(path);
      await heading(page, 'Non-existing id').waitFor();
      expect.soft(await page.title(), path).toMatch(/^Non-existing id/);
      expect.soft(await accessibilityFaults(page), path).toEqual([]);
    }
    await page.route(/\/api\/v1\/site\/(v2\/)?5(\?|$)/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.goto('/site/5');
    await heading(page, 'Failed fetching site details').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
