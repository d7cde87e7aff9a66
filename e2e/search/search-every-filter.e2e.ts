import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { everyFilter } from '../support/every-filter.ts';
import { configInContent, useOwnCouncil } from '../support/own-council.ts';
import { counted } from '../support/sites-found.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(60);
const { visitAs } = useBrowser();
const withMap = useBrowser({ map: true });
const officer = () => `officer@${council}.test`;
const open = (path: string): Promise<Page> => pageAt(path, visitAs(officer()));
const submit = (page: Page) => page.getByRole('button', { name: 'Search Sites' }).click();
const filtersOf = (page: Page): unknown[] =>
  JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '[]') as unknown[];

/** A square kilometre of the council. */
const CORNERS = ['TQ 33000 76000', 'TQ 34000 76000', 'TQ 34000 77000', 'TQ 33000 77000'] as const;
const RING = expect.arrayContaining([
  [expect.closeTo(-0.086, 2), expect.closeTo(51.467, 2)],
]) as unknown;

/** The council's form as these filters, for the time of a test. */
async function withForm(filters: object[], test: () => Promise<void>): Promise<void> {
  const config = await configInContent(council, 'site-search');
  await config.spoil(JSON.stringify({ schemaVersion: 2, filters }));
  try {
    await test();
  } finally {
    await config.mend();
  }
}

describe('a form of every kind of filter', () => {
  it('searches by each, alone and nested, and is filled in again by its address', () =>
    withForm(everyFilter, async () => {
      const page = await open('/map');
      await counted(page, /\/ 60 sites found$/);
      expect(await accessibilityFaults(page)).toEqual([]);
      const homes = page.getByLabel('At least so many homes');
      await homes.fill('900');
      await submit(page);
      const problem = 'At least so many homes: Not in range 0 - 500';
      await page.getByRole('alert').getByText(problem).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await homes.fill('10');
      await homes.press('ArrowUp');
      await page.getByRole('combobox', { name: 'Ward' }).click();
      const menu = page.getByRole('listbox');
      expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(200);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByLabel('Area From').fill('0.1');
      await page.getByLabel('Permission To', { exact: true }).fill('31 January 2031');
      await page.getByLabel('Brownfield').check();
      await page.getByLabel('Only what can be built').check();
      await page.getByRole('combobox', { name: 'Where' }).click();
      await page.getByRole('option', { name: 'Wards' }).click();
      await submit(page);
      await page.waitForURL(/filters=/);
      const ward = await page.getByRole('combobox', { name: 'Ward' }).inputValue();
      expect(filtersOf(page)).toEqual([
        { type: 'select', dbPropertyName: 'neighbourhood_area_name', value: ward },
        { type: 'number', dbPropertyName: 'optimised_unit_capacity', equality: '>=', value: 15 },
        { type: 'range', dbPropertyName: 'size_ha', value: [0.1, null] },
        { type: 'date range', dbPropertyName: 'permission_date', value: [null, '2031-01-31'] },
        { type: 'in area', value: { layerId: expect.any(String) as string } },
        {
          type: 'group',
          operator: '_or',
          filters: [
            {
              type: 'checkbox list',
              dbPropertyName: 'greenfield_brownfield',
              value: ['Brownfield'],
            },
            {
              type: 'group',
              operator: '_and',
              filters: [{ type: 'checkbox', dbPropertyName: 'deliverable', value: true }],
            },
          ],
        },
      ]);
      await counted(page, /^(\d+) \/ \1 sites found$/);

      const again = await open(new URL(page.url()).pathname + new URL(page.url()).search);
      await expect.poll(() => again.getByLabel('At least so many homes').inputValue()).toBe('15');
      await expect
        .poll(() => again.getByRole('combobox', { name: 'Ward' }).inputValue())
        .toBe(ward);
      await expect.poll(() => again.getByLabel('Only what can be built').isChecked()).toBe(true);
      await expect.poll(() => again.getByText('Also filtered by').count()).toBe(0);
    }));

  it.each([1440, 390])('an area is drawn on the map for its field, at %i px', (width) =>
    withForm(everyFilter.slice(7, 8), async () => {
      const page = await pageAt('/map', withMap.visitAs(officer(), { width }));
      await page.locator('[data-map="loaded"]').waitFor({ timeout: 60_000 });
      const filters = page.getByRole('button', { name: 'Filters' });
      if (width === 390) await filters.click();
      const where = page.getByRole('combobox', { name: 'Where' });
      const choose = async (name: string) => {
        await where.click();
        await page.getByRole('option', { name, exact: true }).click();
      };
      await choose('Draw on the map');
      const point = page.getByLabel('Add a point by typing it');
      await point.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      const type = async (corners: readonly string[]) => {
        for (const corner of corners) {
          await point.fill(corner);
          await point.press('Enter');
        }
      };
      await type([CORNERS[0], CORNERS[2], CORNERS[1], CORNERS[3]]);
      await page.getByRole('button', { name: 'Use this area' }).click();
      await page.getByText(/Self intersection errors have been detected/).waitFor();
      for (let i = 0; i < 3; i++)
        await page.getByRole('button', { name: 'Undo last point' }).click();
      await type(CORNERS.slice(1));
      await page.getByRole('button', { name: 'Use this area' }).click();
      await page.locator('[role=combobox]:focus').waitFor();
      await expect.poll(() => where.inputValue()).toBe('A shape on the map');
      await submit(page);
      await page.waitForURL(/filters=/);
      expect(filtersOf(page)).toEqual([
        {
          type: 'in area',
          value: { projection: '4326', polygon: { type: 'Polygon', coordinates: [RING] } },
        },
      ]);
      // The form is filled anew by what was searched; only then it may be changed.
      const chips = page.getByRole('list', { name: 'Filters of this search' });
      await chips.getByRole('listitem').first().waitFor();
      await counted(page, /^(\d+) \/ \1 sites found$/);
      if (width === 390) await filters.click();
      await choose('Anywhere');
      await choose('Draw on the map');
      await page.getByRole('button', { name: 'Cancel draw' }).click();
      await page.locator('[role=combobox]:focus').waitFor();
      await expect.poll(() => where.inputValue()).toBe('');
    }),
  );
});

describe('when the server fails', () => {
  it('each part says so where it stands and moves nothing; what is typed stays and is searched for', () =>
    withForm(everyFilter, async () => {
      const page = await (await visitAs(officer())).newPage();
      const options = '**/api/v1/search/search-options*';
      await page.route(options, (route) => route.fulfill({ status: 500, json: {} }));
      // The suggestions of the box for words, too.
      await page.route('**/api/v1/search/site/**', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.goto('/map');
      const again = page.getByRole('button', { name: 'Try again: Ward' });
      await again.waitFor();
      await page.getByText('Failed to search sites').first().waitFor();
      await page.getByLabel('Search in your own words').waitFor();
      const words = page.getByLabel('Words', { exact: true });
      const placeOfNext = () => page.getByRole('group').first().boundingBox();
      const before = await placeOfNext();
      await words.fill('half a thought');
      await page.getByRole('option', { name: /^Suggestions are not available just now/ }).waitFor();
      expect.soft(await placeOfNext()).toEqual(before);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.unroute(options);
      await again.press('Enter');
      await page.getByRole('combobox', { name: 'Ward' }).waitFor();
      await expect.poll(() => words.inputValue()).toBe('half a thought');
      await words.press('Enter');
      await page.waitForURL(/filters=/);
    }));
});
