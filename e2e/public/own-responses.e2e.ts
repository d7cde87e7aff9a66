import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { atWidths, heading } from '../support/use-browser.ts';
import { answeringResident } from '../support/answering-resident.ts';

const { RESIDENT, button, cardOf, answered } = answeringResident();

describe('my responses', () => {
  it('are reached from the document, lead back to the question to edit it, and delete after a question', async () => {
    const { page, submit, path } = await answered(390);
    await submit(2, { text: 'It floods' });
    await page.goto(path);
    await page.locator('details.user summary').click();
    await page.getByRole('link', { name: 'My responses', exact: true }).click();
    await heading(page, 'My responses').waitFor();
    await page.getByText('Answered 2 of 4').waitFor();
    const homes = cardOf(page, 'How many homes?');
    await homes.getByText('Question answered').waitFor();
    await homes.getByText('Ninety').waitFor();
    await cardOf(page, 'What is needed?').getByText('Question not answered').waitFor();
    // The label goes at 500 px, the name stays.
    const edit = page.getByRole('link', { name: 'Edit answer: How many homes?' });
    expect(await edit.innerText()).toBe('');
    await page.setViewportSize({ width: 501, height: 900 });
    expect(await edit.innerText()).toBe('Edit answer');
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );

    const tag = homes.getByRole('button', { name: 'Tag How many homes?' });
    expect(await tag.getAttribute('aria-disabled')).toBe('true');
    await tag.focus();
    await page.getByText('Tagging disabled until consultation end date').waitFor();

    await page.getByRole('button', { name: 'Delete answer: Why?' }).click();
    const asked = page.getByRole('dialog', { name: 'Delete Answer?' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('It floods').waitFor();
    await page.getByRole('button', { name: 'Delete answer: Why?' }).click();
    await asked.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Answered 1 of 4').waitFor();
    expect(await page.getByText('It floods').count()).toBe(0);

    await button(page, 'Email me a copy').click();
    await page.getByText(`A copy is on its way to ${RESIDENT}`).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download a copy (PDF)').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^answers-D\d+-\w{4}-\w{2}\.pdf$/);

    // The form is open in the document, with what was submitted.
    await edit.click();
    await page.waitForURL(new RegExp(`${path}(\\?.*)?#`));
    const homesForm = page.locator('.block.question').first();
    await homesForm.getByRole('button', { name: 'Close' }).waitFor();
    expect(await homesForm.getByLabel('Which number?').inputValue()).toBe('Ninety');
  }, 180_000);

  it('have tags of one’s own once the consultation is over', async () => {
    const { page, close, path } = await answered();
    await close();
    await page.goto(`${path}/my-responses`);
    await page.getByText(/This consultation closed on 2 January 2026/).waitFor();
    expect(await page.getByRole('link', { name: /^(Add|Edit) answer/ }).count()).toBe(0);
    await button(page, 'Tag How many homes?').click();
    await button(page, 'Add tag').click();
    await page.getByText('Please enter the tag').waitFor();
    await page.getByLabel('New tag').fill('Numbers');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await button(page, 'Remove tag Numbers').waitFor();
    await page.reload();
    const remove = button(page, 'Remove tag Numbers');
    await remove.waitFor();
    await atWidths(page, [1440, 900, 390], async () => {
      expect(await accessibilityFaults(page)).toEqual([]);
    });
    await remove.click();
    await remove.waitFor({ state: 'detached' });
  }, 120_000);
});
