import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { stackOrigin } from '../support/browser.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();

const anybody = (width = 1440) => visit({ tenant: 'newcastle', width });
const admin = () => visitAs('admin@newcastle.test');
const sidebar = (page: Page) => page.locator('#sidebar');

describe('every page passes axe and the content security policy at every width', () => {
  test.each(['/feedback', '/p/document', '/nowhere', '/notifications', '/notifications/archived'])(
    '%s',
    async (path) => {
      const page = await (await admin()).newPage();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
      });
      await page.goto(path);
      await heading(page, /./).first().waitFor();
      await atWidths(page, [1440, 900, 390], async () => {
        expect(await accessibilityFaults(page)).toEqual([]);
        const wider = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
        expect(wider).toBe(false);
      });
      expect(refused).toEqual([]);
    },
  );
});

describe('what stands around a page', () => {
  test.each([
    ['/nowhere', true],
    ['/feedback', true],
    ['/p/document', true],
    ['/p/document/all', true],
    ['/sign-in', false],
    ['/select-tenant', false],
    ['/session-expired', false],
  ])('%s: for the public no sidebar, header %s', async (path, hasHeader) => {
    const page = await pageAt(path, anybody());
    await heading(page, /./).first().waitFor();
    await expect.poll(() => page.getByRole('banner').count()).toBe(hasHeader ? 1 : 0);
    expect(await sidebar(page).count()).toBe(0);
  });

  test.each(['/events', '/admin/cfs'])(
    '%s is not built yet: not found, even for an administrator, and in no menu',
    async (path) => {
      const page = await pageAt(path, admin());
      await heading(page, 'Page not found').waitFor();
      expect(await page.title()).toContain('Page not found');
      await expect.poll(() => page.locator(`#sidebar a[href="${path}"]`).count()).toBe(0);
    },
  );

  test('the menu belongs to those who may read placemaker', async () => {
    const staff = await pageAt('/nowhere', admin());
    await staff.getByRole('link', { name: 'Map', exact: true }).waitFor();
    const resident = await pageAt('/nowhere', visitAs('resident@newcastle.test'));
    await resident.getByRole('button', { name: 'Leave feedback' }).waitFor();
    await resident.getByRole('main').getByRole('link', { name: 'All documents' }).waitFor();
    await expect.poll(() => resident.locator('#sidebar').count()).toBe(0);
  });

  test('the navigation is 46 or 211 px wide and remembers which', async () => {
    const page = await pageAt('/notifications', admin());
    await sidebar(page).waitFor();
    expect((await sidebar(page).boundingBox())?.width).toBe(46);
    await page.getByRole('button', { name: 'Expand navigation' }).click();
    await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(211);
    await page.reload();
    await sidebar(page).waitFor();
    expect((await sidebar(page).boundingBox())?.width).toBe(211);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(48);
  });

  test('header labels show from 1080 px on', async () => {
    const page = await pageAt('/nowhere', anybody());
    const label = page.getByRole('button', { name: 'Leave feedback' }).locator('span').last();
    await label.waitFor({ state: 'attached' });
    await atWidths(page, [1440, 1080, 1079], async (width) => {
      await expect
        .poll(async () => ((await label.boundingBox())?.width ?? 0) > 20)
        .toBe(width >= 1080);
    });
  });
});

describe('getting about', () => {
  const council = useOwnCouncil(0);

  test('Back is named after the page one came from, and the focus goes to the heading', async () => {
    const page = await pageAt('/documents', admin());
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: 'All notifications' }).click();
    await heading(page, 'Notifications').waitFor();
    expect(await page.title()).toMatch(/^Notifications/);
    await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
    await page.getByRole('button', { name: 'Documents', exact: true }).click();
    await heading(page, 'Documents').waitFor();
    expect(new URL(page.url()).pathname).toBe('/documents');
  });

  test('the first Tab skips to the content', async () => {
    const page = await pageAt('/nowhere', anybody());
    await heading(page, 'Page not found').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main:focus').count()).toBe(1);
  });

  test('? lists the keys and Escape closes only that', async () => {
    const page = await pageAt('/nowhere', anybody());
    await heading(page, 'Page not found').waitFor();
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
  });

  test('a page under maintenance says so, with a way back', async () => {
    await maintain(council, [{ route: '/feedback', maintenanceActive: true }]);
    try {
      const page = await pageAt('/nowhere', visit({ tenant: council }));
      await heading(page, 'Page not found').waitFor();
      await page.goto('/feedback');
      await page.getByRole('main').getByText("We're planning something big.").first().waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
      await heading(page, 'Page not found').waitFor();
    } finally {
      await maintain(council, []);
    }
  });
});

async function maintain(tenant: string, pages: object[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.OWNER_DATABASE_URL });
  await client.connect();
  await client.query(
    `update platform.tenants set record = record || jsonb_build_object('page_maintenance_status', $2::jsonb)
      where short_name = $1`,
    [tenant, JSON.stringify(pages)],
  );
  await client.end();
}

describe('notifications and feedback', () => {
  test('unseen ones are counted, seen once the panel was closed, and may be put away', async () => {
    const context = await visitAs('officer@newcastle.test');
    const label = `Remember the committee ${Date.now()}`;
    const made = await context.request.post('/api/v1/notifications', {
      headers: { 'x-tenant': 'newcastle', origin: stackOrigin() },
      data: { label, message: 'On Thursday' },
    });
    expect(made.status()).toBe(201);
    const page = await context.newPage();
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

  test('news of somebody else reach an open page', async () => {
    const context = await visitAs('viewer@newcastle.test');
    const page = await context.newPage();
    await page.goto('/notifications');
    await heading(page, 'Notifications').waitFor();
    const label = `From another window ${Date.now()}`;
    await context.request.post('/api/v1/notifications', {
      headers: { 'x-tenant': 'newcastle', origin: stackOrigin() },
      data: { label },
    });
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
