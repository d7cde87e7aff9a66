import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };
/** A hectare in the middle of the council. */
const SQUARE = ['TQ 33800 76300', 'TQ 33900 76300', 'TQ 33900 76400', 'TQ 33800 76400'] as const;
const CROSSING = [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]];

const council = useOwnCouncil(24);
const { visitAs } = useBrowser({ map: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openMap(who: string): Promise<Page> {
  const page = await pageAt('/map', visitAs(`${who}@${council}.test`));
  await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
  return page;
}

async function takeTool(): Promise<Page> {
  const page = await openMap('officer');
  await button(page, 'Draw site').click();
  return page;
}

async function type(page: Page, corners: readonly string[]): Promise<void> {
  const field = page.getByLabel('Add a point by typing it');
  for (const corner of corners) {
    await field.fill(corner);
    await field.press('Enter');
  }
}

const nameIt = async (page: Page, name: string) => {
  await page.getByLabel('Site name', { exact: true }).fill(name);
  await button(page, 'Create site').click();
};

/** The record of the site that the address has selected. */
async function selected(page: Page): Promise<Record<string, unknown>> {
  await page.waitForURL(/site=\d+/, MAP_TAKES);
  const id = new URL(page.url()).searchParams.get('site');
  const answer = await page.request.get(`/api/v1/site/${id}`, {
    headers: { 'x-tenant': council },
  });
  return ((await answer.json()) as { result: { site: Record<string, unknown> } }).result.site;
}

describe('a site of one’s own', () => {
  it('is drawn by the keyboard alone, refused while it crosses itself, named, created and shown', async () => {
    const page = await takeTool();
    await type(page, CROSSING);
    await page.getByText('4 points').waitFor();
    await button(page, 'Save polygon').press('Enter');
    const refused = page.getByRole('dialog', { name: 'Polygon Error' });
    await refused
      .getByText('Self intersection errors have been detected in the polygon. Please draw again.')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await refused.getByRole('button', { name: 'OK' }).press('Enter');
    for (let i = 0; i < 3; i++) await button(page, 'Undo last point').press('Enter');
    await page.getByText('1 point', { exact: true }).waitFor();
    await type(page, SQUARE.slice(1));
    await page.getByText('4 points · 1.00 ha').waitFor();
    await button(page, 'Save polygon').press('Enter');
    await button(page, 'Create site').press('Enter');
    await page.getByRole('alert').getByText('Please enter site name').first().waitFor();
    await nameIt(page, "St Mary's ''yard''");
    await page.getByText('Site has been created').waitFor();
    const site = await selected(page);
    expect(site).toMatchObject({ site_name: "St Mary's ''yard''", geometry_source: 'drawn' });
    expect(site['size_ha']).toBeCloseTo(1, 2);
    await page.getByRole('heading', { name: 'Add a site' }).waitFor({ state: 'detached' });
  });

  it('is not lost when the server fails or the page is loaded anew', async () => {
    const page = await takeTool();
    await page.route('**/api/v1/site/custom', (route) => route.fulfill({ status: 500, json: {} }));
    await type(page, SQUARE);
    await button(page, 'Save polygon').click();
    await nameIt(page, 'Kept yard');
    await page.getByText('ERROR', { exact: true }).waitFor();
    await page.getByText('Please try again', { exact: true }).waitFor();
    await page.unroute('**/api/v1/site/custom');
    await page.reload();
    const name = page.getByLabel('Site name', { exact: true });
    await name.waitFor(MAP_TAKES);
    await expect.poll(() => name.inputValue()).toBe('Kept yard');
    await button(page, 'Create site').click();
    expect(await selected(page)).toMatchObject({ site_name: 'Kept yard' });
  });

  it('that cannot be fetched is said to be there', async () => {
    const page = await takeTool();
    await type(page, SQUARE);
    await button(page, 'Save polygon').click();
    await page.route(/\/api\/v1\/site\/\d+/, (route) => route.fulfill({ status: 500, json: {} }));
    await nameIt(page, 'Hidden yard');
    await page.getByText('Site was created, but failed to retrieve').waitFor();
    await page
      .getByText('Please try to search for newly created site using search filters')
      .waitFor();
  });

  it('is given up by Cancel draw, and taken up again by Undo', async () => {
    const page = await takeTool();
    await type(page, SQUARE.slice(0, 2));
    await button(page, 'Cancel draw').click();
    await page.getByText('Drawing cancelled').waitFor();
    await expect.poll(() => button(page, 'Draw site').getAttribute('aria-pressed')).toBe('false');
    await button(page, 'Undo').click();
    await page.getByText('2 points').waitFor();
  });

  it('comes from pasted coordinates, several at once, each under its name', async () => {
    const page = await takeTool();
    await button(page, 'File or coordinates').click();
    await button(page, 'Show on the map').click();
    await page.getByRole('alert').getByText('Choose a file or paste coordinates').waitFor();
    const pasted = page.getByLabel('Well-known text or coordinates');
    await pasted.fill(`${SQUARE[0]}\n${SQUARE[2]}\nTQ 34500 76500`);
    await button(page, 'Show on the map').click();
    await page.getByText('3 shapes found').waitFor();
    await page.getByLabel('Name of shape 1').fill('First of two');
    await page.getByLabel('Name of shape 3').fill("O'Brien's");
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'Create 2 sites').click();
    await page.getByText('2 sites created').waitFor();
    expect(await selected(page)).toMatchObject({
      site_name: 'First of two',
      geometry_source: 'imported',
    });
  });

  it('comes from a file; one without a name says so and the others are done', async () => {
    const page = await takeTool();
    await button(page, 'File or coordinates').click();
    const square = (lon: number) => [
      [lon, 51.46],
      [lon + 0.001, 51.46],
      [lon + 0.001, 51.461],
      [lon, 51.461],
      [lon, 51.46],
    ];
    const feature = (name: string, lon: number) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Polygon', coordinates: [square(lon)] },
    });
    const features = [feature('Yard of a file', -0.08), feature('', -0.07)];
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'sites.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
    });
    await button(page, 'Show on the map').click();
    await page.getByText('2 shapes found').waitFor();
    await expect.poll(() => page.getByLabel('Name of shape 1').inputValue()).toBe('Yard of a file');
    await page.getByLabel('Take shape 1').check();
    await page.getByLabel('Take shape 2').check();
    await button(page, 'Create 2 sites').click();
    await page.getByText('1 site has not been created').waitFor();
    await page.getByText('1 site created').waitFor();
    await page.getByRole('alert').getByText('Please enter site name').waitFor();
    await page.getByLabel('Name of shape 2').fill('The other');
    await button(page, 'Create 1 site').click();
    expect(await selected(page)).toMatchObject({ site_name: 'The other' });
  });

  it('is not for those who may only read: the tool says so', async () => {
    const page = await openMap('viewer');
    const tool = button(page, 'Draw site');
    await expect.poll(() => tool.getAttribute('aria-disabled')).toBe('true');
    await tool.press('Enter');
    await tool.hover();
    await page.getByRole('tooltip').getByText('sites.write').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Add a site' }).count()).toBe(0);
  });
});
