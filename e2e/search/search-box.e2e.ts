import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { counted } from '../support/sites-found.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const council = useOwnCouncil(60);
const { visitAs } = useBrowser();
const officer = () => `officer@${council}.test`;
const open = (path: string): Promise<Page> => pageAt(path, visitAs(officer()));

describe('the search box', () => {
  it('suggests by keyboard, makes a filter of a tag, and remembers what was searched for', async () => {
    const page = await open('/map');
    await counted(page, /\/ 60 sites found$/);
    const box = page.getByRole('combobox', { name: 'Name, address or reference' });
    await page.keyboard.press('/');
    await page.keyboard.type('OWN-0005');
    await page.getByRole('option').filter({ hasText: 'Site' }).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/site=\d+/);
    // It has been found: nothing is left to search for.
    await expect.poll(() => box.inputValue()).toBe('');
    await box.fill('OWN-0005');
    await page.keyboard.press('Enter');
    await counted(page, /^1 \/ 1 sites found$/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await counted(page, /\/ 60 sites found$/);
    await box.click();
    await page.getByRole('option', { name: /OWN-0005/ }).click();
    await counted(page, /^1 \/ 1 sites found$/);
    await box.fill('');
    await page.getByRole('option', { name: 'Clear recent searches' }).click();
    await box.click();
    await expect.poll(() => page.getByRole('option').count()).toBe(0);

    // The slash reaches it also where the form is folded away.
    await page.getByRole('button', { name: 'Hide the search form' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('OWN-0006');
    await page.keyboard.press('Enter');
    await page.waitForURL(/OWN-0006/);
    await counted(page, /^1 \/ 1 sites found$/);
  });
});
