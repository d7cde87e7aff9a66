import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();

it('the page of parts has no fault that axe finds; of 100,000 rows a table draws only what is in sight', async () => {
  const page = await pageAt('/__parts', visitAs('officer@northbridge.test'));
  await heading(page, 'Parts').waitFor();
  const grid = page.getByRole('grid', { name: 'Plots' });
  const row = (id: number) => grid.locator(`tr[data-row="${id}"]`);
  const approve = page.getByRole('button', { name: 'Approve' });
  await atWidths(page, [1440, 390], async (width) => {
    await row(1).waitFor();
    expect.soft(await accessibilityFaults(page), `${width} px`).toEqual([]);
    await row(1).getByRole('checkbox').check();
    await approve.waitFor();
    expect.soft(await accessibilityFaults(page), `${width} px, selected`).toEqual([]);
    await row(1).getByRole('checkbox').uncheck();
    await approve.waitFor({ state: 'detached' });
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/__parts?rows=100000');
  await heading(page, 'Parts').waitFor();
  await row(1).locator('td').nth(1).focus();
  expect(await grid.locator('tr[data-row]').count()).toBeLessThan(60);
  await page.keyboard.press('Control+End');
  await row(100_000).waitFor();
  expect(await grid.getAttribute('aria-rowcount')).toBe('100001');
  // Pages are as high as the window of the table.
  await page.keyboard.press('PageUp');
  await expect
    .poll(() => page.locator('tr:has(:focus)').getAttribute('data-row'))
    .not.toBe('100000');
  await page.keyboard.press('Control+Home');
  await row(1).waitFor();
}, 180_000);
