import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { stackOrigin } from '../support/browser.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();

const anybody = () => visit({ tenant: 'newcastle' });
const admin = () => visitAs('admin@newcastle.test');
const sidebar = (page: Page) => page.locator('#sidebar');

const PAGES = ['/feedback', '/p/document', '/nowhere', '/notifications', '/notifications/archived'];

test('every page passes axe and the content security policy at every width', async () => {
  const page = await (await admin()).newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  for (const path of PAGES) {
    await page.goto(path);
    await heading(page, /./).first().waitFor();
    await atWidths(page, [1440, 900, 390], async (width) => {
      expect.soft(await accessibilityFaults(page), `${path} at ${width} px`).toEqual([]);
      const wider = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      expect.soft(wider, `${path} at ${width} px`).toBe(false);
    });
    expect.soft(refused.splice(0), path).toEqual([]);
  }
}, 240_000);

describe('what stands around a page', () => {
  test('the navigation is 46 or 211 px wide and remembers which; header labels show from 1080 px on', async () => {
    const page = await pageAt('/notifications', admin());
    await sidebar(page).waitFor();
    expect((await sidebar(page).boundingBox())?.width).toBe(46);
    await page.getByRole('button', { name: 'Expand navigation' }).click();
    await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(211);
    await page.reload();
    await sidebar(page).waitFor();
    expect((await sidebar(page).boundingBox())?.width).toBe(211);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(48);

    const label = page.getByRole('button', { name: 'Leave feedback' }).locator('span').last();
    await label.waitFor({ state: 'attached' });
    await atWidths(page, [1440, 1080, 1079], async (width) => {
      await expect
        .poll(async () => ((await label.boundingBox())?.width ?? 0) > 20)
        .toBe(width >= 1080);
    });
  });

  test('the first Tab skips to the content; ? lists the keys and Escape closes only that', async () => {
    const page = await pageAt('/nowhere', anybody());
    await heading(page, 'Page not found').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main:focus').count()).toBe(1);
    expect(await sidebar(page).count()).toBe(0);

    const keys = page.getByRole('dialog', { name: 'Keys' });
    // The keys come a moment after the page.
    await expect
      .poll(async () => {
        await page.keyboard.press('?');
        return keys.count();
      })
      .toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await heading(page, 'Page not found').waitFor();
  });
});

describe('notifications and feedback', () => {
  test('reach an open page, are unseen until the panel was closed, and may be put away', async () => {
    const context = await visitAs('officer@newcastle.test');
    const page = await context.newPage();
    await page.goto('/notifications');
    await heading(page, 'Notifications').waitFor();
    const label = `Remember the committee ${Date.now()}`;
    const made = await context.request.post('/api/v1/notifications', {
      headers: { 'x-tenant': 'newcastle', origin: stackOrigin() },
      data: { label, message: 'On Thursday' },
    });
    expect(made.status()).toBe(201);
    await page.getByRole('article', { name: label }).waitFor();

    await page.goto('/nowhere');
    await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByText(label).waitFor();
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(500);
    expect((await panel.boundingBox())?.width).toBe(384);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

    await page.goto('/notifications');
    await page.getByRole('button', { name: `Delete notification: ${label}` }).click();
    await page.getByRole('article', { name: label }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Archived' }).click();
    await page.getByRole('article', { name: label }).waitFor();
  });

  test('feedback is mailed to the council', async () => {
    const page = await pageAt('/nowhere', anybody());
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.getByRole('button', { name: 'Leave feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave feedback' });
    await dialog.getByRole('button', { name: 'Send feedback' }).click();
    await dialog.getByRole('link', { name: 'Please write your feedback' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const words = `The bridge is missing ${Date.now()}`;
    await dialog.getByLabel('Your feedback').fill(words);
    await dialog.getByRole('button', { name: 'Send feedback' }).click();
    await page.getByText('Thank you, your feedback has been sent').waitFor();
    expect(logged.join('\n')).toContain('No feedback widget is set up');
    await expect
      .poll(async () => (await (await fetch(`${stackOrigin()}/__mail`)).text()).includes(words), {
        timeout: 60_000,
        interval: 1000,
      })
      .toBe(true);
  });
});
