import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { publishQuestions } from '../support/asked-document.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(2);
const OFFICER = `officer@${council}.test`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const fits = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
};

/** A document to which a machine has answered `said` as the resident, who reads that it is submitted. */
async function answeredByMachine(said: string) {
  const officer = await emptyPage(visitAs(OFFICER));
  const { id } = await publishQuestions(officer, council);
  const resident = await emptyPage(visitAs(`resident@${council}.test`, { width: 390 }));
  await resident.goto(`/p/document/${id}?tenant=${council}`);
  const question = resident.locator('.block.question').nth(2);
  await question.scrollIntoViewIfNeeded();
  const why = resident.getByRole('textbox', { name: 'Why?' });
  await expect.poll(() => why.isEnabled()).toBe(true);
  await why.fill(said);
  return { id, officer, resident, question };
}

it('a field that people neither see nor reach has an answer held, which its author sees as submitted', async () => {
  const said = `Cheap homes ${Date.now()}`;
  const { id, officer, resident, question } = await answeredByMachine(said);
  const unseen = question.locator('input[name="further-remarks"]');
  expect(await unseen.getAttribute('autocomplete')).toBe('off');
  expect(await resident.getByRole('textbox', { includeHidden: false }).count()).toBeGreaterThan(0);
  await question.getByRole('textbox', { name: 'Why?' }).focus();
  await resident.keyboard.press('Tab');
  expect(await resident.evaluate(() => document.activeElement?.textContent)).toBe('Submit');
  const box = (await unseen.boundingBox())!;
  expect(
    box.width === 0 || (await unseen.evaluate((field) => field.parentElement!.clientWidth)) <= 1,
  ).toBe(true);
  await fits(resident);
  await unseen.evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.org';
  });
  await question.getByRole('button', { name: /^Submit/ }).click();
  await question.getByText('Your answer has been submitted', { exact: true }).waitFor();
  await question.getByText(said).waitFor();

  await officer.goto(`/documents/${id}/answers`);
  await officer.getByText('0 respondents').waitFor();
  await officer.getByRole('link', { name: '1 answer waits for moderation' }).click();
  await heading(officer, 'Held answers').waitFor();
  await officer.getByText(said).waitFor();
  await officer.getByText('A field that people do not see was filled in').waitFor();
  await atWidths(officer, [1440, 900, 390], () => fits(officer));

  // By keyboard: rejected with a reason, taken back by the toast, approved.
  await button(officer, /^Reject the answer of/).focus();
  await officer.keyboard.press('Enter');
  const dialog = officer.getByRole('dialog', { name: 'Reject the answer?' });
  await dialog.waitFor();
  await fits(officer);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).press('Enter');
  await dialog.getByText('Say why the answer is rejected').waitFor();
  await expect.poll(() => officer.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await officer.keyboard.type('Advertising');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).press('Enter');
  await officer.getByText('The answer is rejected', { exact: true }).first().waitFor();
  await officer.getByText('No answer is held').waitFor();
  await expect
    .poll(() => officer.evaluate(() => document.activeElement?.textContent))
    .toBe('Held answers');
  await fits(officer);
  await button(officer, 'Undo').first().click();
  await officer.getByText(said).waitFor();
  await officer.getByText(/^Rejected by .*: Advertising$/).waitFor();
  await button(officer, /^Approve the answer of/).press('Enter');
  await officer.getByText('The answer is approved and counts', { exact: true }).first().waitFor();
  await officer.goto(`/documents/${id}/answers`);
  await officer.getByText('1 respondent').waitFor();
  await officer.getByRole('listitem').getByText(said).waitFor();
}, 180_000);
