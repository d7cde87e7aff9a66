import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);
const OFFICER = `officer@${council}.test`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('an officer fills a table by keyboard and publishes it, and everybody reads it with its heads', async () => {
  const page = await emptyPage(visitAs(OFFICER));
  await page.goto('/documents');
  await button(page, 'New document').first().click();
  const drawer = page.getByRole('dialog', { name: 'New document' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Homes in wards');
  await button(page, 'Begin document').click();
  await heading(page, 'Homes in wards').waitFor();
  await button(page, 'Add block at place 1 in section 1').click();
  await page.getByRole('menuitem', { name: 'Table', exact: true }).click();
  await page.getByLabel('Caption').fill('Homes built in each ward');
  await page.getByRole('gridcell', { name: /^Cell A1:/ }).focus();
  const rows = [
    ['Ward', 'Homes'],
    ['Castle', '120'],
    ['Byker', '80'],
  ];
  for (const [at, row] of rows.entries()) {
    if (at > 0) await page.keyboard.press('Home');
    for (const words of row) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('gridcell', { name: `Cell B${at + 1}: ${row[1]}` }).waitFor();
    await page.keyboard.press('ArrowDown');
  }
  await page.getByText('Saved', { exact: true }).waitFor();
  await atWidths(page, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Done').click();
  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  const id = /\/documents\/(\d+)/.exec(page.url())![1]!;

  const reader = await emptyPage(visit({ width: 390, tenant: council }));
  await reader.goto(`/p/document/${id}?tenant=${council}`);
  const table = reader.getByRole('table', { name: 'Homes built in each ward' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(
    expect.arrayContaining(['Ward', 'Homes']),
  );
  const castle = table.getByRole('row', { name: /Castle/ });
  expect(await castle.innerText()).toMatch(/Castle\s+120/);
  await atWidths(reader, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(reader)).toEqual([]);
    const width = await reader.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(reader.viewportSize()!.width);
  });
}, 180_000);
