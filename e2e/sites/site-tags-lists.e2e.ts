import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { failCalls } from '../support/fail-calls.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { historyNow } from '../support/site-page.ts';
import { useSurroundedSites } from '../support/surrounded-site.ts';
import { useBrowser } from '../support/use-browser.ts';

const browser = useBrowser();
const council = useOwnCouncil(6);
const onSite = useSurroundedSites(council, browser);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

describe('tags of a site', () => {
  it('are typed, normalised, suggested, refused when short, kept when they fail, and taken with undo', async () => {
    const { page, site } = await onSite(0);
    const box = page.getByRole('combobox', { name: 'Add a tag' });
    const tags = page.getByRole('group', { name: 'Tags', exact: true });
    await box.fill('ab');
    await box.press('Enter');
    await page.getByText('A tag has at least 3 characters').waitFor();
    await box.press('Escape');
    await expect.poll(() => box.inputValue()).toBe('');
    await box.fill('Edge  Of Town');
    await box.press('Enter');
    await tags.getByRole('link', { name: 'edge-of-town' }).waitFor();
    await box.fill('EDGE of town');
    await box.press('Enter');
    await expect.poll(() => tags.getByRole('link', { name: 'edge-of-town' }).count()).toBe(1);

    const failing = /\/api\/v1\/tag\/\d+/;
    await failCalls(page, 'POST', failing);
    await box.fill('near-water');
    await box.press('Enter');
    await tags.getByText('near-water: Out of order').waitFor();
    await page.unroute(failing);
    await button(page, 'Try again to add near-water').click();
    await tags.getByRole('link', { name: 'near-water' }).waitFor();

    await button(page, 'Remove the tag edge-of-town').click();
    await toast(page, 'Tag edge-of-town removed').waitFor();
    await box.fill('town');
    await page.getByRole('option', { name: 'edge-of-town' }).waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    await tags.getByRole('link', { name: 'edge-of-town' }).waitFor();
    expect(await historyNow(page, council, site.id)).toEqual(
      expect.arrayContaining(['Tag||near-water added', 'Tag||edge-of-town removed']),
    );
  });

  it('of the whole council are renamed, merged once somebody says so, and deleted for good', async () => {
    const { page } = await onSite(2, 'admin');
    const box = page.getByRole('combobox', { name: 'Add a tag' });
    const tags = page.getByRole('group', { name: 'Tags', exact: true });
    for (const name of ['old-quarry', 'quarry']) {
      await box.fill(name);
      await box.press('Enter');
      await tags.getByRole('link', { name, exact: true }).waitFor();
    }
    await button(page, 'Tags of the council').click();
    const dialog = page.getByRole('dialog', { name: 'Tags of the council' });
    await dialog.getByLabel('Find a tag').fill('quarry');
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);

    await dialog.getByRole('button', { name: 'Rename old-quarry' }).click();
    const name = dialog.getByLabel('New name of old-quarry');
    await name.fill('ab');
    await name.press('Enter');
    await dialog.getByRole('alert').getByText('at least 3 characters').waitFor();
    await name.fill('quarry');
    await name.press('Enter');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Merge into quarry' }).click();
    await toast(page, 'old-quarry merged into quarry').waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);

    await dialog.getByRole('button', { name: 'Rename quarry' }).click();
    await dialog.getByLabel('New name of quarry').fill('Stone quarry');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await toast(page, 'quarry is called stone-quarry now').waitFor();
    await dialog.getByRole('button', { name: 'Delete stone-quarry' }).click();
    await page.getByText('The tag goes from its site').waitFor();
    await button(page, 'Delete tag').click();
    await toast(page, 'Tag stone-quarry deleted').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => tags.getByRole('link', { name: /quarry/ }).count()).toBe(0);
  });

  it('and a list: a new one by its name, marked the next time, and left', async () => {
    const { page, site } = await onSite(1);
    await button(page, 'Add to list').click();
    const name = 'Sites that we look at together on the first Thursday';
    await page.getByLabel('Find a list, or name a new one').fill(name);
    await button(page, `New list: ${name}`).click();
    await toast(page, `Added to ${name}`).waitFor();
    await button(page, /^In \d+ lists?$/).click();
    await page.getByRole('menuitem', { name }).waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Add to list').click();
    const lists = page.getByRole('dialog', { name: 'Add this site to a list' });
    const list = lists.getByRole('button', { name }).first();
    await list.getByLabel('The site is in this list').waitFor();
    await list.hover();
    await page.getByRole('tooltip').getByText(name).waitFor();
    await lists.getByRole('button', { name: `Take the site off ${name}` }).click();
    await toast(page, `Removed from ${name}`).waitFor();
    await list.getByLabel('The site is in this list').waitFor({ state: 'detached' });
    expect(await historyNow(page, council, site.id)).toContain(`List||Removed from ${name}`);
  });
});
