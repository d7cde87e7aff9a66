import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(60);
const open = () => pageAt('/', visitAs(`officer@${council}.test`));
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Sites found' }).getByRole('article');
const counted = (page: Page, words: RegExp) =>
  page.getByRole('status').getByText(words).waitFor({ timeout: 60_000 });

describe('site lists', () => {
  it('are made from selected sites, opened from the menu, renamed, emptied and deleted', async () => {
    const page = await open();
    await counted(page, /^60 \/ 60 sites found$/);
    for (const at of [0, 1]) await cards(page).nth(at).getByRole('checkbox').check();
    await page
      .getByRole('toolbar', { name: 'Selected sites' })
      .getByRole('button', { name: 'List', exact: true })
      .click();
    await page.getByLabel('List name').fill('Sites by the river');
    await page.getByRole('button', { name: 'Add to list' }).click();
    await page.getByText('2 sites added to Sites by the river').waitFor();
    await page.getByRole('button', { name: 'Expand navigation' }).click();
    await page.getByLabel('Search site lists').fill('RIVER');
    await page.getByRole('list', { name: 'Site Lists' }).getByRole('link').click();
    await heading(page, 'Sites by the river').waitFor();
    await counted(page, /^2 \/ 2 sites found$/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('List name').fill('By the water');
    await page.keyboard.press('Enter');
    await heading(page, 'By the water').waitFor();

    await cards(page).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Remove from list' }).click();
    await counted(page, /^1 \/ 1 sites found$/);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await counted(page, /^2 \/ 2 sites found$/);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Remove from list' }).click();
    await page.getByText('This list is empty').waitFor();

    const table = page.getByRole('link', { name: 'Open in the table' });
    await expect.poll(() => table.getAttribute('href')).toContain('site_list');
    await page.getByRole('button', { name: 'Delete list' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
    await page.getByText('List By the water deleted').waitFor();
  });

  it('are unique where whoever makes them says so: a site is in them once', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Expand navigation' }).click();
    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByRole('dialog').getByLabel('List name').fill('Each once');
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Unique list' }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Create list' }).click();
    await heading(page, 'Each once').waitFor();
    await page.getByText('Unique list', { exact: true }).waitFor();
    const { body } = await callAs(page, council, 'GET', '/site/list/unique');
    const { lists } = (body as { result: { lists: { listName: string }[] } }).result;
    expect(lists.find(({ listName }) => listName === 'Each once')).toMatchObject({
      isUnique: true,
    });
  });

  it('keep each member’s own scenario', async () => {
    const page = await open();
    await counted(page, /^60 \/ 60 sites found$/);
    const siteId = Number(await cards(page).first().getAttribute('data-site'));
    const scenario = { siteId, scenarioName: 'Dense', overrides: {} };
    expect((await callAs(page, council, 'POST', '/site/scenario', scenario)).status).toBe(201);
    const made = await callAs(page, council, 'POST', '/site/list', { listName: 'Own scenarios' });
    const { id } = (made.body as { result: { list: { id: number } } }).result.list;
    await callAs(page, council, 'POST', '/site/list/site', { listId: id, sites: [{ siteId }] });
    await page.goto(`/list/${id}`);
    await cards(page)
      .getByRole('button', { name: /^Scenario Base/ })
      .click();
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/site/list/site') && answer.request().method() === 'DELETE',
    );
    await page.getByRole('menuitem', { name: 'Dense' }).click();
    await kept;
    await page.reload();
    await cards(page)
      .getByRole('button', { name: /^Scenario Dense/ })
      .waitFor();
    const link = cards(page).getByRole('link', { name: 'View Site Details' });
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(`/site/${siteId}?scenario=Dense&from=%2Flist%2F`);
  });
});
