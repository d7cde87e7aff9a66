import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();

describe('the menu', () => {
  test('on a phone takes the focus, gives it back and closes by a press beside it', async () => {
    const page = await pageAt('/notifications', visitAs('viewer@newcastle.test', { width: 390 }));
    await heading(page, /./).waitFor();
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await page.locator('#sidebar a').first().waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('#sidebar a:focus').count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('#sidebar').waitFor({ state: 'detached' });
    await expect.poll(() => toggle.evaluate((node) => node.matches(':focus'))).toBe(true);
    await toggle.click();
    await page.mouse.click(370, 700);
    await page.locator('#sidebar').waitFor({ state: 'detached' });
  });
});

test('a public page names the council once, wide and narrow, with no sidebar', async () => {
  const page = await pageAt('/p/document/all', visit({ tenant: 'newcastle' }));
  await heading(page, /./).first().waitFor();
  const banner = page.getByRole('banner');
  await expect.poll(() => banner.count()).toBe(1);
  expect(await page.locator('#sidebar').count()).toBe(0);
  await page.goto('/p/document');
  await heading(page, 'All documents').waitFor();
  await expect.poll(() => banner.count()).toBe(1);
  expect(await page.locator('#sidebar').count()).toBe(0);
  await atWidths(page, [1440, 390], async () => {
    await expect
      .poll(() => banner.getByRole('link', { name: 'Newcastle City Council' }).count())
      .toBe(1);
    await expect.poll(() => banner.getByText('Newcastle City Council').count()).toBe(0);
  });
});

describe('a resident', () => {
  test('is refused nothing by the pages they may open, and has no menu where there is no page', async () => {
    const page = await (await visitAs('resident@newcastle.test')).newPage();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    // The last thing a page asks for, once it has stood for a while.
    const live = page.waitForResponse('**/api/v1/auth/firestore-token');
    await page.goto('/notifications');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    await live;
    expect(refused).toEqual([]);
    await page.goto('/nowhere');
    await page.getByRole('main').getByRole('link', { name: 'All documents' }).waitFor();
    await expect.poll(() => page.locator('#sidebar').count()).toBe(0);
  });
});
