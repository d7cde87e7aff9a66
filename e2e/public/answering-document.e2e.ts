import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../emulator-data/accounts.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { publishQuestions } from '../support/asked-document.ts';
import { stackOrigin } from '../support/browser.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(2);
const RESIDENT = `resident@${council}.test`;

const group = (page: Page, name: string) => page.getByRole('group', { name });
const submit = (page: Page, at: number) =>
  page
    .locator('.block.question')
    .nth(at)
    .getByRole('button', { name: /^Submit/ });
const submitted = (page: Page, at: number) =>
  page
    .locator('.block.question')
    .nth(at)
    .getByText('Your answer has been submitted', { exact: true })
    .waitFor();

it('a resident answers a document on a phone, by keyboard where there is a map, and gets a copy', async () => {
  const officer = await emptyPage(visitAs(`officer@${council}.test`));
  const { id } = await publishQuestions(officer, council);
  const address = `/p/document/${id}?tenant=${council}`;

  const stranger = await emptyPage(visit({ width: 390, tenant: council }));
  await stranger.goto(address);
  await stranger
    .getByText('Log in or sign up for a consultation account to submit your answers.')
    .first()
    .waitFor();
  expect(await group(stranger, 'How many homes?').getByLabel('More').isDisabled()).toBe(true);
  expect(await submit(stranger, 0).isDisabled()).toBe(true);
  // Logging in from a question leads back to it, ready to be answered.
  await stranger.locator('.block.question').first().getByRole('link', { name: 'Log in' }).click();
  await stranger.getByLabel('Email').fill(RESIDENT);
  await stranger.getByLabel('Password', { exact: true }).fill(demoPassword);
  await stranger.getByRole('button', { name: 'Log in', exact: true }).click();
  const asked = group(stranger, 'How many homes?');
  await expect.poll(() => asked.getByLabel('More').isEnabled()).toBe(true);
  expect(new URL(stranger.url()).pathname).toBe(`/p/document/${id}`);
  await expect
    .poll(() => asked.evaluate((group) => group.getBoundingClientRect().top < innerHeight))
    .toBe(true);

  const page = await emptyPage(visitAs(RESIDENT, { width: 390 }));
  await page.goto(address);
  const homes = group(page, 'How many homes?');
  await submit(page, 0).click();
  await homes.getByText('Please select an option.').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('radio');
  await homes.getByLabel('Other').check();
  await homes.getByLabel('Which number?').fill('Ninety');

  // What was typed is there again, and an error of the server loses nothing.
  await page.getByText('Draft saved, not sent yet').first().waitFor();
  await page.reload();
  expect(await homes.getByLabel('Which number?').inputValue()).toBe('Ninety');
  await page.route('**/questions/*/answer', (route) => route.abort(), { times: 1 });
  await submit(page, 0).click();
  await page.getByText('Not submitted yet, trying again. What you typed is kept.').waitFor();
  await submitted(page, 0);

  const needs = group(page, 'What is needed?');
  for (const name of ['Schools', 'Buses', 'Doctors']) await needs.getByLabel(name).check();
  // One too many is said, and nothing is unticked that was chosen.
  for (const name of ['Schools', 'Buses', 'Doctors'])
    expect(await needs.getByLabel(name).isChecked()).toBe(true);
  await needs.locator('.fault').getByText('Please select at most 2 options.').waitFor();
  await submit(page, 1).click();
  await needs.locator('.fault').getByText('Please select at most 2 options.').waitFor();
  await needs.getByLabel('Schools').uncheck();
  await submit(page, 1).click();
  await submitted(page, 1);
  // A text that is too long is kept whole, and is not sent.
  const why = page.getByRole('textbox', { name: 'Why?' });
  await why.fill('flood '.repeat(35));
  await page.locator('.count').getByText('You have 10 characters too many').waitFor();
  await submit(page, 2).click();
  await page.getByText('Use 200 characters or fewer').waitFor();
  expect(await why.inputValue()).toBe('flood '.repeat(35));
  await why.fill('It floods');
  await page.getByText('9 of 200 characters').waitFor();
  await submit(page, 2).click();
  await submitted(page, 2);

  // The map-linked one without a mouse.
  const sites = page.locator('.block.question').nth(3);
  // Questions become live as they come near.
  await sites.scrollIntoViewIfNeeded();
  await expect.poll(() => submit(page, 3).isEnabled()).toBe(true);
  await submit(page, 3).press('Enter');
  await sites.getByText('Field is required').waitFor();
  // Another site is another form: an arrow may pass it, Enter chooses it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await sites.getByLabel('No', { exact: true }).press('Space');
  await submit(page, 3).press('Enter');
  await sites.getByText('Field is required').waitFor();
  // The focus moves once the fault is drawn.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('The lane is narrow');
  await submit(page, 3).press('Enter');
  await submitted(page, 3);
  await sites.getByRole('button', { name: 'Comment on another site' }).waitFor();
  await page.getByText('Answered 4 of 4').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const first = page.locator('.block.question').first();
  await first.getByRole('button', { name: 'Edit answer' }).click();
  await homes.getByLabel('Fewer').check();
  await submit(page, 0).click();
  await first.getByRole('listitem').getByText('Fewer').waitFor();
  const second = page.locator('.block.question').nth(1);
  await second.getByRole('button', { name: 'Delete answer' }).click();
  await page
    .getByRole('dialog', { name: 'Delete Answer?' })
    .getByText('Delete', { exact: true })
    .click();
  await page.getByText('Answered 3 of 4').waitFor();
  expect(await needs.getByLabel('Buses').isChecked()).toBe(false);

  await page.getByLabel('My answers without my name').check();
  await page.getByText('Your choice is saved').waitFor();
  await page.getByRole('button', { name: 'Send me a copy of my answers' }).click();
  await page.getByText(`A copy is on its way to ${RESIDENT}`).waitFor();
  const mailbox = async () =>
    (await fetch(`${stackOrigin()}/__mail?to=${encodeURIComponent(RESIDENT)}`)).text();
  await expect.poll(mailbox, { timeout: 30_000 }).toContain('A copy of your answers to Local plan');
  const mails = await mailbox();
  for (const words of ['Fewer', 'It floods', 'The lane is narrow', `/p/document/${id}`])
    expect(mails).toContain(words);
}, 180_000);
