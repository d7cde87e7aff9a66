import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../emulator-data/accounts.ts';
import { MAP_TAKES } from '../support/assessing.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { endSessions } from '../support/sessions.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { controlOf, historyNow, PATIENT, siteNow, valueOf } from '../support/site-page.ts';
import { panel, reach } from '../support/site-panels.ts';
import { emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const SQUARE = ['TQ 33800 76300', 'TQ 33900 76300', 'TQ 33900 76400', 'TQ 33800 76400'];

const { visitAs } = useBrowser();
const council = useOwnCouncil(12);
const officer = `officer@${council}.test`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const area = (page: Page) => page.getByLabel('Area', { exact: true });

async function onSite() {
  const page = await emptyPage(visitAs(officer));
  const id = await firstSite(page, council);
  await page.goto(`/site/${id}`);
  await valueOf(page, 'Site name').waitFor();
  return { page, id };
}

/** Puts corners down by typing them. */
async function type(page: Page, places: string[]): Promise<void> {
  const field = page.getByLabel('Add a point by typing it');
  for (const place of places) {
    await field.fill(place);
    await field.press('Enter');
  }
}

/** Opens the map's tool and draws a square of one hectare, not saved. */
async function drawSquare(page: Page): Promise<void> {
  await page.locator('[data-grid-map="loaded"]').waitFor(MAP_TAKES);
  await button(page, 'Edit boundary').click();
  await page.getByRole('tab', { name: 'Draw' }).click();
  await type(page, SQUARE);
  await button(page, 'Finish').click();
  await area(page).getByText('1.00 ha').waitFor();
}

describe('assessing a site', () => {
  it('loses nothing that was typed or drawn when the session ends half-way', async () => {
    const { page, id } = await onSite();
    const note = (await reach(page, 'Notes')).getByLabel('Add a note');
    await drawSquare(page);
    await page.getByRole('tab', { name: 'Cut out' }).click();
    await type(page, SQUARE.slice(0, 2));
    await note.fill('Half a note');
    await valueOf(page, 'Site name').click();
    await controlOf(page, 'Site name').fill('Half a name');

    await endSessions(await visitAs(officer), council);
    // The page may have learnt it before, by asking for news: a press that waited for the field would come after it is back.
    await page.keyboard.press('Enter');
    await heading(page, 'Your session has ended').waitFor(PATIENT);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByLabel('Email', { exact: true }).fill(officer);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await button(page, 'Sign in').click();

    await controlOf(page, 'Site name').waitFor(PATIENT);
    await expect.poll(() => controlOf(page, 'Site name').inputValue()).toBe('Half a name');
    await reach(page, 'Notes');
    await expect.poll(() => note.inputValue(), PATIENT).toBe('Half a note');
    await area(page).getByText('1.00 ha').waitFor(MAP_TAKES);
    await area(page).getByText('Changed earlier and not saved yet').waitFor();
    const tab = page.getByRole('tab', { name: 'Cut out' });
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await page.getByText('2 points').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await controlOf(page, 'Site name').press('Enter');
    await page.getByText('Site name saved').waitFor();
    await note.press('Control+Enter');
    await panel(page, 'Notes').getByRole('listitem').getByText('Half a note').waitFor();
    expect((await siteNow(page, council, id))['site_name']).toBe('Half a name');
  });

  it('says beside each act that it failed, keeps what was typed, and does it when tried again', async () => {
    const { page, id } = await onSite();
    const note = (await reach(page, 'Notes')).getByLabel('Add a note');
    const list = page.getByLabel('Find a list, or name a new one');
    const scenario = page.getByLabel('Scenario name');
    await drawSquare(page);
    await page.route('**/api/v1/**', failWrites);

    await note.fill('Kept until it can be sent');
    await button(page, 'Add note').click();
    await panel(page, 'Notes').getByRole('alert').getByText('Out of order').waitFor();
    await expect.poll(() => note.inputValue()).toBe('Kept until it can be sent');
    await button(page, 'Save boundary').click();
    await page.getByText('The boundary has not been saved. Out of order').waitFor();
    await area(page).getByText('1.00 ha').waitFor();
    await button(page, 'Print sheet').click();
    await page.getByText('The site sheet could not be made').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'Add to list').click();
    await list.fill('Kept list');
    await list.press('Enter');
    await page.getByText('The site could not be added to Kept list: Out of order').waitFor();
    await expect.poll(() => list.inputValue()).toBe('Kept list');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/api/v1/**');
    await list.press('Enter');
    await page.getByText('Added to Kept list', { exact: true }).waitFor();

    await page.route('**/api/v1/**', failWrites);
    await reach(page, 'Scenarios');
    await button(page, 'New scenario').click();
    await scenario.fill('Kept scenario');
    await scenario.press('Enter');
    await page.getByRole('dialog').getByRole('alert').getByText('Out of order').waitFor();
    await expect.poll(() => scenario.inputValue()).toBe('Kept scenario');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/api/v1/**');
    await scenario.press('Enter');
    await page.getByText('Scenario Kept scenario created').waitFor();
    await button(page, 'Save boundary').click();
    await button(page, 'Add note').click();
    await panel(page, 'Notes').getByRole('listitem').getByText('Kept until').waitFor();
    await expect
      .poll(() => historyNow(page, council, id), PATIENT)
      .toEqual(
        expect.arrayContaining([
          'Kept until it can be sent',
          'List||Added to Kept list',
          'Scenario Kept scenario||Created',
          expect.stringMatching(/^Boundary\|.*\|1 ha$/),
        ]),
      );
  });
});

/** Answers as a server does that is out of order, to everything that changes or makes something. */
function failWrites(route: Route): Promise<void> {
  const request = route.request();
  const reads = request.method() === 'GET' && !request.url().includes('/sheet');
  if (reads) return route.fallback();
  const error = { code: 'internal', message: 'Out of order' };
  return route.fulfill({ status: 500, json: { error } });
}
