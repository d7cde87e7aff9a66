import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../emulator-data/accounts.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { emptyPage, heading } from '../support/use-browser.ts';
import { answeringResident } from '../support/answering-resident.ts';

const { visit, visitAs, council, RESIDENT, OFFICER, button, mailbox, answered } =
  answeringResident();

describe('how a resident takes part', () => {
  it('names clients, answers for one of them, and does not find theirs among the own', async () => {
    const { page, path } = await answered();
    // Tried again, the client of the first time is still there.
    const [cedar, estates] = [`Cedar Homes ${Date.now()}`, `Cedar Estates ${Date.now()}`];
    await page.goto(`${path}/my-clients`);
    const agent = page.getByLabel('A client’s, as their agent');
    await agent.check();
    await button(page, 'Save').click();
    const name = page.getByLabel('Name of the client');
    await button(page, 'Add client').click();
    await page.getByText('Please enter the name').first().waitFor();
    await name.fill(cedar);
    await button(page, 'Add client').click();
    await page.getByText(`${cedar} is added`).waitFor();
    await button(page, `Rename ${cedar}`).waitFor();
    await expect.poll(() => name.inputValue()).toBe('');
    await name.fill(cedar.toLowerCase());
    await button(page, 'Add client').click();
    await page.getByText('There is one of this name already').first().waitFor();
    await button(page, `Rename ${cedar}`).click();
    const renamed = page.getByRole('listitem').getByLabel('Name of the client');
    await renamed.fill(estates);
    await button(page, 'Save name').click();
    await page.getByText(`Saved as ${estates}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'My responses' }).click();
    await page.getByText('Ninety').waitFor();
    await page.getByLabel('On behalf of').selectOption(estates);
    await page.getByText('Answered 0 of 4').waitFor();
    await page.goto(`${path}/my-clients`);
    await button(page, `Remove ${estates}`).click();
    await page
      .getByRole('dialog', { name: `Remove ${estates}?` })
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    await page.getByText('You have not named any client.').waitFor();
    await page.getByRole('link', { name: 'My responses' }).click();
    await page.getByText('Ninety').waitFor();
  }, 120_000);

  it('says which e-mails they want, and ends them by the link of one: opening it ends nothing', async () => {
    const { page, path, extend } = await answered();
    await page.goto(`${path}/preferences`);
    const emails = page.getByLabel('Email me about this council’s consultations');
    await emails.check();
    await button(page, 'Save preferences').click();
    await page.getByText(`Saved. The council may write to ${RESIDENT}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await extend();
    const link = /\/p\/document\/unsubscribe\/[\da-f-]{36}/;
    await expect.poll(mailbox, { timeout: 30_000 }).toMatch(link);
    const address = link.exec(await mailbox())?.[0] ?? '';
    await page.goto(address);
    await page.getByText(`The council writes to ${RESIDENT} about consultations`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(`${path}/preferences`);
    await emails.waitFor();
    expect(await emails.isChecked()).toBe(true);
    await page.goto(address);
    await button(page, 'End these emails').click();
    const ended = page.getByText(`The council does not write to ${RESIDENT}`);
    await ended.waitFor();
    await page.reload();
    await ended.waitFor();
    await page.goto(`${path}/preferences`);
    await emails.waitFor();
    expect(await emails.isChecked()).toBe(false);
  }, 120_000);
});

it('a link by e-mail leads from another device through the log in back to the question, with what was typed', async () => {
  const { id, questionIds, page, path } = await answered(390);
  const why = page.getByRole('textbox', { name: 'Why?' });
  await page.goto(`${path}#${questionIds[2]}`);
  await expect.poll(() => why.isEnabled()).toBe(true);
  await why.fill('The lane is narrow');
  await page.getByText('Draft saved, not sent yet').first().waitFor();
  await button(page, 'Email me a link').click();
  await page.getByText(`on its way to ${RESIDENT}`).waitFor();
  const link = new RegExp(`/p/document/${id}/continue#[^\\s"<]+`);
  await expect.poll(mailbox, { timeout: 30_000 }).toMatch(link);
  const address = (link.exec(await mailbox())?.[0] ?? '').replaceAll('&amp;', '&');

  const other = await emptyPage(visit({ tenant: council }));
  await other.goto(address);
  const email = other.getByLabel('Email', { exact: true });
  await email.waitFor();
  expect(await email.inputValue()).toBe(RESIDENT);
  expect(new URL(other.url()).pathname).toBe('/consultations/login');
  await other.getByLabel('Password', { exact: true }).fill(demoPassword);
  await button(other, 'Log in').click();
  await other.waitForURL(new RegExp(`${path}(\\?.*)?#${questionIds[2]}$`));
  const typed = other.getByRole('textbox', { name: 'Why?' });
  await expect.poll(() => typed.inputValue()).toBe('The lane is narrow');

  const staff = await emptyPage(visitAs(OFFICER));
  await staff.goto(address);
  await heading(staff, 'This link is for another account').waitFor();
  expect(await accessibilityFaults(staff)).toEqual([]);
}, 120_000);

it('a resident who may not see a page of the staff’s reads that where they are led', async () => {
  const page = await emptyPage(visitAs(RESIDENT));
  await page.goto('/documents');
  await page.getByRole('alert').getByText('You may not see this page').waitFor();
  expect(new URL(page.url()).pathname).toBe('/p/document');
  expect(await page.getByRole('link', { name: 'Map', exact: true }).count()).toBe(0);
  await page.getByRole('alert').getByText(`resident@${council}.test`).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Dismiss').click();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.reload();
  await heading(page, 'All documents').waitFor();
  expect(await page.getByText('You may not see this page').count()).toBe(0);
});
