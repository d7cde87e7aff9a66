import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { endSessions } from '../support/sessions.ts';
import { useOwnCouncil } from '../support/own-council.ts';
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
  const council = useOwnCouncil(6);
  const viewer = `viewer@${council}.test`;

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

  it('outlives the end of the session, for the same person only', async () => {
    const page = await pageAt('/map', visitAs(viewer));
    await words(page).fill('half a thought');
    const end = async () => {
      await endSessions(await visitAs(viewer), council);
      await heading(page, 'Your session has ended').waitFor({ timeout: 30_000 });
      await page.getByRole('link', { name: 'Sign in again' }).click();
    };
    const signIn = async (email: string) => {
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await words(page).waitFor();
    };
    await end();
    await signIn(viewer);
    await expect.poll(() => words(page).inputValue()).toBe('half a thought');
    await end();
    await signIn(`officer@${council}.test`);
    await expect.poll(() => words(page).inputValue()).toBe('');
  });

  it('is not left out in silence when it is no number', async () => {
    const page = await open('/map');
    await counted(page, /^360 \/ 360 sites found$/);
    const from = page.getByLabel('Total site area From');
    await from.fill('plenty');
    await page.getByRole('button', { name: 'Search Sites' }).click();
    // The summary's line leads to the field.
    await page.getByRole('link', { name: /Must be a number/ }).press('Enter');
    await expect.poll(() => from.evaluate((node) => node.matches(':focus'))).toBe(true);
    expect(new URL(page.url()).searchParams.has('filters')).toBe(false);
  });
});

describe('an address', () => {
  it('with a search and no view opens on its results', async () => {
    const page = await openWithMap(searchFor('SWK-0005'), 1440);
    await counted(page, /^1 \/ 1 sites found$/);
    await page.waitForURL(/view=[^&]*%2C1[4-7]/, { timeout: 60_000 });
  });

  it.each(['[null]', '[{"type":"group"}]', '[{"type":"range","value":{}}]', '{'])(
    'with the broken filters %s finds everything',
    async (filters) => {
      const page = await open(`/map?filters=${encodeURIComponent(filters)}`);
      await counted(page, /\/ 360 sites found$/);
    },
  );
});

describe('panels', () => {
  it('fold and unfold under the keyboard without losing the focus', async () => {
    const page = await open('/map');
    await page.getByRole('separator', { name: 'Width of the results' }).focus();
    await page.keyboard.press('Enter');
    await page.locator(':focus[aria-label="Show the results"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator(':focus[aria-label="Hide the results"]').waitFor();
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
  it('keeps its head under the header while one scrolls', async () => {
    const page = await open('/site/5');
    await heading(page, /./).waitFor();
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.evaluate('scrollTo(0, 400)');
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(100);
    expect((await heading(page, /./).boundingBox())?.y).toBeGreaterThanOrEqual(48);
  });

  it('prints the fields of every tab', async () => {
    const page = await open('/site/5');
    await page.getByRole('tab', { name: 'Planning' }).waitFor();
    await expect
      .poll(() => page.getByText('Planning status', { exact: true }).isVisible())
      .toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.getByText('Planning status', { exact: true }).isVisible())
      .toBe(true);
    await expect.poll(() => page.getByRole('tablist').isVisible()).toBe(false);
  });

  it.each(['/site/999999999', '/site/none'])('%s says so in a heading', async (path) => {
    const page = await open(path);
    await heading(page, 'Non-existing id').waitFor();
    expect(await page.title()).toMatch(/^Non-existing id/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('that cannot be fetched says so in a heading', async () => {
    const page = await (await visitAs('viewer@southwark.test')).newPage();
    await page.route(/\/api\/v1\/site\/(v2\/)?5(\?|$)/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.goto('/site/5');
    await heading(page, 'Failed fetching site details').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
