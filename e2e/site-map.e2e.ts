import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe.ts';
import { callAs } from './support/call-as.ts';
import { useOwnCouncil } from './support/own-council.ts';
import { pageAt, useBrowser } from './support/use-browser.ts';

const MAP_TAKES = { timeout: 60_000 };
const council = useOwnCouncil(24);
const { visitAs } = useBrowser();
const officer = `officer@${council}.test`;
const viewer = `viewer@${council}.test`;

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Map tools' }).getByRole('button', { name, exact: true });
const type = async (page: Page, text: string) => {
  const field = page.getByLabel('Add a point by typing it');
  await field.fill(text);
  await field.press('Enter');
};

/** A page of somebody who is signed in, before there is a map on it. */
const signedIn = (who = officer) => pageAt('/policy', visitAs(who));

/** A site of one hectare, drawn for the test. */
async function newSite(page: Page, name: string): Promise<number> {
  const answer = await callAs(page, council, 'POST', '/site/custom', {
    custom_site_name: name,
    custom_site_poly:
      'SRID=27700;POLYGON((533800 176300,533900 176300,533900 176400,533800 176400,533800 176300))',
  });
  expect(answer.status).toBe(201);
  const { result } = answer.body as { result: { new_site: { insert_new_sites: number } } };
  return result.new_site.insert_new_sites;
}

async function open(page: Page, siteId: number): Promise<void> {
  await page.goto(`/site/${siteId}/map`);
  await page.locator('[data-grid-map="loaded"]').waitFor(MAP_TAKES);
}

describe('the map of a site', () => {
  it('shows the site on the British grid, reads references out and measures flat', async () => {
    const page = await signedIn();
    await open(page, await newSite(page, 'Measured field'));
    const map = page.locator('[data-grid-map]');
    const box = (await map.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const reference = page.getByLabel('Grid reference', { exact: true });
    const [, east = '', north = ''] =
      /^TQ (\d{5}) (\d{5})$/.exec(await reference.innerText()) ?? [];
    // The site's middle is the map's.
    expect(Math.abs(Number(east) - 33_850)).toBeLessThan(2);
    expect(Math.abs(Number(north) - 76_350)).toBeLessThan(2);

    await tool(page, 'Measure a length').click();
    await page.getByRole('status').getByText('Click to start measuring').waitFor();
    await type(page, 'TQ 33800 76300');
    await page.getByRole('status').getByText('Click to continue drawing the polygon').waitFor();
    await type(page, '533885, 176300');
    await page.getByText('85.00 m', { exact: true }).waitFor();
    await page.getByRole('status').getByText('Double click to finish measuring').waitFor();
    await type(page, 'TQ 33885 76400');
    await page.getByText('0.19 km', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await tool(page, 'Measure an area').click();
    for (const place of ['TQ 33800 76300', 'TQ 33900 76300', 'TQ 33900 76350'])
      await type(page, place);
    await page.getByText('2,500.00 m²', { exact: true }).waitFor();
  });

  it('takes a boundary drawn by keyboard, refuses one that crosses itself, and brings the earlier one back', async () => {
    const page = await signedIn();
    await open(page, await newSite(page, 'Redrawn field'));
    await tool(page, 'Edit boundary').press('Enter');
    const area = page.getByLabel('Area', { exact: true });
    await area.getByText('1.00 ha').waitFor();
    await page.getByRole('tab', { name: 'Draw' }).press('Enter');
    for (const place of ['TQ 33800 76300', 'TQ 33950 76450', 'TQ 33950 76300', 'TQ 33800 76450'])
      await type(page, place);
    await page.getByRole('button', { name: 'Finish' }).press('Enter');
    const error = page.getByRole('dialog', { name: 'Polygon Error' });
    await error
      .getByText('Self intersection errors have been detected in the polygon. Please draw again.')
      .waitFor();
    await error.getByRole('button', { name: 'OK' }).press('Enter');
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Undo last point' }).click();
    for (const place of ['TQ 33950 76300', 'TQ 33950 76450', 'TQ 33800 76450'])
      await type(page, place);
    await page.getByRole('button', { name: 'Finish' }).press('Enter');
    await area.getByText('2.25 ha').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await area.getByText('1.00 ha').waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await area.getByText('2.25 ha').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Go on editing' }).click();
    await page.getByRole('button', { name: 'Save boundary' }).press('Enter');
    await page.getByText('Boundary has been saved').waitFor();

    await tool(page, 'Edit boundary').click();
    await page.getByRole('button', { name: 'Restore the boundary of 1.00 ha' }).click();
    await page.getByText('Boundary has been restored').waitFor();
    await area.getByText('1.00 ha').waitFor();
  });

  it('splits by a line into child sites, and moves a corner from the list', async () => {
    const page = await signedIn();
    await open(page, await newSite(page, 'Split field'));
    await tool(page, 'Edit boundary').click();
    await page.getByRole('tab', { name: 'Split' }).click();
    await type(page, 'TQ 33830 76250');
    await type(page, 'TQ 33830 76450');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Part 1: 0.70 ha').waitFor();
    await page.getByText('Part 2: 0.30 ha').waitFor();
    await page.getByLabel('Name of part 1').fill('East half');
    await page.getByLabel('Name of part 2').fill('West half');
    await page.getByRole('button', { name: 'Create child sites' }).click();
    await page.getByText('2 child sites created').waitFor();

    await page.getByRole('tab', { name: 'Modify' }).click();
    await page.getByLabel('Corner', { exact: true }).fill('3');
    await page.getByText('TQ 33900 76400').waitFor();
    await page.getByLabel('Move it to').fill('TQ 33900 76500');
    await page.getByLabel('Move it to').press('Enter');
    await page.getByLabel('Area', { exact: true }).getByText('1.50 ha').waitFor();
  });

  it('lets a viewer look and measure, not edit', async () => {
    const siteId = await newSite(await signedIn(), 'Looked at');
    const page = await signedIn(viewer);
    await open(page, siteId);
    await tool(page, 'Measure a length').waitFor();
    expect(await tool(page, 'Edit boundary').count()).toBe(0);
    const answer = await callAs(page, council, 'POST', '/site/insert-updated-geometry', {
      siteId,
      wkbGeometry: 'SRID=27700;POLYGON((533800 176300,533850 176300,533850 176350,533800 176300))',
    });
    expect(answer.status).toBe(403);
  });
});
