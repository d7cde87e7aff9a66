import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const open = (path: string, width = 1440): Promise<Page> =>
  pageAt(path, visitAs('officer@northbridge.test', { width }));
const rows = (page: Page) => page.locator('tr[data-row]');
const ids = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));

describe('the table of a large council', () => {
  it('shows 20 rows of 20,000, sorts in a cycle and turns to the last page', async () => {
    const page = await open('/table');
    await heading(page, 'Sites table').waitFor();
    await page.getByText('20,000 sites found').waitFor();
    await rows(page).nth(19).waitFor();
    await expect.poll(() => rows(page).count()).toBe(20);
    // A column is as wide as the longest word of its head.
    const broken = await page.locator('th[data-column] span').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const range = label.ownerDocument.createRange();
        const text = label.firstChild;
        return [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap((word) => {
          range.setStart(text!, word.index);
          range.setEnd(text!, word.index + word[0].length);
          return range.getClientRects().length > 1 ? [word[0]] : [];
        });
      }),
    );
    expect.soft(broken).toEqual([]);
    const unsorted = await ids(page);

    const column = await page.locator('th[data-column=size_ha]').count();
    expect(column).toBe(1);
    const size = page.locator('th[data-column=size_ha]');
    const press = () => size.getByRole('button').first().click();
    for (const sorted of ['descending', 'ascending', null]) {
      await press();
      await expect.poll(() => size.getAttribute('aria-sort'), { timeout: 20_000 }).toBe(sorted);
    }
    await expect.poll(() => ids(page), { timeout: 20_000 }).toEqual(unsorted);
    expect(new URL(page.url()).searchParams.has('sort')).toBe(false);

    await page.getByRole('button', { name: 'Last page' }).click();
    await page.getByText('19,981–20,000 of 20,000').waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe('1000');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('shows the last page for one there is not, and page 1 for another search, by words or by the form', async () => {
    const page = await open('/table?page=999999');
    await page.getByText('19,981–20,000 of 20,000').waitFor();
    const box = page.getByRole('searchbox', { name: 'Search the sites' });
    await box.fill('NBR-0001');
    await box.press('Enter');
    await page.getByText(/^1–\d+ of \d+$/).waitFor();
    expect(new URL(page.url()).searchParams.has('page')).toBe(false);
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    await box.fill('');
    await page.getByText('1–20 of 20,000').waitFor();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('combobox', { name: 'Name, address or reference' }).fill('NBR-0001');
    await page.getByRole('button', { name: 'Search Sites' }).click();
    await page.getByText(/^1–\d+ of \d+$/).waitFor();
  });

  it('remembers columns, width and size of page in this tab, and only there', async () => {
    const page = await open('/table');
    await rows(page).first().waitFor();
    await page.getByLabel('Rows on a page').selectOption('50');
    await expect.poll(() => rows(page).count(), { timeout: 20_000 }).toBe(50);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const box = page.getByRole('dialog', { name: 'Columns' });
    await box.getByLabel('Find a column').fill('last changed');
    // Ticked, it goes over to those that are shown.
    const column = box.getByRole('checkbox', { name: 'Last changed' });
    await column.click();
    await expect.poll(() => column.isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    const changed = page.locator('th[data-column=updated_at]');
    const handle = changed.getByRole('separator');
    await handle.focus();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('125');
    for (let i = 0; i < 20; i += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('400');

    await page.reload();
    await changed.waitFor();
    await expect
      .poll(() => changed.getByRole('separator').getAttribute('aria-valuenow'))
      .toBe('400');
    await expect.poll(() => rows(page).count(), { timeout: 20_000 }).toBe(50);
    const another = await page.context().newPage();
    await another.goto('/table');
    await rows(another).first().waitFor();
    await expect.poll(() => another.locator('th[data-column=updated_at]').count()).toBe(0);
  });

  it('groups by a field, opens a group by keyboard and a site beside it', async () => {
    const page = await open('/table?group=planning_status');
    const groups = page.getByRole('button', { name: /^Sites with/ });
    await groups.first().waitFor();
    const counts = await groups.evaluateAll((all) =>
      all.map((each) => Number(/\(([\d,]+)\)$/.exec(each.ariaLabel ?? '')?.[1]?.replace(',', ''))),
    );
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(20_000);
    await groups.first().focus();
    await page.keyboard.press('Enter');
    await rows(page).nth(19).waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await rows(page).nth(39).waitFor();
    await rows(page).first().getByRole('button').press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'View Site Details' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });
});

describe('working in the table', () => {
  it('selects some and all that were found, with their sums and the tools where the head was', async () => {
    const page = await open('/table');
    await rows(page).nth(19).waitFor();
    await page
      .getByText(
        /^20,000 sites found [\d,.]+ ha · [\d,–]+ homes · 19,645 sites counted, without 355 ended$/,
      )
      .waitFor();
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page)
      .nth(2)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Select all 20,000 found' }).click();
    await page.getByText('20,000 selected').waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
  });

  it('edits a value in its place as the site page does, and takes it back', async () => {
    const page = await open('/table');
    const cell = rows(page).first().locator('td[data-number][data-editable]').first();
    await cell.waitFor();
    const before = await cell.textContent();
    await cell.focus();
    await page.keyboard.press('F2');
    await cell.getByRole('textbox').fill('7');
    await page.keyboard.press('Escape');
    expect(await cell.textContent()).toBe(before);
    await page.keyboard.press('Enter');
    await cell.getByRole('textbox').fill('7');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell.textContent()).toMatch(/^7(\.0+)?$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cell.textContent()).toBe(before);
  });
});

describe('on a phone', () => {
  it('what the table shows is chosen behind one button; one that finds nothing says so', async () => {
    const page = await open('/table', 390);
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'More tools' }).click();
    const tools = page.getByRole('dialog', { name: 'More tools' });
    await tools.getByRole('button', { name: 'Compact rows' }).click();
    await expect.poll(async () => (await rows(page).nth(3).boundingBox())?.height).toBe(36);
    expect(await accessibilityFaults(page)).toEqual([]);
    await tools.getByLabel('Group by').selectOption('planning_status');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Sites with / })
      .first()
      .waitFor();
    const nothing = encodeURIComponent(
      JSON.stringify([{ type: 'text', dbPropertyName: 'search_text', value: 'no such place' }]),
    );
    await page.goto(`/table?filters=${nothing}`);
    await page.getByText('No sites found', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('a table that cannot be had', () => {
  it('says so, keeps the address and comes back', async () => {
    const context = await visitAs('officer@southwark.test');
    const page = await context.newPage();
    await page.route('**/api/v1/site/table?*', (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await page.goto('/table?sort=-size_ha');
    await page.getByRole('alert').getByText('Failed to search sites').waitFor({ timeout: 60_000 });
    await page.unroute('**/api/v1/site/table?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-size_ha');
  });
});
