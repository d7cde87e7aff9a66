import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { endSessions } from '../support/sessions.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { counted } from '../support/sites-found.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(60);
const { visitAs } = useBrowser();
const officer = () => `officer@${council}.test`;
const open = (path: string): Promise<Page> => pageAt(path, visitAs(officer()));

describe('what no field can show', () => {
  const notes = { type: 'text', dbPropertyName: 'site_name', condition: 'not empty', value: null };
  const path = `/map?filters=${encodeURIComponent(JSON.stringify([notes]))}`;

  it('stands beside the form, in the drawer of a phone too, and can be taken away', async () => {
    const page = await open(path);
    await page.getByText('Site name is not empty').filter({ visible: true }).first().waitFor();
    await page.getByText('Also filtered by').waitFor();
    expect.soft(await accessibilityFaults(page), '1440 px').toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.getByText('Also filtered by').click();
    expect.soft(await accessibilityFaults(page), '390 px').toEqual([]);
    await page.getByRole('button', { name: /^Remove filter: Site name is not empty/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('filters'));
  });
});

describe('a session that ends half-way', () => {
  it('loses nothing of what was filled in, and gives it to the same person only', async () => {
    const page = await open('/map');
    await counted(page, /\/ 60 sites found$/);
    const words = page.getByLabel('Name, address or reference', { exact: true });
    const from = page.getByLabel('Total site area From');
    await words.fill('half a thought');
    await from.fill('1.5');
    await page.getByRole('combobox', { name: 'Neighbourhood/Ward' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // Opens the list again, and goes to the first of those that are left.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const wards = page.getByRole('list', { name: 'Neighbourhood/Ward' }).getByRole('listitem');
    await expect.poll(() => wards.count()).toBe(2);
    const chosen = await wards.allInnerTexts();
    const endAndSignInAs = async (email: string) => {
      await endSessions(await visitAs(officer()), council);
      await heading(page, 'Your session has ended').waitFor({ timeout: 60_000 });
      await page.getByRole('link', { name: 'Sign in again' }).click();
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await from.waitFor();
    };
    await endAndSignInAs(officer());
    await expect.poll(() => from.inputValue()).toBe('1.5');
    expect.soft(await words.inputValue()).toBe('half a thought');
    expect.soft(await wards.allInnerTexts()).toEqual(chosen);
    await endAndSignInAs(`viewer@${council}.test`);
    await expect.poll(() => words.inputValue()).toBe('');
    await expect.poll(() => from.inputValue()).toBe('');
  });
});
