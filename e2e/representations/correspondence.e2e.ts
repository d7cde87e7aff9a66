import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(3);

const rows = (page: Page) => page.locator('tr[data-row]');

const savedSearches = (page: Page) => page.getByRole('dialog', { name: 'Saved searches' });

/** Writes letters about the first site of the council. */
async function writeLetters(page: Page) {
  const { body } = await callAs(page, council, 'GET', '/site/table?attributes=id');
  const site = (body as { result: { records: { id: number }[] } }).result.records[0]?.id;
  const write = async (event: number, receivedDate: string, text: string) => {
    const letter = { event, receivedDate, acknowledgeDate: '2026-06-01', text };
    const answer = await callAs(page, council, 'POST', `/site/v2/${site}/correspondence`, letter);
    expect(answer.status).toBe(201);
  };
  await write(1, '2026-01-05', 'They offer the orchard.');
  await write(1, '2026-03-31', '=SUM(A1) for the orchard');
  await write(2, '2026-02-10', 'No access from the lane');
}

it('correspondence is found, sorted, opened, changed and exported as it is seen', async () => {
  const page = await pageAt('/correspondence', visitAs(`officer@${council}.test`));
  await heading(page, 'Correspondence').waitFor();
  await page.getByText('No correspondence found').waitFor();
  await page.getByRole('link', { name: 'Correspondence', exact: true }).waitFor();
  await writeLetters(page);
  await page.reload();
  await page.getByText('3 letters found').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const box = page.getByRole('searchbox', { name: 'Search the correspondence' });
  await box.fill('orchard');
  await box.press('Enter');
  await page.getByText('2 letters found').waitFor();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const form = page.getByRole('dialog', { name: 'Search' });
  await form.getByRole('group', { name: 'Received date' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Saved searches' }).click();
  await savedSearches(page).getByRole('button', { name: 'Save this search' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this search' });
  await naming.getByLabel('Name', { exact: true }).fill('Orchards');
  await naming.getByRole('button', { name: 'Save search' }).click();
  await naming.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });

  const text = page.locator('th[data-column=text]').getByRole('button').first();
  await text.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-text');
  await expect.poll(() => rows(page).first().textContent()).toContain('They offer');

  await page.getByRole('button', { name: 'Export what is seen' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Event,Received date,Site,');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['2026-01-05', '2026-03-31']);
  expect(lines[2]).toContain("'=SUM(A1) for the orchard");

  await rows(page).first().getByRole('button').first().press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Edit correspondence' });
  await drawer.getByLabel('Text').fill('They withdrew the orchard.');
  await drawer.getByRole('button', { name: 'Save correspondence' }).click();
  await drawer.waitFor({ state: 'detached' });
  await rows(page).getByText('They withdrew the orchard.').waitFor();

  await rows(page).first().getByRole('button').first().press('Enter');
  const history = drawer.getByRole('region', { name: 'History' });
  await history.getByText('They withdrew the orchard.').waitFor();
  await history.getByRole('button', { name: /^Undo change of/ }).click();
  await drawer.waitFor({ state: 'detached' });
  await rows(page).getByText('They offer').first().waitFor();

  // A saved search opens again, and is none of sites.
  await page.goto('/correspondence');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await savedSearches(page).getByRole('button', { name: 'Orchards', exact: true }).click();
  await page.getByText('2 letters found').waitFor();
  await page.goto('/table');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await savedSearches(page).getByText('No saved searches yet').waitFor();
}, 180_000);
