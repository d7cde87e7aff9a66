import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  WORD_PICTURE_ALT,
  wordFile,
} from '../../functions/src/consultation/documents/testing/word-file.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);
const WIDTHS = [1440, 900, 390] as const;
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: TYPE, buffer });

it('an officer begins a document from a Word file, and learns what did not come over', async () => {
  const page = await pageAt('/documents', visitAs(`officer@${council}.test`));
  await button(page, 'New document').first().click();
  // What is no Word file is refused beside the field; nothing that was typed is lost.
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The plan of 2026');
  await choose(page, 'letter.docx', Buffer.from('Dear Sir'));
  await button(page, 'Begin document').click();
  await page.getByText('This is not a Word file (.docx)').last().waitFor();
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(
    'The plan of 2026',
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await choose(page, 'Local plan.docx', Buffer.from(await wordFile()));
  expect(await page.getByLabel('Begin from').count()).toBe(0);
  await button(page, 'Begin document').click();

  const report = page.getByRole('dialog', { name: 'What came over from Word' });
  await report.getByText('4 things to look at').waitFor();
  await report.getByText(/^Local plan\.docx, taken in on/).waitFor();
  await atWidths(page, WIDTHS, async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  // A line leads to its place: the text with the link.
  await report.getByRole('button', { name: /The link of “this trick” was left out/ }).click();
  await report.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Text' }).getByText('New homes are').waitFor();
  await button(page, 'Done').first().click();

  await heading(page, 'The plan of 2026').waitFor();
  const tables = page.locator('figure', { hasText: 'Table 1: homes by area' }).locator('table');
  expect(await tables.locator('th').allInnerTexts()).toEqual(['Area', 'Homes']);
  const cells = tables.locator('td');
  expect(await cells.allInnerTexts()).toEqual(['North', '120', '30', 'None elsewhere']);
  expect(await cells.first().getAttribute('rowspan')).toBe('2');
  // The picture is there once it was scanned.
  const picture = page.getByRole('img', { name: WORD_PICTURE_ALT });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth), {
      timeout: 60_000,
    })
    .toBe(320);

  // A reload asks for the report no more; the same file can be added to what is there.
  await page.reload();
  await heading(page, 'The plan of 2026').waitFor();
  expect(await report.count()).toBe(0);
  await button(page, 'More about the document').click();
  await page.getByRole('menuitem', { name: 'Add from a Word file…' }).click();
  await choose(page, 'Annex.docx', Buffer.from(await wordFile()));
  await button(page, 'Add the file').click();
  await report.getByText(/^Annex\.docx, taken in on/).waitFor();
  await report.getByRole('button', { name: 'Go to the draft' }).click();
  await expect.poll(() => tables.count()).toBe(2);
});
