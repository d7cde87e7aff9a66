import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const bar = (page: Page) => page.getByRole('combobox', { name: 'Search or go to' });
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Search or go to/ });

/** Opened by its key, once the page stands. */
async function openBar(page: Page): Promise<void> {
  await opener(page).waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => bar(page).evaluate((box) => box.matches(':focus'))).toBe(true);
}

describe('the command bar', () => {
  it('takes an officer to the site of a reference by keyboard alone, and keeps it as recent', async () => {
    const page = await pageAt('/notifications', visitAs('officer@southwark.test'));
    const width = (await opener(page).boundingBox())!.width;
    expect(width).toBeGreaterThanOrEqual(480);
    expect(width).toBeLessThanOrEqual(560);
    await openBar(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type('SWK-0005');
    await page.getByRole('group', { name: 'Sites' }).getByRole('option').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/site\/\d+$/);
    await page.getByText('SWK-0005').first().waitFor();
    await bar(page).waitFor({ state: 'detached' });
    const site = new URL(page.url()).pathname;

    await page.goto('/notifications');
    await heading(page, /./).waitFor();
    await openBar(page);
    await page.getByRole('group', { name: 'Recent' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === site);
  });

  it('offers a viewer neither what they may not begin nor the site of another council', async () => {
    const page = await pageAt('/notifications', visitAs('viewer@southwark.test'));
    await openBar(page);
    await page.getByRole('option', { name: /^Table/ }).waitFor();
    expect(await page.getByRole('option', { name: 'New representation' }).count()).toBe(0);
    expect(await page.getByRole('group', { name: 'Pages' }).getByText('Admin').count()).toBe(0);
    await page.keyboard.type('NCL-0005');
    await page.getByText('Nothing found for “NCL-0005”').first().waitFor();
    expect(await page.getByRole('group', { name: 'Sites' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
  });

  it('fills a phone from an icon in the header, and gives the focus back to it', async () => {
    const page = await pageAt('/notifications', visitAs('officer@southwark.test', { width: 390 }));
    await opener(page).click();
    await bar(page).waitFor();
    const sheet = (await page.getByRole('dialog', { name: 'Search or go to' }).boundingBox())!;
    expect([sheet.x, sheet.width]).toEqual([0, 390]);
    await bar(page).fill('SWK-0005');
    await page.getByRole('group', { name: 'Sites' }).getByRole('option').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await bar(page).press('Escape');
    await expect.poll(() => opener(page).evaluate((node) => node.matches(':focus'))).toBe(true);
  });
});
