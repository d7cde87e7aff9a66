import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { askedOf } from '../support/asked-document.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);
const WIDTHS = [1440, 900, 390] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer });

it('an officer downloads the structure of a document, begins another from it, and learns what to fill in', async () => {
  const page = await emptyPage(visitAs(`officer@${council}.test`));
  const asked = <T>(method: string, path: string, input?: object) =>
    askedOf<T>(page, council, method, path, input);
  const { document } = await asked<{
    document: { id: number; sections: { id: string; kind: string }[] };
  }>('POST', '/documents/drafts', { title: 'Plan: first/draft' });
  const sectionId = document.sections.find(({ kind }) => kind === 'section')?.id;
  for (const [position, block] of [
    { type: 'textBlock', content: { html: '<p>Homes for all.</p>' } },
    { type: 'map' },
    { type: 'image' },
  ].entries())
    await asked('POST', `/documents/drafts/${document.id}/blocks`, {
      sectionId,
      position,
      isBeside: false,
      ...block,
    });
  await page.goto(`/documents/${document.id}`);
  await heading(page, 'Plan: first/draft').waitFor();
  await button(page, 'More about the document').click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download its structure' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('Plan first draft.json');
  const file = await readFile(await download.path());
  await page.getByText('Structure downloaded').waitFor();

  await page.goto('/documents');
  await button(page, 'New document').first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Second plan');
  await choose(page, 'notes.txt', Buffer.from('Dear Sir'));
  await button(page, 'Begin document').click();
  await page.getByText('Choose a Word file (.docx) or a structure file (.json)').last().waitFor();
  await choose(page, 'notes.json', Buffer.from('{}'));
  await button(page, 'Begin document').click();
  await page
    .getByText(/^This is not a structure file\./)
    .last()
    .waitFor();
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(
    'Second plan',
  );
  await choose(page, 'Plan first draft.json', file);
  expect(await page.getByLabel('Begin from').count()).toBe(0);
  await atWidths(page, WIDTHS, async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Begin document').click();

  const report = page.getByRole('dialog', { name: 'What is to be filled in' });
  await report.getByText('2 things to look at').waitFor();
  await report.getByText(/^Plan first draft\.json, taken in on/).waitFor();
  await atWidths(page, WIDTHS, async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await report.getByRole('button', { name: /Choose the sites and layers of this map/ }).click();
  await report.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Caption' }).waitFor();
  await heading(page, 'Second plan').waitFor();
  await page.getByText('Homes for all.').waitFor();
});
