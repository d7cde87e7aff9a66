import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { letterPdf } from '../../functions/src/consultation/attachments/testing/letter-pdf.ts';
import { drawnPicture } from '../../functions/src/consultation/documents/testing/drawn-picture.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);
const WIDTHS = [1440, 900, 390] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titleOf = (page: Page, name: string) => page.getByLabel(`Title of ${name}`);

it('an officer attaches files, calls them, puts them in order; everybody saves them without a script', async () => {
  const page = await pageAt('/documents', visitAs(`officer@${council}.test`));
  await button(page, 'New document').first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Homes with studies');
  await button(page, 'Begin document').click();
  await heading(page, 'Homes with studies').waitFor();
  await button(page, 'Add block at place 1 in section 1').click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('We need 12,000 homes.');
  await button(page, 'Done').click();

  await button(page, 'Attachments').click();
  await page.getByText('No attachments').waitFor();
  const choose = page.locator('input[type=file][aria-label="Choose files"]');
  await choose.setInputFiles({ name: 'macros.docm', mimeType: '', buffer: Buffer.from('PK') });
  await page.getByRole('alert').getByText('macros.docm: Only image and PDF files').waitFor();
  await choose.setInputFiles([
    { name: 'floods.pdf', mimeType: 'application/pdf', buffer: letterPdf('Floods') },
    { name: 'plan.png', mimeType: 'image/png', buffer: await drawnPicture(400, 300) },
  ]);
  await button(page, 'Download floods.pdf').waitFor();
  await button(page, 'Download plan.png').waitFor();

  await titleOf(page, 'floods.pdf').fill('Flood study');
  await titleOf(page, 'floods.pdf').press('Enter');
  await titleOf(page, 'plan.png').fill('Plan of the site');
  await titleOf(page, 'plan.png').press('Tab');
  // The first of the two, whichever was sent first, goes down by the keyboard and keeps the focus.
  const first = (await page
    .getByLabel(/^Title of /)
    .first()
    .getAttribute('aria-label'))!;
  const name = first.replace('Title of ', '');
  await button(page, `Move ${name} down`).focus();
  await page.keyboard.press('Enter');
  await page.getByText(`${name} moved to 2 of 2`).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Move ${name} down`);
  expect(
    await page
      .getByLabel(/^Title of /)
      .last()
      .getAttribute('aria-label'),
  ).toBe(first);
  await atWidths(page, WIDTHS, async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Delete plan.png').click();
  await titleOf(page, 'plan.png').waitFor({ state: 'hidden' });
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await titleOf(page, 'plan.png').waitFor();
  expect(await titleOf(page, 'plan.png').inputValue()).toBe('Plan of the site');
  await button(page, 'Close').first().click();

  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  const id = Number(/\/documents\/(\d+)/.exec(page.url())?.[1]);

  const reader = await emptyPage(visit({ tenant: council }));
  await reader.route('**/islands.js*', (route) => route.abort());
  await reader.goto(`/p/document/${id}?tenant=${council}`);
  await reader.getByRole('link', { name: '2 attachments' }).click();
  await heading(reader, 'Attachments').waitFor();
  // The document itself is downloaded here as well.
  await reader.locator('summary', { hasText: 'Download' }).click();
  const pdf = await reader.getByRole('link', { name: 'PDF' }).getAttribute('href');
  expect(pdf).toBe(`/p/document/${id}/editions/1/download/pdf?tenant=${council}`);
  await reader.locator('summary', { hasText: 'Download' }).click();
  await atWidths(reader, WIDTHS, async (width) => {
    expect(await accessibilityFaults(reader)).toEqual([]);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
  const [download] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: 'Flood study' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('floods.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await reader.getByRole('link', { name: 'Back to Homes with studies' }).click();
  await heading(reader, 'Homes with studies').waitFor();
}, 180_000);
