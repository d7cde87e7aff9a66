import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readPdf } from '../../functions/src/platform/print/testing/read-pdf.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);
const WIDTHS = [1440, 900, 390] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses what brings a file; gives what it is called and its bytes. */
async function saved(page: Page, choose: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), choose()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

it('an officer downloads the draft, and everybody what was published of it', async () => {
  const page = await pageAt('/documents', visitAs(`officer@${council}.test`));
  await button(page, 'New document').first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Homes on paper');
  await button(page, 'Begin document').click();
  await heading(page, 'Homes on paper').waitFor();
  await button(page, 'Add block at place 1 in section 1').click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('We need 12,000 homes.');
  await button(page, 'Done').click();

  await button(page, 'Download').focus();
  await page.keyboard.press('Enter');
  const draft = await saved(page, () => page.getByRole('menuitem', { name: 'PDF' }).press('Enter'));
  expect(draft.name).toBe('Homes on paper.pdf');
  const { text } = await readPdf(draft.bytes);
  expect(text).toContain('We need 12,000 homes.');
  expect(text).toContain('not published');
  await page.getByText('Homes on paper.pdf was downloaded').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // The notification leads back to the file, from wherever the officer went meanwhile.
  const builder = page.url();
  await page.goto('/notifications');
  const again = await saved(page, () =>
    page.getByRole('article').first().getByRole('link', { name: /^Open/ }).click(),
  );
  expect(again.name).toBe('Homes on paper.pdf');
  await expect.poll(() => page.url()).toBe(builder);

  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  const id = /\/documents\/(\d+)/.exec(page.url())![1]!;
  const reader = await pageAt(`/p/document/${id}?tenant=${council}`, visit({ tenant: council }));
  await heading(reader, 'Homes on paper').waitFor();
  const menu = reader.locator('summary').filter({ hasText: 'Download' });
  await atWidths(reader, WIDTHS, async () => {
    await menu.click();
    await reader.getByRole('link', { name: 'PDF' }).waitFor();
    const box = (await reader.locator('.download ul').boundingBox())!;
    const { width } = reader.viewportSize()!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(reader)).toEqual([]);
    await menu.click();
  });
  await menu.click();
  const word = await saved(reader, () => reader.getByRole('link', { name: 'DOC (Word)' }).click());
  expect(word.name).toBe('Homes on paper.docx');
  await reader.getByText('Homes on paper.docx was downloaded').waitFor();

  // While it is written that is said, and where it cannot be had the reader stays on the page.
  const address = '**/download/pdf*';
  const { promise: seen, resolve: fail } = Promise.withResolvers<void>();
  await reader.route(address, async (asked) => {
    await seen;
    await asked.abort();
  });
  await menu.click();
  await reader.getByRole('link', { name: 'PDF' }).click();
  await reader.getByText('Generating PDF... 2/4').waitFor();
  fail();
  await reader.getByText('Failed to export document in .pdf format').waitFor();
  await heading(reader, 'Homes on paper').waitFor();

  await reader.getByRole('link', { name: 'Leave feedback' }).click();
  await heading(reader, 'Leave feedback').waitFor();
  expect(await accessibilityFaults(reader)).toEqual([]);
  await reader.getByLabel('Your feedback').fill('The plan is easy to read.');
  const sent = reader.waitForRequest('**/api/v1/feedback');
  await button(reader, 'Send feedback').click();
  expect((await sent).postDataJSON()).toMatchObject({
    message: 'The plan is easy to read.',
    page: `/p/document/${id}`,
  });
  await reader.getByText('Thank you, your feedback has been sent').first().waitFor();
  await reader.getByRole('link', { name: 'Back to the page' }).click();
  await heading(reader, 'Homes on paper').waitFor();
}, 180_000);
