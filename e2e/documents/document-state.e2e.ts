import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { askedOf, publishQuestions } from '../support/asked-document.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(2);
const OFFICER = `officer@${council}.test`;
const RESIDENT = `resident@${council}.test`;

const MINUTE = 61_000;
const group = (page: Page, name: string) => page.getByRole('group', { name });

/** The state was renewed once more: what a page of before would have shown is over. */
async function aMinuteLater(page: Page): Promise<void> {
  const renewed = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/state'),
  );
  await page.clock.fastForward(MINUTE);
  await renewed;
}

it('a page that is open tells by itself that there is more time, and offers a newer edition', async () => {
  const officer = await emptyPage(visitAs(OFFICER));
  const { id, extend } = await publishQuestions(officer, council);
  const page = await emptyPage(visit({ width: 390, tenant: council }));
  await page.clock.install();
  await page.goto(`/p/document/${id}?tenant=${council}`);
  await page.getByText('Log in or sign up for a consultation account').first().waitFor();
  expect(await page.locator('.hero .state').textContent()).not.toContain('extended');

  await extend();
  const path = `/documents/drafts/${id}`;
  const { document } = await askedOf<{ document: { revision: number } }>(
    officer,
    council,
    'GET',
    path,
  );
  await askedOf(officer, council, 'POST', `${path}/publish`, { revision: document.revision });
  // The CDN's stand-in keeps nothing, so that one minute is enough.
  await aMinuteLater(page);
  await page
    .locator('.hero .state')
    .getByText('Open until 1 February 2099 at 17:00 (UK time), extended from 1 January 2099')
    .waitFor();
  await page.locator('.news').getByText('A newer edition of this document').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Read the new edition' }).click();
  await page.locator('[data-edition="2"]').waitFor();
  expect(await page.locator('.news').textContent()).toBe('');
});

it('a consultation that closes meanwhile leaves what was typed where it is, and says why it ends', async () => {
  const officer = await emptyPage(visitAs(OFFICER));
  const { id, close } = await publishQuestions(officer, council);
  const page = await emptyPage(visitAs(RESIDENT));
  await page.clock.install();
  await page.goto(`/p/document/${id}?tenant=${council}`);
  const homes = group(page, 'How many homes?');
  await homes.getByLabel('Other').check();
  // Not on the server when the time comes.
  await page.route('**/questions/*/draft', (route) => route.abort());
  await homes.getByLabel('Which number?').fill('Ninety');
  await close();
  await aMinuteLater(page);
  await page.locator('.hero .state').getByText('Closed', { exact: true }).waitFor();
  await page
    .getByText(/^This consultation closed on/)
    .first()
    .waitFor();
  expect(await homes.getByLabel('Which number?').inputValue()).toBe('Ninety');
  expect(await page.locator('.hero .answer').isVisible()).toBe(false);
});

it('questions that do not arrive stay readable and say so, and trying again brings them without a reload', async () => {
  const officer = await emptyPage(visitAs(OFFICER));
  const { id } = await publishQuestions(officer, council);
  const page = await emptyPage(visitAs(RESIDENT));
  // Everything that the script at the foot of the page would load, which several parts share.
  await page.route('**/assets/island-*', (route) => route.abort());
  await page.goto(`/p/document/${id}?tenant=${council}`);
  const homes = group(page, 'How many homes?');
  const asked = page.locator('.asks', { has: homes });
  await asked.getByRole('alert').getByText('Error occurred').waitFor();
  expect(await homes.getByLabel('Other').isVisible()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.unroute('**/assets/island-*');
  await page.evaluate(() => (document.body.dataset['loaded'] = 'once'));
  await asked.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await homes.getByLabel('Other').check();
  await homes.getByLabel('Which number?').waitFor();
  expect(await asked.getByRole('alert').count()).toBe(0);
  expect(await page.locator('body').getAttribute('data-loaded')).toBe('once');
});
