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
const open = (path: string, width = 1440): Promise<Page> =>
  pageAt(path, visitAs(officer(), { width }));
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

  it('shows three items of a list, all of a nested one; more, less, every one and none', () =>
    withForm(everyFilter, async () => {
      const page = await open('/map');
      const list = page.getByRole('group', { name: /^A label as long/ });
      await list.waitFor();
      await expect.poll(() => list.getByRole('checkbox').count()).toBe(3);
      await expect
        .poll(() => page.getByRole('group', { name: 'Land' }).getByRole('checkbox').count())
        .toBe(4);
      await list.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => list.getByRole('checkbox').count()).toBe(40);
      await list.getByRole('button', { name: 'Select All', exact: true }).click();
      await expect.poll(() => list.getByRole('checkbox', { checked: true }).count()).toBe(40);
      await list.getByRole('button', { name: 'Deselect All' }).click();
      await list.getByRole('button', { name: 'Show less' }).click();
      await expect.poll(() => list.getByRole('checkbox').count()).toBe(3);
    }));

  it('a field that overrides says so, and is searched by alone', () =>
    withForm(everyFilter, async () => {
      const page = await open('/map');
      await page.getByLabel('Words', { exact: true }).fill('mill');
      await page.getByLabel('Search in map area only').check();
      await page.getByLabel('Reference', { exact: true }).fill('0007');
      await page.getByText('Searching by Reference overrides other search parameters').waitFor();
      await submit(page);
      await page.waitForURL(/filters=/);
      expect(filtersOf(page)).toEqual([
        { type: 'text', dbPropertyName: 'helaa_reference', value: '0007' },
      ]);
      expect(new URL(page.url()).searchParams.has('area')).toBe(false);
    }));

  it('says all that is wrong at the top, each line leads to its field, and nothing is searched', () =>
    withForm(everyFilter, async () => {
      const page = await open('/map');
      await page.getByLabel('At least so many homes').fill('900');
      await page.getByLabel('Area From').fill('5');
      await page.getByLabel('Area To').fill('2');
      await submit(page);
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await summary.getByText('At least so many homes: Not in range 0 - 500').waitFor();
      await expect.poll(() => summary.evaluate((node) => node.matches(':focus'))).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
      await summary.getByRole('link', { name: 'Area: From must not be above To' }).click();
      expect(await page.getByLabel('Area From').evaluate((node) => node.matches(':focus'))).toBe(
        true,
      );
      expect(new URL(page.url()).searchParams.has('filters')).toBe(false);
      await page.getByLabel('At least so many homes').fill('9');
      await page.getByLabel('Area From').fill('1');
      await submit(page);
      await page.waitForURL(/filters=/);
    }));

  it('that is broken shows the config-error screen, and Reload mends it', async () => {
    const config = await configInContent(council, 'site-search');
    await config.spoil(
      JSON.stringify({
        schemaVersion: 2,
        filters: [{ type: 'number', dbPropertyName: 'size_ha', label: 'Area', equality: '=' }],
      }),
    );
    const page = await open('/map');
    await page.getByText('Config is invalid').waitFor();
    await page.getByText('Developer details').click();
    await page.getByText('min is required for a filter of type number').first().waitFor();
    await config.mend();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Search Sites' }).waitFor();
  });
});

describe('when the server fails', () => {
  it('each field says so and tries again; what is typed stays', () =>
    withForm(everyFilter, async () => {
      const page = await (await visitAs(officer())).newPage();
      const options = '**/api/v1/search/search-options*';
      await page.route(options, (route) => route.fulfill({ status: 500, json: {} }));
      await page.route('**/api/v1/search/site/**', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.goto('/map');
      await page.getByText('Failed to fetch search options').first().waitFor();
      await page.getByLabel('Words', { exact: true }).fill('half a thought');
      await page.getByText('Failed to search sites').first().waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.unroute(options);
      await page.getByRole('button', { name: 'Try again: Ward' }).press('Enter');
      await page.getByRole('combobox', { name: 'Ward' }).waitFor();
      await expect
        .poll(() => page.getByLabel('Words', { exact: true }).inputValue())
        .toBe('half a thought');
    }));
});
