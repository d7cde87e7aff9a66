import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const box = (page: Page) => page.getByRole('textbox', { name: 'Search in your own words' });
const open = (path = '/', width = 1440) =>
  pageAt(path, visitAs('viewer@northbridge.test', { width }));
const filtersOf = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '[]') as object[];

describe('a search in one’s own words', () => {
  it('sets filters that stand in the form and in the address, and says what it left out', async () => {
    const page = await open();
    await box(page).fill(
      'brownfield over 2 hectares with at least 50 homes, not in a flood zone, cheap',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/filters=/);
    expect(filtersOf(page)).toEqual([
      { type: 'checkbox list', dbPropertyName: 'greenfield_brownfield', value: ['Brownfield'] },
      { type: 'number', dbPropertyName: 'size_ha', equality: '>', value: 2 },
      { type: 'range', dbPropertyName: 'optimised_unit_capacity', value: [50, null] },
      { type: 'in area', equality: '!=', value: { layerId: 'flood-zone-2' } },
      { type: 'in area', equality: '!=', value: { layerId: 'flood-zone-3' } },
    ]);
    const chips = page.getByRole('list', { name: 'Filters of this search' });
    await chips.getByText('not in Flood zone 3').waitFor();
    // The last of five is seen without scrolling.
    expect(await chips.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
    const understood = page.getByRole('list', { name: 'What was understood' });
    await understood.getByText('Gross area over 2 ha').waitFor();
    const left = page.getByRole('list', { name: 'Not understood, and left out' });
    await expect.poll(() => left.innerText()).toContain('cheap');
    await page.getByRole('checkbox', { name: 'Brownfield', checked: true }).waitFor();
    await page
      .getByRole('status')
      .getByText(/^[\d,]+ \/ (?!20,000)[\d,]+ sites found$/)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('stands in the drawer of a phone, too', async () => {
    const page = await open('/', 390);
    await page.getByRole('button', { name: 'Filters' }).click();
    await box(page).fill('over 30 ha, painted purple');
    await box(page).press('Enter');
    await page.waitForURL(/filters=/);
    expect(filtersOf(page)).toMatchObject([{ type: 'number', dbPropertyName: 'size_ha' }]);
    // The drawer closes over the answer: what was left out is still said.
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' });
    await page.getByText('“painted purple”').waitFor();
  });
});
