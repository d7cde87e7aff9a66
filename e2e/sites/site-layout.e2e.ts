import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useSitesOf } from '../support/opened-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { boxOf, columnOf, heightOf, SOON, topOf, widthOf } from '../support/panel-boxes.ts';
import { panel } from '../support/site-panels.ts';
import { useBrowser } from '../support/use-browser.ts';

const browser = useBrowser();
const council = useOwnCouncil(12);
const { open, onSite } = useSitesOf(council, browser);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const arrange = async (page: Page) => {
  await panel(page, 'History').waitFor();
  await button(page, 'Edit layout').click();
  await button(page, 'Save layout').waitFor();
};

describe('its layout', () => {
  it('is changed by keyboard, saved, and there in another browser', async () => {
    const { page, id } = await onSite('admin');
    await arrange(page);
    const before = await boxOf(page, 'History');
    const handle = button(page, 'Move or resize History');
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => topOf(page, 'History'), SOON).toBeLessThan(before[1]);
    await expect.poll(() => handle.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.getByText(/^History: column \d+, row \d+, 4 wide, 3 high$/).waitFor();
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByText(/^History: column \d+, row \d+, 4 wide, 2 high$/).waitFor();
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByText('History is at its limit').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'Save layout').click();
    await page.getByText('Layout saved', { exact: true }).waitFor();
    const after = await boxOf(page, 'History');
    expect(after[3]).toBe(256);

    const elsewhere = await open(`/site/${id}`, 'admin');
    await panel(elsewhere, 'History').waitFor();
    await expect.poll(() => heightOf(elsewhere, 'History'), SOON).toBe(256);

    await arrange(elsewhere);
    await button(elsewhere, 'Reset to default').click();
    await button(elsewhere, 'Save layout').click();
    await elsewhere.getByText('Layout saved', { exact: true }).waitFor();
    await elsewhere.reload();
    await panel(elsewhere, 'History').waitFor();
    await expect.poll(() => heightOf(elsewhere, 'History'), SOON).toBe(before[3]);
  });

  it('is changed by mouse; stopping and leaving ask about what is not saved', async () => {
    const { page } = await onSite('viewer');
    await panel(page, 'Map').waitFor();
    const before = await boxOf(page, 'Map');
    await arrange(page);
    const start = await boxOf(page, 'Map');
    await page.mouse.move(start[0] + 200, start[1] + 20);
    await page.mouse.down();
    await page.mouse.move(start[0] - 300, start[1] + 30, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => columnOf(page, 'Map'), SOON).toBeLessThan(start[0] - 200);
    const placed = await boxOf(page, 'Map');
    await page.mouse.move(placed[0] + placed[2] - 6, placed[1] + placed[3] - 6);
    await page.mouse.down();
    await page.mouse.move(placed[0] + placed[2] - 6, placed[1] + placed[3] + 140, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => heightOf(page, 'Map'), SOON).toBeGreaterThan(placed[3]);

    await page.locator('#sidebar').getByRole('link').first().click();
    const asking = page.getByRole('dialog', { name: 'Save the layout?' });
    await asking.waitFor();
    await asking.getByRole('button', { name: 'Keep editing' }).click();
    await button(page, 'Stop editing').click();
    await asking.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => boxOf(page, 'Map'), SOON).toEqual(before);
    await button(page, 'Edit layout').waitFor();
  });

  it('of an older shape, with panels that are no more, is mended; and kept on this device when the server cannot be told', async () => {
    const { page, id } = await onSite('viewer');
    const layout = {
      lg: [
        { i: 'weather', x: 0, y: 0, w: 12, h: 4 },
        { i: 'history', x: 0, y: 0, w: 40, h: 3 },
        { i: 'features', x: 900, y: 0, w: 1, h: 1 },
      ],
    };
    const put = await callAs(page, council, 'PUT', '/user/site-details-layout', { layout });
    expect(put.status).toBe(200);
    await page.goto(`/site/${id}`);
    await expect.poll(() => widthOf(page, 'History'), SOON).toBeGreaterThan(1000);
    await panel(page, 'Features').waitFor();
    await callAs(page, council, 'PUT', '/user/site-details-layout', { layout: null });

    // It is kept on this device when the server cannot be told.
    await page.reload();
    await arrange(page);
    await page.route('**/api/v1/user/site-details-layout', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: {} })
        : route.continue(),
    );
    await button(page, 'Move or resize History').focus();
    await page.keyboard.press('Shift+ArrowUp');
    await button(page, 'Save layout').click();
    await page.getByText('Layout saved on this device only').waitFor();
    await page.reload();
    await panel(page, 'History').waitFor();
    await expect.poll(() => heightOf(page, 'History'), SOON).toBe(256);
  });
});
