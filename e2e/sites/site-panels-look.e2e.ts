import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { photo, upload } from '../support/assessing.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { PATIENT, siteNow } from '../support/site-page.ts';
import { panel, reach } from '../support/site-panels.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(12);
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, 120);

/** A long name of this try alone, in letters as names are: a second one meets what the first has stored. */
const longName = () =>
  `Donau${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}${LONG.toLowerCase()}`.slice(0, 120);

async function onSite(width = 1440) {
  const page = await emptyPage(visitAs(`officer@${council}.test`, { width }));
  const id = await firstSite(page, council);
  await page.goto(`/site/${id}`);
  await panel(page, 'Features').waitFor();
  return { page, id };
}

/** Whether it lies between the left and the right edge of another. */
async function isWithin(part: Locator, whole: Locator): Promise<boolean> {
  const [inner, outer] = [await part.boundingBox(), await whole.boundingBox()];
  if (!inner || !outer) return false;
  return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
}

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

describe('panels of a site', () => {
  it('leave their buttons in sight, however long a name is', async () => {
    const { page, id } = await onSite();
    const contact = longName();
    const { status } = await callAs(page, council, 'POST', `/site/v2/${id}/contacts`, {
      name: contact,
      organisation: LONG,
      email: 'someone-with-a-rather-long-address@an-organisation-with-a-long-name.example.org',
    });
    expect(status).toBe(201);
    await page.reload();
    const people = await reach(page, 'People');
    const edit = people.getByRole('button', { name: `Edit ${contact}` });
    await edit.waitFor();
    expect(await isWithin(edit, people)).toBe(true);
    expect(await isWithin(people.getByRole('button', { name: 'Add contact' }), people)).toBe(true);

    const name = `${longName()}.jpg`;
    await upload(page, await photo(name));
    const files = panel(page, 'Files');
    expect(await isWithin(files.getByRole('button', { name: `Delete ${name}` }), files)).toBe(true);
    // What has arrived is a file of the site, and an upload no longer.
    await files.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' });
  });

  it('stay in sight when they are expanded and made small again', async () => {
    const { page } = await onSite();
    for (const name of ['Correspondence', 'Constraints']) {
      const part = await reach(page, name);
      await part.getByRole('button', { name: `Expand ${name}` }).click();
      await expect.poll(() => top(part), PATIENT).toBeGreaterThan(100);
      await expect.poll(() => top(part)).toBeLessThan(300);
      await part.getByRole('button', { name: `Shrink ${name}` }).click();
      await expect.poll(() => top(part), PATIENT).toBeGreaterThan(100);
      await expect.poll(() => top(part)).toBeLessThan(800);
    }
  });

  it('show every tag of the data dictionary with its name', async () => {
    const { page } = await onSite();
    await page.getByRole('button', { name: 'Data dictionary tags' }).click();
    const tags = page.getByRole('dialog', { name: 'Data dictionary tags' }).locator('label');
    await tags.first().waitFor();
    const [first, second] = [await tags.nth(0).boundingBox(), await tags.nth(1).boundingBox()];
    expect(first?.x).toBe(second?.x);
    expect(first?.width).toBe(second?.width);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('compare scenarios with long names on a phone without leaving its width', async () => {
    const { page, id } = await onSite(390);
    await callAs(page, council, 'POST', '/site/scenario', {
      siteId: id,
      scenarioName: LONG.slice(0, 100),
    });
    await page.reload();
    await (await reach(page, 'Scenarios')).getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog');
    const choices = dialog.getByRole('group', { name: 'Scenarios to compare' });
    await choices.waitFor();
    expect(await isWithin(choices.locator('label').last(), dialog)).toBe(true);
  });

  it('give a boundary being edited on a phone most of the screen', async () => {
    const { page } = await onSite(390);
    const map = await reach(page, 'Map');
    const height = async () => (await map.boundingBox())?.height ?? 0;
    const before = await height();
    await map.getByRole('button', { name: 'Edit boundary' }).click(PATIENT);
    await expect.poll(height, PATIENT).toBeGreaterThan(before + 250);
  });
});

describe('relating a site', () => {
  it('shows the names of those that are found, and tells when they cannot be searched', async () => {
    const { page, id } = await onSite();
    const { body } = await callAs(page, council, 'GET', '/search/site?limit=12');
    const { sites } = (body as { result: { sites: { id: number }[] } }).result;
    const other = await siteNow(page, council, sites.find((site) => site.id !== id)?.id ?? 0);
    const part = await reach(page, 'Related sites');
    await part.getByRole('button', { name: 'Relate a site' }).click();
    const found = page.getByRole('group', { name: 'Sites that were found' });
    const box = page.getByLabel('Find a site');
    const failing = /autocomplete/;
    let asked = 0;
    await page.route(failing, (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    const name = String(other['site_name']);
    await box.fill(name.slice(0, 10));
    await found.getByText('Failed to search sites').waitFor(PATIENT);
    const askedBefore = asked;
    await found.getByRole('button', { name: 'Try again' }).click(PATIENT);
    await expect.poll(() => asked, PATIENT).toBeGreaterThan(askedBefore);
    // News of other sites may ask again at any moment, so what works again is shown by other words
    await page.unroute(failing);
    await box.fill(name.slice(0, 12));
    await found.getByText('Failed to search sites').waitFor({ ...PATIENT, state: 'detached' });
    const rows = found.getByRole('button');
    await expect.poll(() => rows.count(), PATIENT).toBeGreaterThan(0);
    for (const row of await rows.all()) {
      const label = await row.locator('span').first().boundingBox();
      expect(label?.width).toBeGreaterThan(20);
    }
  });
});
