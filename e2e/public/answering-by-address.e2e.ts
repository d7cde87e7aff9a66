import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { publishQuestions } from '../support/asked-document.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);

const fits = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
};

it('a resident finds the site by what it is called or where it is, by keyboard on a phone', async () => {
  const officer = await emptyPage(visitAs(`officer@${council}.test`));
  const { id } = await publishQuestions(officer, council);
  const page = await emptyPage(visitAs(`resident@${council}.test`, { width: 390 }));
  await page.goto(`/p/document/${id}?tenant=${council}`);
  const question = page.locator('.block.question').nth(3);
  await question.scrollIntoViewIfNeeded();
  const field = question.getByLabel('Find a site by address, postcode or name');
  await field.waitFor();
  const list = question.getByLabel('Site', { exact: true });
  const site = question.getByRole('option').nth(1);
  const name = await site.evaluate((option) => option.textContent ?? '');

  await field.focus();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await question.getByText('Enter at least 2 letters').waitFor();
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await fits(page);
  await field.fill('qqzzqqzz');
  await page.keyboard.press('Enter');
  await question.getByRole('status').getByText('Nothing was found for “qqzzqqzz”').waitFor();

  await page.route('**/sites?term=*', (route) => route.abort(), { times: 1 });
  await field.fill(name);
  await page.keyboard.press('Enter');
  await question.getByRole('status').getByText('The search did not work').waitFor();
  await page.keyboard.press('Enter');
  await question.getByRole('status').getByText(`found for “${name}”`).waitFor();
  const found = question.getByRole('list', { name: 'By name or description' });
  await atWidths(page, [1440, 900, 390], () => fits(page));
  await field.focus();
  // The button, then the first site.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      found.getByRole('button', { name }).evaluate((each) => each === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => list.inputValue()).toBe(await site.getAttribute('value'));
  await expect.poll(() => list.evaluate((each) => each === document.activeElement)).toBe(true);
  await question.getByRole('radio', { name: 'Yes', exact: true }).check();
  await question.getByLabel(/^Comment on the site/).fill('The lane is narrow');
  await question.getByRole('button', { name: /^Submit/ }).click();
  await question.getByText('Your answer has been submitted', { exact: true }).waitFor();
  await question.getByText('The lane is narrow').waitFor();
}, 180_000);
