import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../emulator-data/accounts.ts';
import { askedOf, publishQuestions } from './support/asked-document.ts';
import { accessibilityFaults } from './support/axe.ts';
import { stackOrigin } from './support/browser.ts';
import { useOwnCouncil } from './support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from './support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(2);
const RESIDENT = `resident@${council}.test`;
const OFFICER = `officer@${council}.test`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const cardOf = (page: Page, question: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: question }) });
const answer = (more: object) => ({
  text: '',
  chosen: [],
  conditionalText: '',
  siteComment: '',
  parts: [],
  ...more,
});
const mailbox = async () =>
  (await fetch(`${stackOrigin()}/__mail?to=${encodeURIComponent(RESIDENT)}`)).text();

/** A document of the officer's, with the resident's page and their answer to the first question. */
async function answered(width = 1440) {
  const document = await publishQuestions(await emptyPage(visitAs(OFFICER)), council);
  const page = await emptyPage(visitAs(RESIDENT, { width }));
  const submit = (at: number, more: object) =>
    askedOf(
      page,
      council,
      'PUT',
      `/documents/${document.id}/questions/${document.questionIds[at]}/answer`,
      { version: 0, answer: answer(more) },
    );
  await submit(0, { chosen: ['other'], conditionalText: 'Ninety' });
  return { ...document, page, submit, path: `/p/document/${document.id}` };
}

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

    await button(page, 'E-mail me a copy').click();
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

  it('ask who is signed out to log in, who comes back; staff read why there are none', async () => {
    const { path } = await answered();
    const stranger = await emptyPage(visit({ tenant: council }));
    await stranger.goto(`${path}/my-responses`);
    await stranger.getByLabel('Email', { exact: true }).fill(RESIDENT);
    await stranger.getByLabel('Password', { exact: true }).fill(demoPassword);
    await button(stranger, 'Log in').click();
    await heading(stranger, 'My responses').waitFor();
    await stranger.getByText('Ninety').first().waitFor();
    const staff = await emptyPage(visitAs(OFFICER));
    await staff.goto(`${path}/my-responses`);
    await staff
      .getByText(
        'You are currently logged in as a PlaceMaker user. Please log in with a consultation account to submit answers.',
      )
      .waitFor();
    expect(await staff.getByText('Ninety').count()).toBe(0);
  }, 120_000);
});

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
    await page.goto('/p/document/unsubscribe/11111111-1111-4111-8111-111111111111');
    await heading(page, 'This link is not for this account').waitFor();
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
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await button(page, 'E-mail me a link').click();
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
  await page.getByRole('alert').getByText(`resident@${council}.test`).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Dismiss').click();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.reload();
  await heading(page, 'All documents').waitFor();
  expect(await page.getByText('You may not see this page').count()).toBe(0);
});
