import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(60);
const { visitAs } = useBrowser();
const as = (who: string): Promise<Page> => pageAt('/map', visitAs(`${who}@${council}.test`));
const counted = (page: Page, words: RegExp) => page.getByRole('status').getByText(words).waitFor();
const menu = (page: Page) => page.getByRole('dialog', { name: 'Saved searches' });
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await menu(page).waitFor();
};
const words = (page: Page) => page.getByRole('combobox', { name: 'Name, address or reference' });
const save = async (page: Page, name: string, shared = false) => {
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  if (shared) await dialog.getByLabel('Share with colleagues').check();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  return dialog;
};
const option = async (page: Page, name: string, entry: string) => {
  await menu(page)
    .getByRole('button', { name: `Options of ${name}` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
};

describe('saved searches', () => {
  it('are saved as they stand in the form, shared, opened by a colleague, changed and deleted', async () => {
    const page = await as('officer');
    await words(page).fill('OWN-0005');
    await (await save(page, 'Five', true)).waitFor({ state: 'detached' });
    await page.getByText('Saved as Five').waitFor();
    // A name that is taken is said beside the field, and what was typed stays.
    const again = await save(page, 'Five');
    await again.getByText('You have a saved search of this name already').first().waitFor();
    await expect.poll(() => again.getByLabel('Name', { exact: true }).inputValue()).toBe('Five');
    expect(await accessibilityFaults(page)).toEqual([]);
    await again.getByLabel('Name', { exact: true }).fill('Once');
    await again.getByRole('button', { name: 'Save search' }).click();
    await page.getByText('Saved as Once').waitFor();

    const colleague = await as('viewer');
    await openMenu(colleague);
    expect(await accessibilityFaults(colleague)).toEqual([]);
    const theirs = menu(colleague).getByRole('region', { name: 'Shared by colleagues' });
    await expect
      .poll(() => menu(colleague).getByRole('button', { name: 'Options of Five' }).count())
      .toBe(0);
    await theirs.getByRole('button', { name: 'Five' }).click();
    await counted(colleague, /^1 \/ 1 sites found$/);
    await expect.poll(() => words(colleague).inputValue()).toBe('OWN-0005');

    await words(page).fill('OWN-0006');
    await openMenu(page);
    await option(page, 'Five', 'Replace with this search');
    await page.getByText('Five now holds this search').waitFor();
    await option(page, 'Five', 'Stop sharing');
    await page.getByText('Five is yours alone').waitFor();
    await option(page, 'Five', 'Rename');
    const rename = page.getByRole('dialog', { name: 'Rename saved search' });
    await rename.getByLabel('Name', { exact: true }).fill('Six');
    await rename.getByRole('button', { name: 'Rename' }).click();
    await rename.waitFor({ state: 'detached' });
    await colleague.reload();
    await openMenu(colleague);
    await menu(colleague).getByText('No saved searches yet').waitFor();

    await openMenu(page);
    await option(page, 'Six', 'Delete');
    await page.getByText('Six was deleted').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await menu(page).waitFor({ state: 'detached' });
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Six', exact: true }).click();
    await page.waitForURL(/OWN-0006/);
    await counted(page, /^1 \/ 1 sites found$/);
  });
});
