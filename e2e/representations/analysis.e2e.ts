import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newcastleOwn } from '../../emulator-data/councils/newcastle/council.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { failCalls } from '../support/fail-calls.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser({ forFile: true });
const council = useOwnCouncil(1, newcastleOwn);

const ANALYSIS = '/document/response-analysis';
const LETTER = `I object to the homes proposed north of Mill Lane. The road is narrow and has no pavement.
The surgery does not take new patients, and the field is the last gap between the two villages.`;

let page: Page;

async function call(path: string, input: object) {
  const { status, body } = await callAs(page, council, 'POST', path, input);
  expect([path, status]).toEqual([path, 201]);
  return body as { result: Record<string, { id: number }> };
}

const register = (consultationEventId: number | undefined, text: string, attitude: string) =>
  call('/consultations/representations', {
    consultationEventId,
    text,
    attitude,
    receivedDate: '2026-09-10',
    notAcknowledged: true,
  });
const goTo = async (search: string) => {
  await page.goto(`${ANALYSIS}${search}`);
  await heading(page, 'Analysis').waitFor();
};
const table = (name: string) => page.getByRole('table', { name, exact: true });

beforeAll(async () => {
  page = await pageAt(ANALYSIS, visitAs(`officer@${council}.test`));
}, 120_000);

it('says so where there is nothing to count', async () => {
  await heading(page, 'Analysis').waitFor();
  await page.getByText('No representations to count').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

it('counts, draws, and leads from a figure to its rows', async () => {
  const { result } = await call('/consultations/events', {
    name: 'Draft local plan',
    kind: 'Publication (regulation 19)',
    opensAt: '2026-09-07T09:00',
    closesAt: '2026-10-19T17:00',
  });
  const event = result['consultation']?.id;
  for (const name of ['Ada', 'Bo', 'Cy'])
    await register(event, `${LETTER}\n\nYours, ${name}`, 'Oppose');
  await register(event, 'The new library is welcome, and so are the homes over it.', 'Support');
  await goTo('?by=attitude');
  const counts = table('Representations by attitude');
  await counts.getByRole('link', { name: '3 representations: Oppose' }).waitFor();
  await page
    .getByRole('img', { name: 'Representations by attitude: Support 1, Oppose 3' })
    .waitFor();
  await page.getByLabel('Crossed with').selectOption('Week of receipt');
  await table('Representations by attitude and week of receipt').waitFor();
  await atWidths(page, [1440, 900, 390], async (width) => {
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, over]).toEqual([width, 0]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page
    .getByRole('link', { name: '3 representations: Oppose, Week of 07/09/2026' })
    .press('Enter');
  await heading(page, 'Representations').waitFor();
  await page.getByText('3 representations found').waitFor();
});

it('saves the table that is seen', async () => {
  await goTo('?by=attitude');
  await page.getByRole('button', { name: 'Save table' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'As CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
    'Attitude,Representations',
    'Support,1',
    'Oppose,3',
  ]);
});

it('says what failed, and tries again', async () => {
  await failCalls(page, 'GET', /analysis\/counts/);
  await goTo('?by=status');
  await page.getByText('Failed to count representations').waitFor();
  await page.unroute(/analysis\/counts/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await table('Representations by status').waitFor();
});

it('proposes a campaign, by keyboard, which counts once an officer confirms it', async () => {
  await page.getByRole('tab', { name: 'Counts' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Places', selected: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('No campaigns').waitFor();
  await page.getByRole('button', { name: 'Look for near-identical texts' }).press('Enter');
  await page.getByText('3 representations, 3 signatories').waitFor();
  const card = page.getByRole('listitem').filter({ hasText: '3 signatories' });
  await card.getByRole('heading').getByRole('button').press('Enter');
  await card
    .getByRole('button', { name: /^Differences of/ })
    .nth(1)
    .press('Enter');
  await card.locator('ins').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await card.getByRole('button', { name: 'Confirm' }).press('Enter');
  await card.getByText('Confirmed').waitFor();
  await goTo('?by=campaign');
  await table('Representations by campaign')
    .getByRole('link', { name: '3 representations: Campaign 1' })
    .waitFor();
});

it('shows themes and reports, and saves the summary', async () => {
  await goTo('?part=themes');
  await page.getByText('No themes').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await goTo('?part=papers');
  await page.getByText('No consultation under regulation 18 was held').waitFor();
  await call('/consultations/events', {
    name: 'Issues',
    kind: 'Issues and options (regulation 18)',
    opensAt: '2025-09-07T09:00',
    closesAt: '2025-10-19T17:00',
  });
  await goTo('?part=papers');
  await page.getByLabel('Which bodies and persons were invited').fill('Everybody in the parish');
  await page.getByRole('button', { name: 'Save who was invited' }).click();
  await page.getByText('Who was invited is saved').waitFor();
  // Twice by the same person is no conflict.
  await page.getByLabel('How they were invited').fill('By post');
  await page.getByRole('button', { name: 'Save who was invited' }).click();
  await goTo('?part=papers');
  await expect.poll(() => page.getByLabel('How they were invited').inputValue()).toBe('By post');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save summary' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'As PDF' }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
