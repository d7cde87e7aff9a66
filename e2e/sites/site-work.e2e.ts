import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useSitesOf } from '../support/opened-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { panel, reach } from '../support/site-panels.ts';
import { controlOf, PATIENT, siteNow, valueOf } from '../support/site-page.ts';
import { atWidths, useBrowser } from '../support/use-browser.ts';

const browser = useBrowser();
const council = useOwnCouncil(12);
const { onSite } = useSitesOf(council, browser);

describe('working on a site', () => {
  it('folds what is empty, hides a panel until it is wanted, and shares the layout', async () => {
    const { page } = await onSite();
    await panel(page, 'Features').waitFor();
    expect(await panel(page, 'Files').count()).toBe(0);
    await page.getByRole('button', { name: 'Edit layout' }).click();
    await page.getByRole('button', { name: 'Hide History' }).click();
    await panel(page, 'History').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await panel(page, 'History').waitFor();
    await page.keyboard.press('Control+y');
    await panel(page, 'History').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Shared layouts' }).click();
    await page.getByRole('button', { name: 'Share this layout' }).click();
    await page.getByLabel('Name of the layout').fill('Assess');
    await page.keyboard.press('Enter');
    await page.getByText('Layout Assess is shared').waitFor(PATIENT);

    const { page: other } = await onSite('viewer');
    await panel(other, 'History').waitFor();
    await other.getByRole('button', { name: 'Edit layout' }).click();
    await other.getByRole('button', { name: 'Shared layouts' }).click();
    await other.getByRole('button', { name: /^Assess \(/ }).click();
    await panel(other, 'History').waitFor({ state: 'detached' });
    expect(await accessibilityFaults(other)).toEqual([]);
  });

  it('marks what a scenario changes, has a low head on phones, and leads to a constraint on the map and back', async () => {
    const { page, id } = await onSite('officer', 1440, 1);
    const name = String((await siteNow(page, council, id))['site_name']);
    await callAs(page, council, 'POST', '/site/scenario', {
      siteId: id,
      scenarioName: 'Dense',
      overrides: { site_name: 'Tower' },
    });
    await page.goto(`/site/${id}?scenario=Dense`);
    await page.getByText('You are editing Dense').waitFor(PATIENT);
    const features = panel(page, 'Features');
    await features.getByText(`Base: ${name}`).waitFor(PATIENT);
    expect(await accessibilityFaults(page)).toEqual([]);
    await features.getByRole('button', { name: 'Back to Base: Site name' }).click();
    await features.getByText(`Base: ${name}`).waitFor({ state: 'detached', ...PATIENT });
    expect((await siteNow(page, council, id, 'Dense'))['site_name']).toBe(name);

    await page.goto(`/site/${id}`);
    await panel(page, 'Features').waitFor();
    await atWidths(page, [390], async () => {
      const top = await page.getByRole('heading', { level: 1 }).boundingBox();
      const under = await page
        .getByRole('main')
        .getByRole('button', { name: 'Add', exact: true })
        .boundingBox();
      expect((under?.y ?? Infinity) - (top?.y ?? 0)).toBeLessThan(120);
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    // It names its constraints, shows one on the map and comes back.
    await page.setViewportSize({ width: 1440, height: 900 });
    const constraints = await reach(page, 'Constraints');
    const first = constraints.getByRole('rowheader').getByRole('button').first();
    await first.click(PATIENT);
    await page.waitForURL(/feature=/);
    const back = panel(page, 'Map').getByRole('button', {
      name: 'Back to the constraints',
    });
    await back.click(PATIENT);
    await expect.poll(() => page.url()).not.toContain('feature=');
    await expect.poll(() => first.evaluate((each) => each.matches(':focus'))).toBe(true);
  });

  it('undoes a saved field by keyboard, and finds or does something else with a slash', async () => {
    const { page, id } = await onSite('officer', 1440, 3);
    const before = String((await siteNow(page, council, id))['site_name']);
    await valueOf(page, 'Site name').click();
    await controlOf(page, 'Site name').fill('Written over');
    await page.keyboard.press('Enter');
    await page.getByText('Site name saved').waitFor(PATIENT);
    await page.keyboard.press('Control+z');
    await page.getByText('Site name is as it was before').waitFor(PATIENT);
    expect((await siteNow(page, council, id))['site_name']).toBe(before);
    const bar = page.getByRole('combobox', { name: 'Search or go to' });
    const opens = async () => {
      await page.keyboard.press('/');
      await expect.poll(() => bar.evaluate((box) => box.matches(':focus')), PATIENT).toBe(true);
      await page.keyboard.press('Escape');
      await bar.waitFor({ state: 'detached' });
    };
    await opens();
    // So does every other page.
    await page.goto('/notifications');
    await page.getByRole('heading', { level: 1 }).waitFor(PATIENT);
    const told = page.getByRole('dialog').getByText('Search or go to anything');
    await expect
      .poll(async () => {
        await page.keyboard.press('?');
        return told.isVisible();
      }, PATIENT)
      .toBe(true);
    await page.keyboard.press('Escape');
    await opens();
  });
});
