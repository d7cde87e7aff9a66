import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { endSessions } from '../support/sessions.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { counted } from '../support/sites-found.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(60);
const { visitAs } = useBrowser();
const officer = () => `officer@${council}.test`;
const open = (path: string, width = 1440): Promise<Page> =>
  pageAt(path, visitAs(officer(), { width }));

describe('what no field can show', () => {
  const notes = { type: 'text', dbPropertyName: 'site_name', condition: 'not empty', value: null };
  const path = `/map?filters=${encodeURIComponent(JSON.stringify([notes]))}`;

  it.each([1440, 390])('stands beside the form and can be taken away, at %i px', async (width) => {
    const page = await open(path, width);
    if (width < 1080) await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.getByText('Also filtered by').waitFor();
    await page.getByText('Site name is not empty').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Remove filter: Site name/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('filters'));
  });
});

describe('a session that ends half-way', () => {
  it('loses nothing of what was filled in', async () => {
    const page = await open('/map');
    await counted(page, /\/ 60 sites found$/);
    await page.getByLabel('Total site area From').fill('1.5');
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
    await endSessions(await visitAs(officer()), council);
    await page.getByRole('link', { name: 'Sign in again' }).click({ timeout: 60_000 });
    await page.getByLabel('Email', { exact: true }).fill(officer());
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Total site area From').waitFor();
    await expect.poll(() => page.getByLabel('Total site area From').inputValue()).toBe('1.5');
    expect(await wards.allInnerTexts()).toEqual(chosen);
  });
});
