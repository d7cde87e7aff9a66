import type { Polygon } from 'geojson';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inCouncil, withOwner } from '../../scripts/seed/owner.ts';
import { sql } from '../../functions/src/platform/db.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { drawnSite, openSiteMap } from '../support/drawn-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const MAP_TAKES = { timeout: 90_000 };
const council = useOwnCouncil(24);
const { visitAs } = useBrowser();
const withMap = useBrowser({ map: true });
const signedIn = (width = 1440) =>
  pageAt('/notifications', visitAs(`officer@${council}.test`, { width }));
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Map tools' }).getByRole('button', { name, exact: true });
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;

/** A place inside a conservation area of the council. */
async function inConservationArea(page: Page): Promise<[number, number]> {
  const path = '/layers/geometries?layerId=conservation-areas&projection=27700';
  const { body } = await callAs(page, council, 'GET', path);
  const { geometries } = (body as { result: { geometries: { geometry: Polygon }[] } }).result;
  const [ring = []] = geometries[0]?.geometry.coordinates ?? [];
  const mean = (at: 0 | 1) => ring.reduce((sum, each) => sum + (each[at] ?? 0), 0) / ring.length;
  return [Math.round(mean(0)), Math.round(mean(1))];
}

describe('what the map of a site tells', () => {
  it('a press opens the card of a layer’s feature, or of another site; legend and licence stand below', async () => {
    const page = await signedIn();
    const [x, y] = await inConservationArea(page);
    const here = await drawnSite(page, council, 'Home field', [x - 50, y - 50]);
    const next = await drawnSite(page, council, 'Next field', [x + 60, y - 50]);
    await openSiteMap(page, here, '?layers=conservation-areas,sitesLayer');
    const map = page.getByRole('application', { name: 'Map in the British National Grid' });
    const box = (await map.boundingBox())!;
    const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const card = page.locator('[data-map-card]');
    await page.mouse.click(...centre);
    await card.getByRole('heading', { name: 'Conservation areas' }).waitFor();
    await card.getByText('1 / 1', { exact: true }).waitFor();
    await card.getByRole('row').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Close' }).press('Escape');
    await card.waitFor({ state: 'detached' });
    // The map has the keyboard again, and answers to it at its middle.
    await page.keyboard.press('Enter');
    await card.getByText('1 / 1', { exact: true }).waitFor();

    const legend = page.locator('[data-map-legend]');
    await legend.getByText('Conservation areas').waitFor();
    await legend.getByText('Boundary', { exact: true }).waitFor();
    const licence = page.locator('[data-map-licence]');
    await licence.getByRole('button', { name: 'Hide map licence' }).click();
    await licence.getByRole('button', { name: 'Show map licence' }).waitFor();

    // The site of 100 m is fitted at two pixels to the metre; the other begins 10 m beside it.
    await page.mouse.click(centre[0] + 2 * 100, centre[1]);
    await page
      .getByRole('group', { name: /^(Another site|\d+ other sites)$/ })
      .getByRole('link', { name: 'Next field' })
      .click();
    await page.waitForURL(new RegExp(`/site/${next}$`));
  });

  it('merges with a neighbour that is pressed', async () => {
    const page = await signedIn();
    const here = await drawnSite(page, council, 'West field', [534_000, 176_800]);
    await drawnSite(page, council, 'East field', [534_100, 176_800]);
    await openSiteMap(page, here, '?layers=sitesLayer');
    await tool(page, 'Edit boundary').click();
    await page.getByRole('tab', { name: 'Merge' }).click();
    const box = await boxOf(page, '[data-grid-map]');
    const merge = page.getByRole('button', { name: 'Merge with East field' });
    // Two pixels to the metre: the middle of the neighbour.
    await expect
      .poll(
        async () => {
          await page.mouse.click(box.x + box.width / 2 + 2 * 100, box.y + box.height / 2);
          return merge.isVisible();
        },
        { interval: 1000, ...MAP_TAKES },
      )
      .toBe(true);
    await merge.click();
    await page.getByText('East field is now part of the boundary').waitFor();
    const area = page.getByRole('status', { name: 'Area', exact: true });
    await expect.poll(() => area.textContent()).toBe('2.00 ha');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('has what is beside the map under it on phones, and nothing covers the tools where it grows', async () => {
    const page = await signedIn(390);
    await openSiteMap(page, await drawnSite(page, council, 'Narrow field'));
    await tool(page, 'Measure a length').click();
    const map = await boxOf(page, '[data-grid-map]');
    const aside = (await page.getByRole('region', { name: 'Measure a length' }).boundingBox())!;
    expect(aside.y).toBeGreaterThanOrEqual(map.y + map.height - 1);
    expect(aside.width).toBeGreaterThan(380);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Conservation areas' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 900, height: 900 });
    await page.getByRole('checkbox', { name: 'Conservation areas' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('says while tiles are to come that they are, as the search’s map does', async () => {
    const page = await pageAt('/notifications', withMap.visitAs(`officer@${council}.test`));
    const siteId = await drawnSite(page, council, 'Slow field');
    for (const path of [`/site/${siteId}/map`, '/']) {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/vector-tiles/**', async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
      await page.goto(path);
      const sign = page.getByRole('status').getByText('Loading the map');
      await sign.waitFor(MAP_TAKES);
      release();
      await sign.waitFor({ state: 'detached', ...MAP_TAKES });
      await page.unroute('**/vector-tiles/**');
    }
  });

  it('of a site without a place shows the council, and takes its first boundary', async () => {
    const page = await signedIn();
    const siteId = await drawnSite(page, council, 'Placeless field');
    await withOwner(({ client }) =>
      inCouncil(client, `tenant_${council.replaceAll('-', '_')}`, (tx) =>
        sql`update sites set wkb_geometry = null where id = ${siteId}`.execute(tx),
      ),
    );
    await openSiteMap(page, siteId);
    await page.getByText('This site has no place on the map yet.').waitFor();
    await tool(page, 'Edit boundary').click();
    await page.getByRole('tab', { name: 'Draw', selected: true }).waitFor();
    await page.getByText('The site has no boundary yet').waitFor();
    for (const place of ['TQ 33800 76300', 'TQ 33900 76300', 'TQ 33900 76400']) {
      const field = page.getByLabel('Add a point by typing it');
      await field.fill(place);
      await field.press('Enter');
    }
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Save boundary' }).click();
    await page.getByText('Boundary has been saved').waitFor();
    await page.getByText('This site has no place on the map yet.').waitFor({ state: 'detached' });
  });
});
