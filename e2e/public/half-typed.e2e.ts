import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../emulator-data/accounts.ts';
import { endSessions } from '../support/sessions.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { panel, reach } from '../support/site-panels.ts';
import { emptyPage, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const PATIENT = { timeout: 60_000 };
const council = useOwnCouncil(24);
const officer = `officer@${council}.test`;
const { visitAs } = useBrowser();
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** The session ends everywhere while this page is open; then the same person signs in again on it. */
async function signInAgain(page: Page): Promise<void> {
  await endSessions(await visitAs(officer), council);
  await heading(page, 'Your session has ended').waitFor(PATIENT);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email', { exact: true }).fill(officer);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await button(page, 'Sign in').click();
}

it('a tag and a list for selected sites, half typed, outlive the session, and go when put away', async () => {
  const page = await pageAt('/map', visitAs(officer));
  const tick = () =>
    page
      .getByRole('region', { name: 'Sites found' })
      .getByRole('article')
      .first()
      .getByRole('checkbox')
      .check();
  const tools = page.getByRole('toolbar', { name: 'Selected sites' });
  const openTool = (name: string) => tools.getByRole('button', { name, exact: true }).click();
  const tag = page.getByLabel('Tag', { exact: true });
  const list = page.getByLabel('List name', { exact: true });
  await tick();
  await openTool('Tag');
  await tag.fill('half a tag');
  await openTool('List');
  await list.fill('Half a list');
  await signInAgain(page);

  await tick();
  await openTool('List');
  await expect.poll(() => list.inputValue()).toBe('Half a list');
  await button(page, 'Cancel').click();
  await openTool('List');
  await expect.poll(() => list.inputValue()).toBe('');
  await openTool('Tag');
  await expect.poll(() => tag.inputValue()).toBe('half a tag');
  await tag.press('Enter');
  await page.getByText('Tag half-a-tag added to 1 site').waitFor();
  await openTool('Tag');
  await expect.poll(() => tag.inputValue()).toBe('');
});

it('names of lists and scenarios and the tag of a site, half typed, outlive the session', async () => {
  const page = await emptyPage(visitAs(officer));
  const site = await firstSite(page, council);
  await page.goto(`/site/${site}`);
  const tag = page.getByRole('combobox', { name: 'Add a tag' });
  const scenario = page.getByLabel('Scenario name');
  const openScenario = async () => {
    await reach(page, 'Scenarios');
    await panel(page, 'Scenarios').getByRole('button', { name: 'New scenario' }).click(PATIENT);
  };
  await tag.fill('half a tag');
  await openScenario();
  await scenario.fill('Half a scenario');
  await signInAgain(page);
  await expect.poll(() => tag.inputValue(), PATIENT).toBe('half a tag');
  await openScenario();
  await expect.poll(() => scenario.inputValue()).toBe('Half a scenario');
});

it('another name for a list outlives the session, and goes when put away', async () => {
  const page = await pageAt('/map', visitAs(officer));
  const input = { listName: 'As it was', isUnique: false };
  const { body } = await callAs(page, council, 'POST', '/site/list', input);
  const { id } = (body as { result: { list: { id: number } } }).result.list;
  await page.goto(`/list/${id}`);
  const name = page.getByRole('dialog').getByLabel('List name', { exact: true });
  await button(page, 'Rename').click(PATIENT);
  await name.fill('Half a name');
  await signInAgain(page);
  await button(page, 'Rename').click(PATIENT);
  await expect.poll(() => name.inputValue()).toBe('Half a name');
  await page.keyboard.press('Escape');
  await button(page, 'Rename').click();
  await expect.poll(() => name.inputValue()).toBe('As it was');
});
