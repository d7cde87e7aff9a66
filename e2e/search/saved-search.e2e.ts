import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { stackOrigin } from '../support/browser.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(60);
const { visitAs } = useBrowser();
const as = (who: string, path = '/map', width = 1440): Promise<Page> =>
  pageAt(path, visitAs(`${who}@${council}.test`, { width }));
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

  it('hold map area and order, too, and open in a fresh browser', async () => {
    const page = await as('officer', '/map?sort=-size_ha&area=-20000,6690000,0,6720000');
    await counted(page, /sites found$/);
    await (await save(page, 'Here')).waitFor({ state: 'detached' });
    const fresh = await as('officer');
    await openMenu(fresh);
    await menu(fresh).getByRole('button', { name: 'Here', exact: true }).click();
    await fresh.waitForURL(/sort=-size_ha/);
    expect(new URL(fresh.url()).searchParams.get('area')).toBe('-20000,6690000,0,6720000');
    await expect.poll(() => fresh.getByLabel('Search in map area only').isChecked()).toBe(true);
  });

  it('a name that is taken is said beside the field, and what was typed stays', async () => {
    const page = await as('officer');
    await (await save(page, 'Twice')).waitFor({ state: 'detached' });
    const dialog = await save(page, 'Twice');
    await dialog.getByText('You have a saved search of this name already').first().waitFor();
    await expect.poll(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Twice');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Name', { exact: true }).fill('Once');
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await page.getByText('Saved as Once').waitFor();
  });

  it('with a field that is no more says so and leaves it out only when asked', async () => {
    const page = await as('officer');
    const filters = [
      { type: 'text', dbPropertyName: 'search_text', value: 'OWN-0005' },
      { type: 'number', dbPropertyName: 'storeys', equality: '>', value: 2 },
    ];
    // As one that was saved when the dictionary still had the field.
    await page.route('**/api/v1/site/templates/available', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { result: { templates: object[] } };
      body.result.templates.push({
        id: 999_999,
        name: 'Tall',
        isShared: false,
        isOwn: true,
        updatedAt: '2026-01-01T00:00:00Z',
        parameters: { filters },
      });
      await route.fulfill({ json: body });
    });
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Tall', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Part of this search no longer works' });
    await dialog.getByText('storeys').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(new URL(page.url()).searchParams.has('filters')).toBe(false);
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Tall', exact: true }).click();
    await dialog.getByRole('button', { name: 'Open without it' }).click();
    await counted(page, /^1 \/ 1 sites found$/);
  });

  it('failing to save keeps the name; failing to list says so and tries again', async () => {
    const page = await (await visitAs(`officer@${council}.test`)).newPage();
    const list = `${stackOrigin()}/api/v1/site/templates/available`;
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/map');
    await openMenu(page);
    await menu(page).getByText('Failed to get saved searches').waitFor();
    await page.unroute(list);
    await menu(page).getByRole('button', { name: 'Try again' }).click();
    await menu(page).getByText('Failed to get saved searches').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.route('**/api/v1/search/site/template', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    const dialog = await save(page, 'Kept');
    await dialog.getByRole('alert').waitFor();
    await expect.poll(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Kept');
  });
});
