import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1_200);
const open = () => pageAt('/', visitAs(`officer@${council}.test`));
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Sites found' }).getByRole('article');
const counted = (page: Page, words: RegExp) =>
  page.getByRole('status').getByText(words).waitFor({ timeout: 60_000 });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Selected sites' }).getByRole('button', { name, exact: true });
async function selectAll(page: Page): Promise<void> {
  await counted(page, /^1,200 \/ 1,200 sites found$/);
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await page.getByText('1,200 selected').waitFor();
}

describe('tagging selected sites', () => {
  it('stores the tag as specified, shows it on the cards, and can be undone', async () => {
    const page = await open();
    await counted(page, /^1,200 \/ 1,200 sites found$/);
    await cards(page).first().getByRole('checkbox').check();
    await tool(page, 'Tag').click();
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.getByLabel('Tag', { exact: true }).fill('Ab');
    await page.keyboard.press('Enter');
    await page.getByText('A tag has at least 3 characters').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByLabel('Tag', { exact: true }).inputValue()).toBe('');
    await page.keyboard.type('Looked  At');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const tag = cards(page).first().getByRole('link', { name: 'looked-at' });
    await tag.waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await tag.waitFor({ state: 'detached' });
    const answer = await callAs(page, council, 'GET', '/tag?term=looked-at');
    const { tags } = (answer.body as { result: { tags: { sites: number }[] } }).result;
    expect(tags.map((each) => each.sites)).toEqual([0]);
  });

  it('what fails half-way says what was done; the rest stays selected and goes through when tried again', async () => {
    const page = await open();
    await selectAll(page);
    let calls = 0;
    await page.route('**/api/v1/tag', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      calls += 1;
      return calls === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue();
    });
    await tool(page, 'Tag').click();
    await page.getByLabel('Tag', { exact: true }).fill('half-way');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/200 sites were tagged, 1,000 sites were not and stay selected\.$/)
      .waitFor();
    await page.getByText('1,000 selected').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Tag half-way added to 1,000 sites').waitFor();
    const found = await callAs(page, council, 'GET', '/tag?term=half-way');
    const { tags } = (found.body as { result: { tags: { sites: number }[] } }).result;
    expect(tags.map((each) => each.sites)).toEqual([1_200]);
  });
});

describe('deleting selected sites', () => {
  it('needs DELETE typed, takes them away, and chooses nothing afterwards', async () => {
    const page = await open();
    await counted(page, /^1,200 \/ 1,200 sites found$/);
    const id = await cards(page).first().getAttribute('data-site');
    await cards(page).first().getByRole('checkbox').check();
    await tool(page, 'Delete').click();
    const dialog = page.getByRole('dialog', { name: 'Delete 1 site' });
    const remove = dialog.getByRole('button', { name: 'Delete', exact: true });
    await dialog.getByLabel('Type DELETE to confirm').fill('delete');
    await expect.poll(() => remove.isDisabled()).toBe(true);
    await dialog.getByText('cannot be undone').waitFor();
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await remove.click();
    await counted(page, /^1,199 \/ 1,199 sites found$/);
    await expect.poll(() => page.locator(`article[data-site="${id}"]`).count()).toBe(0);
    await expect.poll(() => page.getByRole('toolbar', { name: 'Selected sites' }).count()).toBe(0);
  });
});
