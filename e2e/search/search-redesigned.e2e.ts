import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const counted = (page: Page, words: RegExp) => page.getByRole('status').getByText(words).waitFor();

describe('the redesigned page', () => {
  const southwark = (path: string, width = 1440) =>
    pageAt(path, visitAs('officer@southwark.test', { width }));

  it('is a map under panels that fold; the count stays in sight, the slash opens the form', async () => {
    const page = await southwark('/map');
    await counted(page, /^360 \/ 360 sites found$/);
    const map = page.getByRole('region', { name: 'Map of the search' });
    const form = page.getByRole('region', { name: 'Search', exact: true });
    const [whole, panel] = [await map.boundingBox(), await form.boundingBox()];
    expect(panel!.x).toBeGreaterThan(whole!.x);
    expect(panel!.x + panel!.width).toBeLessThan(whole!.x + whole!.width);
    await page.getByRole('button', { name: 'Hide the results' }).click();
    await page.getByRole('button', { name: 'Hide the search form' }).click();
    await counted(page, /^360 \/ 360 sites found$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Show the results' }).waitFor();
    await page.keyboard.press('/');
    await page.locator('[data-search]:focus').waitFor();
    await page.keyboard.type('SWK-0005');
    await page.keyboard.press('Enter');
    await counted(page, /^1 \/ 1 sites found$/);
  });

  it('has the results as a sheet that is pulled taller, at 900 px', async () => {
    const page = await southwark('/map', 900);
    const handle = page.getByRole('button', { name: 'Make the results taller' });
    const before = await page.getByRole('region', { name: 'Sites found' }).boundingBox();
    await handle.press('ArrowUp');
    await expect
      .poll(
        async () => (await page.getByRole('region', { name: 'Sites found' }).boundingBox())!.height,
      )
      .toBeGreaterThan(before!.height * 1.5);
  });
});
