import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(60);
const { visitAs } = useBrowser();
const withMap = useBrowser({ map: true });
const open = (path: string, width = 1440): Promise<Page> =>
  pageAt(path, visitAs(`officer@${council}.test`, { width }));
const counted = (page: Page, words: RegExp) => page.getByRole('status').getByText(words).waitFor();
const builder = (page: Page) => page.getByRole('dialog', { name: 'Filter builder' });
const openBuilder = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter builder/ }).click();
  await builder(page).waitFor();
};
const filtersOf = (page: Page): unknown[] =>
  JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '[]') as unknown[];
/** Chooses in a box by typing. */
const choose = async (page: Page, box: string, words: string) => {
  await builder(page).getByRole('combobox', { name: box, exact: true }).click();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
};

describe('the filter builder', () => {
  it('finds sites by any field, with the keyboard alone, and the form shows the same', async () => {
    const page = await open('/map');
    await counted(page, /\/ 60 sites found$/);
    await page.getByRole('button', { name: 'Filter builder' }).press('Enter');
    await builder(page).getByRole('button', { name: 'Add filter' }).press('Enter');
    // The new line has the focus.
    await page.keyboard.type('Total site area');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('more than or');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0.5');
    expect((await builder(page).boundingBox())?.width).toBeGreaterThanOrEqual(646);
    expect(await accessibilityFaults(page)).toEqual([]);
    // The form behind shows it while it is written.
    await expect.poll(() => page.getByLabel('Total site area From').inputValue()).toBe('0.5');
    await page.keyboard.press('Enter');
    await page.waitForURL(/filters=/);
    await builder(page).waitFor({ state: 'detached' });
    await counted(page, /^(?!60)(\d+) \/ \1 sites found$/);
    await page.getByLabel('Total site area From').fill('1');
    await openBuilder(page);
    const value = builder(page).getByLabel('Value, filter 1');
    await expect.poll(() => value.inputValue()).toBe('1');
    await page.keyboard.press('Escape');
    await builder(page).waitFor({ state: 'detached' });
    expect(
      await page
        .getByRole('button', { name: /^Filter builder/ })
        .evaluate((node) => node.matches(':focus')),
    ).toBe(true);
  });

  it('asks for a distance from a layer and for an area that is drawn on the map', async () => {
    const page = await pageAt('/map', withMap.visitAs(`officer@${council}.test`, { width: 1440 }));
    await page.locator('[data-map="loaded"]').waitFor({ timeout: 60_000 });
    await openBuilder(page);
    await builder(page).getByRole('button', { name: 'Add filter' }).click();
    await choose(page, 'Field, filter 1', 'Distance from a map layer');
    await choose(page, 'Value, filter 1', 'Wards');
    await builder(page).getByRole('button', { name: 'Search with these filters' }).click();
    // A layer without a distance is no condition yet.
    await builder(page).getByText('Enter a value').waitFor();
    await builder(page).getByRole('button', { name: 'Add group' }).click();
    const group = builder(page).getByLabel('group 2', { exact: true });
    await group.getByText('Choose a field', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await builder(page).getByRole('button', { name: 'Remove group 2', exact: true }).click();
    await builder(page)
      .getByLabel(/within/)
      .fill('500');
    expect(await accessibilityFaults(page)).toEqual([]);
    await builder(page).getByRole('button', { name: 'Add filter' }).click();
    await choose(page, 'Field, filter 2', 'Place on the map');
    await choose(page, 'Value, filter 2', 'Draw on the map');
    await builder(page).waitFor({ state: 'detached' });
    const point = page.getByLabel('Add a point by typing it');
    for (const corner of ['TQ 33000 76000', 'TQ 34000 76000', 'TQ 34000 77000']) {
      await point.fill(corner);
      await point.press('Enter');
    }
    await page.getByRole('button', { name: 'Use this area' }).click();
    const where = builder(page).getByRole('combobox', { name: 'Value, filter 2', exact: true });
    await expect.poll(() => where.inputValue()).toBe('A shape on the map');
    await builder(page).getByRole('button', { name: 'Search with these filters' }).click();
    await page.waitForURL(/filters=/);
    expect(filtersOf(page)).toEqual([
      { type: 'near layer', value: { layerId: expect.any(String) as string, within: 500 } },
      {
        type: 'in area',
        value: {
          projection: '4326',
          polygon: { type: 'Polygon', coordinates: expect.any(Array) as unknown },
        },
      },
    ]);
    await page.getByText('within 500 m of Wards').filter({ visible: true }).first().waitFor();
    await counted(page, /^(\d+) \/ \1 sites found$/);
  });

  it('works at 900 and 390 px, over the form', async () => {
    for (const width of [900, 390]) {
      const page = await open('/map', width);
      await page.getByRole('button', { name: 'Filters' }).click();
      await openBuilder(page);
      await builder(page).getByRole('button', { name: 'Add filter' }).click();
      await choose(page, 'Field, filter 1', 'Site name');
      await builder(page).getByLabel('Value, filter 1').fill('zzzz');
      expect.soft(await accessibilityFaults(page), `${width} px`).toEqual([]);
      const box = await builder(page).boundingBox();
      expect.soft(box!.x + box!.width, `${width} px`).toBeLessThanOrEqual(width);
      await builder(page).getByRole('button', { name: 'Search with these filters' }).click();
      await page.waitForURL(/filters=/);
      await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    }
  });
});
