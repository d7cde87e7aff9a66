import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { counted } from '../support/sites-found.ts';
import { atWidths, pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(60);
const { visitAs } = useBrowser();
const officer = () => `officer@${council}.test`;
const viewer = () => `viewer@${council}.test`;
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filters of this search' }).getByRole('listitem');

const size = { type: 'range', dbPropertyName: 'size_ha', value: [0.01, null] };
const words = { type: 'text', dbPropertyName: 'search_text', value: 'nowhere at all' };
const search = (...filters: object[]) =>
  `/map?filters=${encodeURIComponent(JSON.stringify(filters))}`;

describe('the filters of a search, above what it finds', () => {
  it('are all in sight at every width, and are changed where they stand', async () => {
    const page = await pageAt(search(size, words), visitAs(officer()));
    await atWidths(page, [390, 900, 1440], async (width) => {
      await expect.poll(() => chips(page).count()).toBe(2);
      expect
        .soft(await chips(page).allInnerTexts(), `${width} px`)
        .toEqual([
          'Total site area at least 0.01 ha',
          'Name, address or reference contains “nowhere at all”',
        ]);
      expect.soft(await accessibilityFaults(page), `${width} px`).toEqual([]);
    });
    // Where nothing is found, the way out is offered.
    await page.getByText('No sites found').waitFor();
    await page
      .getByRole('button', { name: /^Without “Name, address or reference .*: \d+$/ })
      .click();
    await expect.poll(() => chips(page).count()).toBe(1);
    await counted(page, /\/ \d+ sites found$/);
    await page
      .getByRole('button', { name: 'Total site area at least 0.01 ha', exact: true })
      .click();
    const editor = page.getByRole('dialog', { name: /^Change: Total site area/ });
    const value = editor.getByLabel('Value, this filter');
    await value.fill('');
    await editor.getByRole('button', { name: 'Search' }).click();
    await editor.getByText('Enter a value').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await value.fill('0.02');
    await page.keyboard.press('Enter');
    await page.getByText('Total site area at least 0.02 ha').first().waitFor();
    await page
      .getByRole('button', { name: 'Search without: Total site area at least 0.02 ha' })
      .click();
    await page.waitForURL((url) => !url.searchParams.has('filters'));
  });
});

describe('a compact product', () => {
  it('has cards of two lines, which open and show the site', async () => {
    const page = await pageAt('/', visitAs(viewer()));
    const settings = { density: 'compact', theme: 'light', areas: 'hectares', mailWhenDone: false };
    await callAs(page, council, 'PUT', '/user/settings', settings);
    await page.reload();
    await counted(page, /^60 \/ 60 sites found$/);
    await page.reload();
    await counted(page, /^60 \/ 60 sites found$/);
    const card = page.getByRole('article').first();
    await expect.poll(async () => (await card.boundingBox())?.height ?? 999).toBeLessThan(70);
    expect(await accessibilityFaults(page)).toEqual([]);
    await card.getByRole('link').click();
    await page.waitForURL(/\/site\/\d+/);
  });
});
