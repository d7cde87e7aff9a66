import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
/** More than a file at once holds. */
const SITES = 5_200;
const council = useOwnCouncil(SITES);
const open = async (path: string, width = 1440): Promise<Page> => {
  const page = await pageAt(path, visitAs(`officer@${council}.test`, { width }));
  await heading(page, 'Data export').waitFor();
  return page;
};

async function rowsOf(download: Download): Promise<Record<string, string>[]> {
  return parse(readFileSync(await download.path()), { bom: true, columns: true });
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

describe('data export', () => {
  it('gives the chosen fields in the chosen order, by keyboard alone', async () => {
    const page = await open('/data-export?ids=1,2,3');
    await page.getByText('3 sites', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Deselect all' }).press('Enter');
    await page.getByText('Choose a field to see the first rows.').waitFor();
    for (const field of ['Site name', 'Site id']) {
      await page.getByLabel('Find a field').fill(field);
      await page.getByRole('checkbox', { name: field, exact: true }).press('Space');
    }
    await page.getByLabel('Find a field').fill('');
    await page.getByRole('button', { name: 'Move Site id up' }).press('Enter');
    await page.getByText('Site id moved to 1 of 2').waitFor();
    await page.getByRole('columnheader', { name: 'Site id' }).waitFor();
    const download = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download' }).press('Enter'),
    );
    expect(download.suggestedFilename()).toMatch(/^own-\w+-sites-\d{4}-\d\d-\d\d\.csv$/);
    const rows = await rowsOf(download);
    expect(rows.map((row) => row['Site id'])).toEqual(['1', '2', '3']);
    expect(Object.keys(rows[0] ?? {}).slice(0, 2)).toEqual(['Site id', 'Site name']);
    expect(rows.every((row) => row['Site name'])).toBe(true);
  });

  it('keeps the choices when a download fails', async () => {
    const page = await open('/data-export?ids=1');
    await page.route('**/api/v1/site/export', (route) => route.abort());
    await page.getByRole('radio', { name: /^GeoPackage/ }).check();
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByText(/^Download Error: /).waitFor();
    await expect
      .poll(() => page.getByRole('radio', { name: /^GeoPackage/ }).isChecked())
      .toBe(true);
    await page.unroute('**/api/v1/site/export');
    const download = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download' }).click(),
    );
    expect(download.suggestedFilename()).toMatch(/\.gpkg$/);
  });

  it('makes a large file while one is elsewhere; the notification leads back to it', async () => {
    const page = await open('/data-export');
    await page.getByText('No sites chosen').waitFor();
    const selection = await page.evaluate(async (tenant) => {
      const answer = await fetch('/api/v1/site/selection', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tenant': tenant },
        body: JSON.stringify({ filters: [] }),
      });
      return ((await answer.json()) as { result: { id: string } }).result.id;
    }, council);
    await page.goto(`/data-export?selection=${selection}`);
    await page.getByText('5,200 sites', { exact: true }).waitFor();
    await page.getByRole('radio', { name: /^CSV/ }).check();
    await page.getByRole('button', { name: 'Make the file' }).click();
    await page.waitForURL(/export=/);
    await page.goto('/notifications');
    await page.getByText(/5,200 sites exported\. Kept until /).waitFor({ timeout: 60_000 });
    await page.goto('/data-export');
    const recent = page.getByRole('region', { name: 'Recent exports' });
    await recent.getByRole('link').first().click();
    await page.waitForURL(/export=/);
    const done = page.getByText(/^5,200 sites · .* · Kept until /);
    await done.waitFor();
    const download = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    );
    const rows = await rowsOf(download);
    expect(rows).toHaveLength(SITES);
    expect(new Set(rows.map((row) => row['Reference'])).size).toBe(SITES);
  });

  it('says which sites keep the national register from being valid, and leads to them', async () => {
    const page = await open(
      `/data-export?ids=${Array.from({ length: 50 }, (_, i) => i + 1).join()}`,
    );
    // The standard has room for 4,000 characters.
    const edit = { column_name_raw: 'notes', new_value: 'Long. '.repeat(700) };
    expect((await callAs(page, council, 'PUT', '/site/7', edit)).status).toBe(200);
    await page.getByRole('radio', { name: /^Brownfield/ }).check();
    await page.getByText('49 of 50 sites meet the standard').waitFor();
    const problem = page.getByRole('row', { name: /Notes/ }).first();
    await expect.poll(() => problem.getByRole('link').getAttribute('href')).toBe('/site/7');
    const only = page.getByRole('button', { name: /^Download the \d+ sites? that meets? it$/ });
    const number = Number(/\d+/.exec((await only.textContent()) ?? '')?.[0]);
    const rows = await rowsOf(await downloaded(page, () => only.click()));
    expect(rows).toHaveLength(number);
    // The 20 of the standard, and the two of 2017 that these sites fill.
    expect(Object.keys(rows[0] ?? {})).toHaveLength(22);
  });

  it('is accessible and stays within its width at 1440, 900 and 390 px', async () => {
    const page = await open('/data-export?ids=1,2,3');
    await page.getByRole('columnheader').first().waitFor();
    await atWidths(page, [1440, 900, 390], async (width) => {
      expect(await accessibilityFaults(page)).toEqual([]);
      const wide = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  });
});
