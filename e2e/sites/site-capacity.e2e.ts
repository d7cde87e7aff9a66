import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { reach } from '../support/site-panels.ts';
import { atWidths, emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(30);

async function siteAs(who: string, width = 1440): Promise<{ page: Page; siteId: number }> {
  const page = await emptyPage(visitAs(`${who}@${council}.test`, { width }));
  const siteId = await firstSite(page, council);
  await page.goto(`/site/${siteId}`);
  return { page, siteId };
}

describe('the capacity of a site', () => {
  it('is reckoned step by step, saved, written into the record and in the history, as are years by hand', async () => {
    const { page, siteId } = await siteAs('officer');
    const capacity = await reach(page, 'Capacity');
    await capacity.getByRole('button', { name: 'Calculate capacity' }).click();
    await capacity.getByLabel('Gross area (ha)').fill('4.2');
    await capacity.getByLabel('Not to be built on (ha)').fill('0.7');
    await capacity.getByLabel('Developable share (%)').fill('80');
    await capacity.getByRole('button', { name: 'Save capacity' }).click();
    await capacity.getByRole('link', { name: 'Enter the homes per hectare' }).click();
    await page.keyboard.type('35');
    await capacity.getByText('2.8000 ha × 35 =').waitFor();
    await capacity.getByLabel('First year of completions').fill('2028');
    await capacity.getByLabel('Homes per year').fill('40');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Capacity saved: 98 homes').waitFor();
    await capacity.getByRole('row', { name: '2030/31 18' }).waitFor();
    expect(await callAs(page, council, 'GET', `/site/${siteId}`)).toMatchObject({
      body: { result: { site: { optimised_unit_capacity: 98 } } },
    });
    await (await reach(page, 'History')).getByText('Capacity: 98 homes').waitFor();

    await capacity.getByRole('button', { name: 'Change' }).click();
    await expect
      .poll(() => capacity.getByLabel('First year of completions').inputValue())
      .toBe('2028');
    await capacity.getByLabel('Homes per year').fill('0');
    await page.keyboard.press('Enter');
    await capacity.getByText('Must be at least 1').first().waitFor();
    await capacity.getByLabel('Homes per year').fill('40');
    await capacity.getByLabel('Homes per hectare').fill('18');
    await page.keyboard.press('Enter');
    await page.getByText('Capacity saved: 50 homes').waitFor();
    await capacity.getByText('= 50.4, rounded down =').waitFor();
    await capacity.getByRole('row', { name: '2029/30 10' }).waitFor();

    // Years are entered by hand, compared with it, and undone in the history.
    await capacity.getByRole('button', { name: 'Enter years' }).click();
    await capacity.getByLabel('2028/29').fill('1.5');
    await capacity.getByRole('button', { name: 'Save years' }).click();
    await capacity.getByRole('link', { name: 'Must be a whole number' }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('16');
    await capacity.getByText('26 of 50 homes are in the trajectory').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await capacity.getByRole('button', { name: 'Save years' }).click();
    await page.getByText('Years saved: 26 homes').waitFor();
    await capacity.getByRole('row', { name: '2028/29 16' }).waitFor();
    const history = await reach(page, 'History');
    await history.getByText(/^Housing trajectory: 50 homes/).waitFor();
    await history.getByRole('button', { name: 'Undo change of Housing trajectory' }).click();
    await capacity.getByRole('row', { name: '2028/29 40' }).waitFor();
  });
});

describe('the constraints of a site', () => {
  it('stand on its page with their share at 1440, 900 and 390 px', async () => {
    const { page, siteId } = await siteAs('viewer');
    const { body } = await callAs(page, council, 'GET', `/site/${siteId}/constraints`);
    type Found = {
      layerName: string;
      things: { name: string | null }[];
      nearestMetres: number | null;
    };
    const { constraints: found } = (body as { result: { constraints: Found[] } }).result;
    const named = found
      .filter(({ nearestMetres }) => nearestMetres !== null)
      .flatMap(({ layerName, things }) => things.map(({ name }) => name ?? layerName));
    await atWidths(page, [1440, 900, 390], async () => {
      const constraints = await reach(page, 'Constraints');
      await constraints.getByRole('heading', { name: 'To be weighed' }).waitFor();
      const rows = constraints.getByRole('rowheader');
      const shown = async () => (await rows.allInnerTexts()).map((text) => text.split('\n')[0]);
      await expect.poll(async () => (await shown()).sort()).toEqual(named.sort());
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
});
