import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);

const MANAGER = '/consultations/representations';
const as = (who: string) => visitAs(`${who}@${council}.test`);
const rows = (page: Page) => page.locator('tr[data-row]');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

it('a new organisation is written down with its contacts, of whom one is removed and kept', async () => {
  const page = await pageAt(`${MANAGER}/all`, as('officer'));
  await page.getByRole('button', { name: 'New representee' }).click();
  const flow = dialog(page, 'New representee');
  await flow.getByRole('button', { name: 'Next' }).click();
  await flow
    .getByText('You must select either organisation or contact to proceed')
    .first()
    .waitFor();
  await flow.getByLabel('Organisation').check();
  await flow.getByRole('button', { name: 'Next' }).click();
  await flow.getByLabel('Name', { exact: true }).fill('Slate Ltd');
  await flow.getByLabel('Organisation type').selectOption('Business');
  expect(await accessibilityFaults(page)).toEqual([]);
  await flow.getByRole('button', { name: 'Next' }).click();
  await flow.getByText('Step 3 of 3: Contacts').waitFor();
  await flow.getByRole('button', { name: 'Add a contact' }).click();
  const contact = dialog(page, 'Add a contact');
  await contact.getByLabel('First name').fill('Ada');
  await contact.getByLabel('Last name').fill('Marsh');
  await contact.getByLabel('Job title').fill('Planner');
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await flow.getByRole('button', { name: 'Remove Ada Marsh' }).click();
  await flow.getByRole('button', { name: 'Undo' }).click();
  await flow.getByRole('button', { name: 'Remove Ada Marsh' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await flow.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Operation successful').waitFor();

  await page.goto(`${MANAGER}/contacts`);
  await rows(page).getByText('Ada Marsh').waitFor();
  expect(await rows(page).first().textContent()).toContain('Slate Ltd');
});

it('two contacts who are one are merged from the table, and taken apart again', async () => {
  const asking = await emptyPage(as('officer'));
  const contacts = [{ firstName: 'Adah', lastName: 'Marsh', email: 'ada@marsh.test' }];
  const added = await callAs(asking, council, 'POST', '/consultations/contacts', { contacts });
  expect(added.status).toBe(201);
  const page = await pageAt(`${MANAGER}/contacts`, as('officer'));
  await rows(page).getByText('Adah Marsh').waitFor();
  for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const drawer = dialog(page, 'Merge contacts');
  await drawer.getByRole('radio', { name: /^Ada Marsh/ }).check();
  await drawer.getByRole('radio', { name: 'Adah', exact: true }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText('Contacts merged').waitFor();
  const opened = dialog(page, 'Adah Marsh');
  await opened.getByText('Merged into this one').waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await rows(page).first().textContent()).toContain('ada@marsh.test');
  expect(await accessibilityFaults(page)).toEqual([]);
  await opened.getByRole('button', { name: 'Undo the merge of Adah Marsh' }).click();
  await page.getByText('Merge undone').waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
});

it('what was deleted is found in its list and restored', async () => {
  const page = await pageAt(`${MANAGER}/contacts`, as('officer'));
  await rows(page).getByText('Adah Marsh').waitFor();
  for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog(page, 'Delete 2 contacts').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No contacts found').waitFor();
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  const list = dialog(page, 'Deleted contacts');
  await list.getByRole('checkbox', { name: 'Select all shown' }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await list.getByRole('button', { name: 'Restore 2 selected' }).click();
  await list.getByText('Nothing is deleted').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => rows(page).count()).toBe(2);
});

it('an administrator keeps the topics, an officer does not', async () => {
  const page = await pageAt('/consultations/topics', as('admin'));
  await heading(page, 'Topics').waitFor();
  await page.getByLabel('Name of a new topic').fill('Housing');
  await page.getByRole('button', { name: 'Add topic' }).click();
  await page.getByText('There is a topic of this name already').first().waitFor();
  await page.getByLabel('Name of a new topic').fill('Noise');
  await page.getByRole('button', { name: 'Add topic' }).click();
  await page.getByText('Noise added').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const names = () =>
    page
      .getByRole('button', { name: /^Rename / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  await page.getByRole('button', { name: 'Move Noise up' }).click();
  await expect.poll(async () => (await names()).at(-2)).toBe('Rename Noise');
  await page.getByRole('button', { name: 'Rename Noise' }).click();
  const drawer = dialog(page, 'Rename Noise');
  await drawer.getByText('Place in the list').waitFor();
  await drawer.getByLabel('New name').fill('Noise and air');
  expect(await accessibilityFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Delete Noise and air' }).click();
  await dialog(page, 'Delete Noise and air').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Noise and air deleted').waitFor();
  await expect.poll(async () => (await names()).includes('Rename Noise and air')).toBe(false);

  const officer = await pageAt('/consultations/topics', as('officer'));
  await officer.waitForURL((url) => url.pathname !== '/consultations/topics');
});
