import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { askedOf } from '../support/asked-document.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);
const OFFICER = `officer@${council}.test`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fits = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
};

it('an officer asks by a poll and names topics; a resident answers and sees the results', async () => {
  const page = await emptyPage(visitAs(OFFICER));
  await page.goto('/documents');
  const { consultation } = await askedOf<{ consultation: { id: number } }>(
    page,
    council,
    'POST',
    '/consultations/events',
    {
      name: `Poll ${crypto.randomUUID()}`,
      kind: 'Other',
      opensAt: '2026-01-01T09:00',
      closesAt: '2099-01-01T17:00',
    },
  );
  const { document } = await askedOf<{ document: { id: number } }>(
    page,
    council,
    'POST',
    '/documents/drafts',
    { title: 'What comes first', consultationId: consultation.id },
  );
  await page.goto(`/documents/${document.id}`);
  await heading(page, 'What comes first').waitFor();
  await button(page, 'Add block at place 1 in section 1').click();
  await page.getByRole('menuitem', { name: 'Poll', exact: true }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Which comes first?');
  await button(page, 'Add option').click();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Homes');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Parks');
  await page.getByText('Saved', { exact: true }).waitFor();
  await atWidths(page, [1440, 900, 390], () => fits(page));
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Done').click();
  await button(page, 'Add block at place 2 in section 1').click();
  await page.getByRole('menuitem', { name: 'Topics', exact: true }).click();
  await page.getByRole('combobox', { name: 'Topics' }).fill('Green');
  await page.getByRole('option', { name: 'Green belt' }).click();
  await button(page, 'Remove Green belt').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await fits(page);
  await button(page, 'Done').click();
  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();

  const address = `/p/document/${document.id}?tenant=${council}`;
  const reader = await emptyPage(visitAs(`resident@${council}.test`, { width: 390 }));
  await reader.goto(address);
  await reader
    .getByText('The results are shown to whoever has answered', { exact: false })
    .waitFor();
  const asked = reader.getByRole('group', { name: 'Which comes first?' });
  await asked.getByLabel('Parks').check();
  await reader.getByRole('button', { name: /^Submit/ }).click();
  await reader.getByText('Your answer has been submitted', { exact: true }).waitFor();
  await reader.getByText('1 answer', { exact: true }).waitFor();
  const results = reader.locator('.poll-results');
  expect(await results.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/Homes\s+0 \(0%\)/),
    expect.stringMatching(/Parks\s+1 \(100%\)/),
  ]);
  await atWidths(reader, [1440, 900, 390], () => fits(reader));

  const stranger = await emptyPage(visit({ width: 390, tenant: council }));
  await stranger.goto(address);
  await stranger.getByText('Log in to begin answering questions').first().waitFor();
  expect(await stranger.locator('.poll-results').count()).toBe(0);
  await stranger.getByRole('link', { name: /^Green belt/ }).click();
  await stranger
    .getByRole('link', { name: /What comes first/ })
    .first()
    .waitFor();
}, 180_000);
