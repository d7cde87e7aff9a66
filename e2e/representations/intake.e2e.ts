import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser({ forFile: true });
const council = useOwnCouncil(1);
const TAKES = { timeout: 60_000 };

let page: Page;

beforeAll(async () => {
  page = await pageAt('/consultations/intake', visitAs(`officer@${council}.test`));
  await callAs(page, council, 'POST', '/consultations/events', {
    name: 'Draft local plan',
    kind: 'Publication (regulation 19)',
    opensAt: '2026-03-02T09:00',
    closesAt: '2026-04-13T17:00',
  });
  await page.reload();
});

const send = async (name: string, content: string) => {
  await page
    .getByLabel('Files', { exact: true })
    .last()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: 'Take in' }).click();
};
const rows = () => page.getByRole('group', { name: 'Rows of the file' });

it('a table is matched by hand, looked at, registered and reported', async () => {
  await heading(page, 'Intake').waitFor();
  await page.getByText('Nothing was taken in yet').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await send(
    'answers.csv',
    [
      'Who,E-mail,Received,Comment',
      'Ada Marsh,ada@fen.test,2026-04-02,The lane floods.',
      'Bo Reed,no address,2026-04-03,More trees.',
      'Cy Hill,cy@hill.test,someday,Too late.',
    ].join('\n'),
  );
  const report = page.getByRole('region', { name: 'answers.csv' });
  await report.getByText('0 rows can be registered, 3 cannot').waitFor(TAKES);
  await report.getByText('What the columns are: 1 of 4 are left out').click();
  await report.getByLabel('Field for Who').selectOption('Name (first and last in one)');
  await report.getByLabel('Consultation', { exact: true }).selectOption('Draft local plan');
  await report.getByRole('button', { name: 'Read again' }).click();
  await report.getByText('2 rows can be registered, 1 cannot').waitFor(TAKES);
  await rows().getByText('Ada Marsh').waitFor();
  await rows().getByText('E-mail: Not an email address (“no address”)').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await report.getByRole('button', { name: 'Register 2 rows' }).click();
  await report.getByText('2 registered, 1 refused').waitFor(TAKES);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('answers report.csv');
  await rows()
    .getByRole('link', { name: /^Representation/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Representation \d+$/ })
    .getByText('The lane floods.')
    .waitFor();
});

it('an e-mail is read, looked at and registered for its sender', async () => {
  await page.goto('/consultations/intake');
  await send(
    'objection.eml',
    [
      'From: Di Vale <di@vale.test>',
      'Subject: Objection',
      'Date: Thu, 2 Apr 2026 10:00:00 +0100',
      'Message-ID: <1@vale.test>',
      '',
      'The school is full.',
    ].join('\r\n'),
  );
  await page.getByRole('link', { name: 'Open the inbox' }).click(TAKES);
  await page.getByRole('button', { name: 'Open Objection' }).click();
  const item = page.getByRole('dialog', { name: 'Objection' });
  await item.getByText('Di Vale · di@vale.test').waitFor();
  expect(await item.getByLabel('What it says').inputValue()).toBe('The school is full.');
  await item.getByRole('button', { name: 'Register' }).click();
  await item.getByText('Please select the event').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await item.getByLabel('Consultation', { exact: true }).selectOption('Draft local plan');
  await item.getByLabel('Attitude').selectOption('Oppose');
  await item.getByRole('button', { name: 'Register' }).click();
  await page.getByText('1 representation registered').waitFor();
  await item.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Registered/ }).click();
  await page.getByRole('link', { name: /^Representation/ }).waitFor();
});

it('letters are typed in by keyboard alone, one after another', async () => {
  await page.goto('/consultations/intake/paper');
  await page.getByRole('combobox', { name: 'Event' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toMatch(/name|consultationEventId/);
  const { keyboard } = page;
  await page.getByRole('combobox', { name: 'Event' }).focus();
  // The first letters choose; Enter goes on, over the kind of correspondence.
  await keyboard.type('Draft');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('3 April 2026');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  // A person: on to the name.
  await keyboard.press('Enter');
  await keyboard.type('Ed Moss');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('No houses on the moor.');
  await keyboard.press('Control+Enter');
  await page.getByText(/^Registered as \d+\. 1 letter so far\.$/).waitFor();
  // The consultation and the day have stayed, and the name is where it goes on.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
  await keyboard.type('Ed Moss');
  // Offered while typing.
  await page.getByRole('button', { name: /Ed Moss/ }).waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.getByText('Ed Moss, who is registered already').waitFor();
  await page.getByLabel('What it says').focus();
  await keyboard.type('And no road either.');
  await keyboard.press('Control+Enter');
  await page.getByText(/^Registered as \d+\. 2 letters so far\.$/).waitFor();
  const { body } = await callAs(page, council, 'POST', '/consultations/contacts/search', {
    search: 'Ed Moss',
  });
  expect((body as { result: { count: number } }).result.count).toBe(1);
});
