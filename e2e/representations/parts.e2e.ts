import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const open = async (path = '/__parts', width = 1440): Promise<Page> => {
  const page = await pageAt(path, visitAs('officer@northbridge.test', { width }));
  await heading(page, 'Parts').waitFor();
  return page;
};
const grid = (page: Page) => page.getByRole('grid', { name: 'Plots' });
/** The words of the cell that has the focus. */
const focused = (page: Page) =>
  page.locator(':focus').evaluate((element) => element.closest('td, th')?.textContent);
const row = (page: Page, id: number) => grid(page).locator(`tr[data-row="${id}"]`);

describe('the page of parts', () => {
  it.each([1440, 390])('has no fault that axe finds, at %i px', async (width) => {
    const page = await open('/__parts', width);
    await row(page, 1).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await row(page, 1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('a table by keyboard', () => {
  it('is one tab stop that arrows, Home, End and pages move through', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Export what is seen' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Land north of the railway 1');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('2026-01-01');
    await page.keyboard.press('Control+End');
    await expect.poll(() => focused(page)).toBe('2026-12-20');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Site');
    await page.keyboard.press('Tab');
    expect(await grid(page).locator(':focus').count()).toBe(0);
  });

  it('sorts in a cycle from the head, and its menu opens and gives the focus back', async () => {
    const page = await open();
    const head = grid(page).locator('th[data-column=homes]');
    await head.focus();
    for (const sorted of ['descending', 'ascending', null]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => head.getAttribute('aria-sort')).toBe(sorted);
    }
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name: 'Keep in sight' }).press('Enter');
    await expect
      .poll(() => grid(page).locator('th[data-column]').nth(1).getAttribute('data-column'))
      .toBe('homes');
  });

  it('selects one, a range and all, and the tools stand where the head was', async () => {
    const page = await open();
    await row(page, 2).locator('td').nth(1).focus();
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await page.getByText('4 selected').waitFor();
    await page.keyboard.press('Control+a');
    await page.getByText('300 selected').waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });
    await row(page, 1).getByRole('checkbox').check();
    await row(page, 5)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await page.getByText('5 selected').waitFor();
  });

  it('edits a cell in place, refuses what is wrong, and Escape lets it be', async () => {
    const page = await open();
    const homes = row(page, 2).locator('td[data-number]').nth(1);
    expect(await homes.textContent()).toBe('17');
    await homes.focus();
    await page.keyboard.press('F2');
    const box = page.getByRole('textbox', { name: 'Homes' });
    await box.fill('many');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('A whole number from 0 to 10,000').waitFor();
    await box.fill('25');
    await page.keyboard.press('Enter');
    await expect.poll(() => homes.textContent()).toBe('25');
    await expect.poll(() => focused(page)).toBe('34');
    await page.keyboard.press('Enter');
    await box.fill('99');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('34');
  });

  it('takes cells from a spreadsheet', async () => {
    const page = await open();
    const homes = row(page, 1).locator('td[data-number]').nth(1);
    await homes.focus();
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '7\\r\\n8\\r\\n9\\r\\n');
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);
    await page.getByText('3 cells pasted').waitFor();
    expect(await row(page, 3).locator('td[data-number]').nth(1).textContent()).toBe('9');
  });

  it('groups, and an open group ends with its totals', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Column Ward' }).click();
    await page.getByRole('menuitem', { name: 'Group by this column' }).click();
    const group = page.getByRole('button', { name: 'Plots with Byker (50)' });
    await group.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => grid(page).locator('tbody tr[data-total]').count()).toBe(1);
  });
});

describe('a table of 100,000 rows', () => {
  it('draws only what is in sight, and its last row is reached by one key', async () => {
    const page = await open('/__parts?rows=100000');
    await row(page, 1).locator('td').nth(1).focus();
    expect(await grid(page).locator('tr[data-row]').count()).toBeLessThan(60);
    await page.keyboard.press('Control+End');
    await row(page, 100_000).waitFor();
    expect(await grid(page).getAttribute('aria-rowcount')).toBe('100001');
  });
});
