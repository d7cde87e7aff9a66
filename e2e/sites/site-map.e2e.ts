import type { Polygon } from 'geojson';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { drawnSite, openSiteMap } from '../support/drawn-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(24);
const { visitAs } = useBrowser();

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Map tools' }).getByRole('button', { name, exact: true });
const type = async (page: Page, text: string) => {
  const field = page.getByLabel('Add a point by typing it');
  await field.fill(text);
  await field.press('Enter');
};

/** A page of somebody who is signed in, before there is a map on it. */
const signedIn = () => pageAt('/notifications', visitAs(`officer@${council}.test`));

const newSite = (page: Page, name: string) => drawnSite(page, council, name);
const open = openSiteMap;

/** Once a boundary is saved, it is said which other sites it overlaps. */
async function putAwayOverlaps(page: Page, neighbour: string): Promise<void> {
  const overlaps = page.getByRole('dialog', { name: /^It overlaps \d+ other site/ });
  await overlaps.getByRole('link', { name: neighbour, exact: true }).waitFor();
  await overlaps.getByRole('button', { name: 'Done' }).click();
  await overlaps.waitFor({ state: 'detached' });
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
    await newSite(page, 'Beside the redrawn field');
    await open(page, await newSite(page, 'Redrawn field'));
    await tool(page, 'Edit boundary').press('Enter');
    const area = page.getByLabel('Area', { exact: true });
    await area.getByText('1.00 ha').waitFor();
    const tab = (name: string) => page.getByRole('tab', { name, selected: true });
    await tab('Modify').press('ArrowLeft');
    await tab('Draw').press('End');
    await tab('Snap').press('Home');
    await tab('Draw').waitFor();
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
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save boundary' }).press('Enter');
    await page.getByText('Boundary has been saved').waitFor();
    await putAwayOverlaps(page, 'Beside the redrawn field');

    await tool(page, 'Edit boundary').click();
    const look = page.getByRole('button', { name: 'Show the boundary of 1.00 ha on the map' });
    await look.press('Enter');
    await expect.poll(() => look.getAttribute('aria-pressed')).toBe('true');
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

  it('takes what cannot be used out of the boundary, and shows what is left', async () => {
    const page = await signedIn();
    await newSite(page, 'Beside the cut field');
    const siteId = await newSite(page, 'Cut field');
    await open(page, siteId);
    const legend = page.locator('[data-map-legend]');
    await legend.getByText('Boundary', { exact: true }).waitFor({ state: 'attached' });
    await expect.poll(() => legend.getByText('Without what is cut out').count()).toBe(0);
    await tool(page, 'Edit boundary').click();
    await page.getByRole('tab', { name: 'Cut out' }).click();
    const corners = ['TQ 33800 76300', 'TQ 33850 76300', 'TQ 33850 76350', 'TQ 33800 76350'];
    for (const place of corners) await type(page, place);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Without what is cut out: 0.75 ha').waitFor();
    await page.getByRole('button', { name: 'Save boundary' }).click();
    await page.getByText('Boundary has been saved').waitFor();
    await putAwayOverlaps(page, 'Beside the cut field');
    await legend.getByText('Without what is cut out').waitFor({ state: 'attached' });

    // A wider boundary keeps the same part cut out.
    await tool(page, 'Edit boundary').click();
    await page.getByRole('tab', { name: 'Modify' }).click();
    await page.getByLabel('Corner', { exact: true }).fill('3');
    await page.getByLabel('Move it to').fill('TQ 33900 76500');
    await page.getByLabel('Move it to').press('Enter');
    await page.getByText('What is cut out stays cut out.').waitFor();
    await page.getByRole('button', { name: 'Save boundary' }).click();
    await page.getByRole('region', { name: 'Edit boundary' }).waitFor({ state: 'detached' });
    const { body } = await callAs(page, council, 'GET', `/site/boundaries/${siteId}`);
    const { current } = (body as { result: { current: object } }).result;
    expect(current).toMatchObject({ hectares: 1.5, cut_hectares: 1.25 });
  });

  it('edits a boundary of 30,000 corners', async () => {
    const page = await signedIn();
    const siteId = await newSite(page, 'Round field');
    const turns = Array.from({ length: 30_000 }, (_, i) => (i / 30_000) * 2 * Math.PI);
    const round = turns.map((turn) => [
      533_850 + 100 * Math.cos(turn),
      176_350 + 100 * Math.sin(turn),
    ]);
    const wkbGeometry = { type: 'Polygon', coordinates: [[...round, round[0]]] };
    const path = '/site/insert-updated-geometry';
    expect((await callAs(page, council, 'POST', path, { siteId, wkbGeometry })).status).toBe(200);
    await open(page, siteId);
    await tool(page, 'Edit boundary').click();
    const area = page.getByLabel('Area', { exact: true });
    await area.getByText('3.14 ha').waitFor();
    await page.getByText('of 30,000').waitFor();
    await page.getByLabel('Corner', { exact: true }).fill('30000');
    await page.getByRole('button', { name: 'Next corner' }).click();
    await expect.poll(() => page.getByLabel('Corner', { exact: true }).inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Previous corner' }).click();
    await page.getByRole('button', { name: 'Remove corner' }).click();
    await page.getByText('of 29,999').waitFor();
    await page.getByRole('button', { name: 'Save boundary' }).click();
    await page.getByText('Boundary has been saved').waitFor();
    const { body } = await callAs(page, council, 'GET', `/site/boundaries/${siteId}`);
    const { current } = (body as { result: { current: { wkb_geometry: Polygon } } }).result;
    expect(current.wkb_geometry.coordinates[0]).toHaveLength(30_000);
  });
});
