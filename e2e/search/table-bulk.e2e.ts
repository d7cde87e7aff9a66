import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(210);
const open = (who: string) => pageAt('/table', visitAs(`${who}@${council}.test`));
const rows = (page: Page) => page.locator('tr[data-row]');
const PATIENT = { timeout: 60_000 };

/** How many sites have this ward. */
async function noted(page: Page, value: string): Promise<number> {
  const filters = JSON.stringify([
    { type: 'text', dbPropertyName: 'neighbourhood_area_name', value },
  ]);
  const path = `/site/table?attributes=id&filters=${encodeURIComponent(filters)}`;
  const { body } = await callAs(page, council, 'GET', path);
  return (body as { result: { total: number } }).result.total;
}

describe('changing fields of the selected sites', () => {
  it('previews, changes all that were found but one that a colleague changed, and takes it back', async () => {
    const page = await open('officer');
    await rows(page).nth(19).waitFor(PATIENT);
    const id = Number(await rows(page).first().getAttribute('data-row'));
    await rows(page).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Select all 210 found' }).click();
    await page.getByText('210 selected').waitFor();
    await page.getByRole('button', { name: 'Change fields' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change fields of 210 sites' });
    await dialog.getByLabel('Field to change').selectOption({ label: 'Total site area' });
    await dialog.getByLabel('New value of Total site area').fill('much');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('alert').getByText('Must be a number').waitFor();
    await dialog.getByRole('button', { name: 'Leave Total site area as it is' }).click();

    await dialog.getByLabel('Field to change').selectOption({ label: 'Neighbourhood/Ward' });
    await dialog.getByLabel('New value of Neighbourhood/Ward').fill('Looked at together');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('210 sites will change, 0 sites have it already').waitFor(PATIENT);
    await dialog.getByRole('cell', { name: 'Looked at together' }).first().waitFor();
    await dialog.getByText('1–10 of 210').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const edit = { column_name_raw: 'site_name', new_value: 'Changed meanwhile' };
    const other = await open('admin');
    expect((await callAs(other, council, 'PUT', `/site/${id}`, edit)).status).toBe(200);
    await dialog.getByRole('button', { name: 'Change 210 sites' }).click();
    await dialog.getByRole('row', { name: /Changed meanwhile.*changed the site/ }).waitFor(PATIENT);
    expect(await noted(page, 'Looked at together')).toBe(209);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('209 sites changed back').waitFor(PATIENT);
    expect(await noted(page, 'Looked at together')).toBe(0);
  });
});

describe('pasting cells from a spreadsheet', () => {
  const cell = async (page: Page, column: string, line: number) => {
    const heads = page.locator('thead th');
    const columns = await heads.evaluateAll((all) =>
      all.map((head) => head.getAttribute('data-column')),
    );
    return rows(page).nth(line).locator('th, td').nth(columns.indexOf(column));
  };
  const paste = async (page: Page, column: string, text: string) => {
    await (await cell(page, column, 0)).focus();
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(text)});
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);
  };

  it('changes the sites, names what is no value of its field, and can be undone', async () => {
    const page = await open('officer');
    await rows(page).nth(19).waitFor(PATIENT);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const box = page.getByRole('dialog', { name: 'Columns' });
    await box.getByLabel('Find a column').fill('ward');
    await box.getByRole('checkbox', { name: 'Neighbourhood/Ward' }).check();
    await page.keyboard.press('Escape');
    await page.locator('th[data-column=neighbourhood_area_name]').waitFor();

    await paste(page, 'neighbourhood_area_name', 'Pasted ward\r\nPasted ward\r\nPasted ward\r\n');
    await page.getByText('3 sites changed').waitFor();
    const third = await cell(page, 'neighbourhood_area_name', 2);
    await expect.poll(() => third.textContent()).toBe('Pasted ward');
    expect(await noted(page, 'Pasted ward')).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 sites changed back').waitFor(PATIENT);
    expect(await noted(page, 'Pasted ward')).toBe(0);
    await expect.poll(() => third.textContent()).not.toBe('Pasted ward');

    const size = await cell(page, 'size_ha', 0);
    const below = await cell(page, 'size_ha', 1);
    const before = await below.textContent();
    await paste(page, 'size_ha', '7.25 ha\r\nmuch\r\n');
    const dialog = page.getByRole('dialog', { name: '1 cell not pasted' });
    await dialog.getByRole('row', { name: /Total site area.*Must be a number/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('1 site changed').waitFor();
    await expect.poll(() => size.textContent()).toBe('7.25');
    expect(await below.textContent()).toBe(before);
  });
});
