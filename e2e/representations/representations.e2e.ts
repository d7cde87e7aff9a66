import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);

const MANAGER = '/consultations/representations';
const officer = () => pageAt(`${MANAGER}/all`, visitAs(`officer@${council}.test`));
const rows = (page: Page) => page.locator('tr[data-row]');
/** A cell of the first row, under this head. */
async function cell(page: Page, column: string) {
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex((head) => head.trim().startsWith(column));
  return rows(page).first().locator('> *').nth(at);
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

it('an officer registers a letter for a new contact, and finds it again', async () => {
  const page = await officer();
  await heading(page, 'Representations').waitFor();
  await page.getByText('No representations found').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'New representation' }).click();
  const flow = dialog(page, 'New representation');
  await flow.getByRole('button', { name: 'Next' }).click();
  await flow
    .getByText('You must select either organisation or contact to proceed')
    .first()
    .waitFor();

  await flow.getByLabel('Contact', { exact: true }).first().check();
  await flow.getByRole('button', { name: 'New contact' }).click();
  const contact = dialog(page, 'New contact');
  await contact.getByLabel('First name').fill('Ada');
  await contact.getByLabel('Last name').fill('Marsh');
  await contact.getByLabel('Postcode').fill('nowhere');
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await contact.getByText('Please enter a valid postcode').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await contact.getByLabel('Postcode').fill('NE1 8QH');
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await contact.waitFor({ state: 'detached' });
  await expect.poll(() => flow.getByRole('combobox').inputValue()).toBe('Ada Marsh');
  await flow.getByRole('button', { name: 'Next' }).click();

  await flow.getByText('Step 2 of 3: Agent details').waitFor();
  await flow.getByRole('button', { name: 'Back' }).click();
  // Going back loses nothing.
  await expect.poll(() => flow.getByRole('combobox').inputValue()).toBe('Ada Marsh');
  await flow.getByRole('button', { name: 'Next' }).click();
  await flow.getByText('Step 2 of 3: Agent details').waitFor();
  await flow.getByRole('button', { name: 'Next' }).click();

  await flow.getByText('There is no consultation yet').waitFor();
  await flow.getByRole('button', { name: 'Add a consultation' }).click();
  const consultation = dialog(page, 'New consultation');
  await consultation.getByLabel('Name').fill('Draft local plan');
  await consultation.getByLabel('What it is held for').selectOption('Publication (regulation 19)');
  await consultation.getByLabel('Opens').fill('2026-09-07T09:00');
  await consultation.getByLabel('Closes').fill('2026-09-01T17:00');
  await consultation.getByRole('button', { name: 'Save consultation' }).click();
  await consultation.getByText('It must close after it opens').first().waitFor();
  await consultation.getByLabel('Closes').fill('2026-10-19T17:00');
  await consultation.getByRole('button', { name: 'Save consultation' }).click();
  await consultation.waitFor({ state: 'detached' });

  await flow.getByLabel('Event').selectOption('Draft local plan');
  await flow.getByLabel('What it says').fill('The lane floods every winter.');
  await flow.getByRole('button', { name: 'Create representation' }).click();
  await flow.getByText('Please enter the reveiced date').first().waitFor();
  await flow.getByText('Please enter the aknowledge date').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await flow.getByRole('textbox', { name: 'Received date' }).fill('20 October 2026');
  await flow.getByLabel('Not acknowledged yet').check();
  await flow.getByLabel('Attitude').selectOption('Oppose');
  await flow.getByRole('button', { name: 'Create representation' }).click();
  await page.getByText('Operation successful').waitFor();
  await flow.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`${MANAGER}/all`);

  await rows(page).getByText('Ada Marsh').waitFor();
  const box = page.getByRole('searchbox', { name: 'Search representations' });
  await box.fill('floods every');
  await box.press('Enter');
  await page.getByText('1 representation found').waitFor();
  await rows(page).first().getByRole('button').first().press('Enter');
  const opened = page.getByRole('dialog', { name: /^Representation \d+$/ });
  await opened.getByText('The lane floods every winter.').waitFor();
  await opened.getByText('Received after the consultation closed').waitFor();
  await expect
    .poll(() => opened.getByRole('textbox', { name: 'Received date' }).inputValue())
    .toBe('20 October 2026');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(new URL(page.url()).searchParams.get('representationId')).toMatch(/^\d+$/);
});

it('representations are edited in their cells, given a status, exported, deleted and brought back', async () => {
  const page = await officer();
  await rows(page).getByText('Ada Marsh').waitFor();
  const attitude = await cell(page, 'Attitude');
  const status = await cell(page, 'Status');
  await attitude.click();
  await page.getByRole('combobox', { name: 'Attitude' }).selectOption('Support');
  await expect.poll(() => attitude.textContent()).toBe('Support');

  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Update status' }).click();
  await page.getByRole('menuitem', { name: 'In review' }).click();
  await page.getByText('1 representation is now In review').waitFor();
  await expect.poll(() => status.textContent()).toBe('In review');

  await page.getByRole('button', { name: 'Export what is seen' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const [head, line] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Representee,');
  expect(line).toContain('Ada Marsh');
  expect(line).toContain('In review');

  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = dialog(page, 'Delete representation');
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No representations found').waitFor();
  // The change of status can be undone as well; the newest message is the last.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await rows(page).getByText('Ada Marsh').waitFor();
});

it('a column that an officer adds is filled in its cells, and its loss is told first', async () => {
  const page = await pageAt(`${MANAGER}/contacts`, visitAs(`officer@${council}.test`));
  await heading(page, 'Contacts').waitFor();
  await rows(page).getByText('Ada Marsh').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Custom columns' }).click();
  const list = dialog(page, 'Custom columns');
  await list.getByText('No columns of your own yet').waitFor();
  await list.getByRole('button', { name: 'New custom column' }).click();
  const drawer = dialog(page, 'New custom column');
  await drawer.getByLabel('Name').fill('No');
  await drawer.getByLabel('Column type').selectOption('Single select');
  await drawer.getByRole('button', { name: 'Save column' }).click();
  await drawer.getByText('The name must have 3 to 50 characters').first().waitFor();
  await drawer.getByText('Please enter what can be chosen').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await drawer.getByLabel('Name').fill('Side of town');
  await drawer.getByLabel('What can be chosen').fill('North\nSouth\n');
  await drawer.getByRole('button', { name: 'Save column' }).click();
  await drawer.waitFor({ state: 'detached' });

  await page.getByRole('columnheader', { name: /Side of town/ }).waitFor();
  const side = await cell(page, 'Side of town');
  await side.click();
  await page.getByRole('combobox', { name: 'Side of town' }).selectOption('North');
  await expect.poll(() => side.textContent()).toBe('North');

  await page.getByRole('button', { name: 'Custom columns' }).click();
  await list.getByText('Single select, 1 value').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await list.getByRole('button', { name: 'Delete Side of town' }).click();
  const question = dialog(page, 'Delete Side of town');
  await question.getByText('1 record has a value in it, which will be lost').waitFor();
  await question.getByRole('button', { name: 'Delete column' }).click();
  await list.getByText('No columns of your own yet').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: /Side of town/ }).waitFor({ state: 'detached' });
});

it('a viewer reads and cannot write', async () => {
  const page = await pageAt(`${MANAGER}/all`, visitAs(`viewer@${council}.test`));
  await rows(page).getByText('Ada Marsh').waitFor();
  const register = page.getByRole('button', { name: 'New representation' });
  expect(await register.isDisabled()).toBe(true);
  const opened = page.getByRole('dialog', { name: /^Representation \d+$/ });
  // A cell that may not be edited opens the record; a key pressed now would go to the drawer and close it.
  await (await cell(page, 'Attitude')).dblclick();
  await opened.getByText('Not yet checked for personal details').waitFor();
  expect(await opened.getByText('The lane floods every winter.').count()).toBe(0);
  expect(await page.getByRole('combobox', { name: 'Attitude' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });

  // An officer looks it over; then everybody reads it.
  const looking = await officer();
  await rows(looking).first().getByRole('button').first().press('Enter');
  await looking.getByRole('button', { name: 'Mark as checked' }).click();
  await looking.getByText('1 representation marked as checked').waitFor();
  await page.goto(`${MANAGER}/all`);
  await rows(page).first().getByRole('button').first().press('Enter');
  await opened.getByText('The lane floods every winter.').waitFor();
  expect(await opened.getByRole('button', { name: 'Save representation' }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});
