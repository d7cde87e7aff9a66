import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { photo, upload } from '../support/assessing.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { PATIENT } from '../support/site-page.ts';
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
  it('leave their buttons in sight, however long a name is, and stay in sight when their size changes', async () => {
    const { page, id } = await onSite();
    // Every tag of the data dictionary has its name.
    await page.getByRole('button', { name: 'Data dictionary tags' }).click();
    const tags = page.getByRole('dialog', { name: 'Data dictionary tags' }).locator('label');
    await tags.first().waitFor();
    const [first, second] = [await tags.nth(0).boundingBox(), await tags.nth(1).boundingBox()];
    expect(first?.x).toBe(second?.x);
    expect(first?.width).toBe(second?.width);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

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

    // They stay in sight when they are expanded and made small again.
    for (const title of ['Correspondence', 'Constraints']) {
      const part = await reach(page, title);
      await part.getByRole('button', { name: `Expand ${title}` }).click();
      await expect.poll(() => top(part), PATIENT).toBeGreaterThan(100);
      await expect.poll(() => top(part)).toBeLessThan(300);
      await part.getByRole('button', { name: `Shrink ${title}` }).click();
      await expect.poll(() => top(part), PATIENT).toBeGreaterThan(100);
      await expect.poll(() => top(part)).toBeLessThan(800);
    }
  });

  it('compare scenarios with long names on a phone within its width, and give a boundary being edited most of it', async () => {
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

    await dialog.getByRole('button', { name: 'Close' }).click();
    const map = await reach(page, 'Map');
    const height = async () => (await map.boundingBox())?.height ?? 0;
    const before = await height();
    await map.getByRole('button', { name: 'Edit boundary' }).click(PATIENT);
    await expect.poll(height, PATIENT).toBeGreaterThan(before + 250);
  });
});
