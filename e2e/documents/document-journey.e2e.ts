import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { southwarkOwn } from '../../emulator-data/councils/southwark/council.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { approveAnswers } from '../support/asked-document.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const { without = [], ...like } = southwarkOwn;
const council = useOwnCouncil(2, {
  ...like,
  without: without.filter((flag) => flag !== 'analysis page'),
});
const OFFICER = `officer@${council}.test`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

async function addBlock(page: Page, place: number, type: string) {
  await button(page, `Add block at place ${place} in section 1`).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
}

/** A consultation that is open, and the name of a site that people are asked about. */
async function given(page: Page, consultationName: string) {
  const { body } = await callAs(page, council, 'POST', '/consultations/events', {
    name: consultationName,
    kind: 'Other',
    opensAt: '2026-01-01T09:00',
    closesAt: '2099-01-01T17:00',
  });
  const { consultation } = (body as { result: { consultation: { id: number } } }).result;
  const id = await firstSite(page, council);
  const { body: found } = await callAs(page, council, 'GET', `/site/${id}`);
  const { site } = (found as { result: { site: { site_name: string } } }).result;
  return { consultationId: consultation.id, site: { id, name: site.site_name } };
}

/** Writes a document with a text, a map and a question, and publishes it; gives its number. */
async function written(page: Page, site: string, consultationName: string): Promise<number> {
  await page.goto('/documents');
  await button(page, 'New document').first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Homes by the river');
  const consultation = page.getByRole('combobox', { name: /Consultation/ });
  await consultation.fill(consultationName);
  await page.getByRole('option', { name: consultationName }).click();
  await button(page, 'Begin document').click();
  await heading(page, 'Homes by the river').waitFor();

  await addBlock(page, 1, 'Text');
  await page.getByRole('textbox', { name: 'Text' }).fill('We need 12,000 homes.');
  await button(page, 'Done').click();
  await addBlock(page, 2, 'Map');
  await page.getByLabel('Caption').fill('Where homes could stand');
  await page
    .getByRole('combobox', { name: /^Sites/ })
    .first()
    .fill(site);
  await page.getByRole('option', { name: site }).first().click();
  await saved(page);
  await button(page, 'Done').click();
  await addBlock(page, 3, 'Question');
  await page.getByLabel('Title (optional)').fill('How many homes?');
  await button(page, 'Add option').click();
  await page.getByLabel('Option 1', { exact: true }).fill('More');
  await page.keyboard.press('Enter');
  await page.getByLabel('Option 2', { exact: true }).fill('Fewer');
  await saved(page);
  await button(page, 'Done').click();

  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  return Number(/\/documents\/(\d+)/.exec(page.url())?.[1]);
}

it('an officer writes a document and publishes it, a resident answers on a phone, the officer saves, registers and counts the answers', async () => {
  // Tried again, it begins with another consultation and another document.
  const consultationName = `Draft plan ${Date.now()}`;
  const officer = await emptyPage(visitAs(OFFICER));
  const { consultationId, site } = await given(officer, consultationName);
  const id = await written(officer, site.name, consultationName);

  // The preview and the public page say the same.
  await officer.goto(`/documents/preview/${id}`);
  const preview = officer.frameLocator('iframe');
  await preview.getByText('We need 12,000 homes.').waitFor();
  await preview.getByRole('img', { name: new RegExp(site.name) }).waitFor();

  const address = `/p/document/${id}?tenant=${council}`;
  const stranger = await emptyPage(visit({ width: 390, tenant: council }));
  await stranger.goto(address);
  await heading(stranger, 'Homes by the river').waitFor();
  await stranger.getByText('We need 12,000 homes.').waitFor();

  const resident = await emptyPage(visitAs(`resident@${council}.test`, { width: 390 }));
  await resident.goto(address);
  await resident.getByRole('group', { name: 'How many homes?' }).getByLabel('Fewer').check();
  await resident.getByRole('button', { name: /^Submit/ }).click();
  await resident.getByText('Your answer has been submitted', { exact: true }).waitFor();

  await approveAnswers(officer, council, id);
  await officer.goto(`/documents/${id}/answers`);
  await heading(officer, 'Answers to Homes by the river').waitFor();
  await officer.getByText('1 respondent').waitFor();
  await officer.getByText('1 (100%)').waitFor();
  await officer.getByRole('listitem').getByText('Fewer').last().waitFor();
  await atWidths(officer, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(officer)).toEqual([]);
    const width = await officer.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(officer.viewportSize()!.width);
  });
  await officer.setViewportSize({ width: 1440, height: 900 });
  await button(officer, 'Save answers').click();
  const [file] = await Promise.all([
    officer.waitForEvent('download'),
    officer.getByRole('menuitem', { name: 'One row a person (CSV)' }).click(),
  ]);
  const [heads, person] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(heads).toContain('How many homes?');
  expect(person).toContain(`resident@${council}.test`);
  expect(person).toMatch(/,Fewer$/);

  // Closed, the answers are registered, once.
  const { body } = await callAs(officer, council, 'GET', '/consultations/events');
  const { consultations } = (
    body as { result: { consultations: { id: number; row_version: number }[] } }
  ).result;
  const { row_version } = consultations.find((each) => each.id === consultationId)!;
  await callAs(officer, council, 'PUT', `/consultations/events/${consultationId}`, {
    name: consultationName,
    kind: 'Other',
    opensAt: '2026-01-01T09:00',
    closesAt: '2026-02-01T17:00',
    row_version,
  });
  await resident.reload();
  await resident
    .getByText(/^Closed/)
    .first()
    .waitFor();
  for (const submit of await resident.getByRole('button', { name: /^Submit/ }).all())
    expect(await submit.isDisabled()).toBe(true);
  await button(officer, 'Register as representations').click();
  await officer
    .getByRole('dialog')
    .getByRole('button', { name: 'Register as representations' })
    .click();
  await officer.getByText('1 of 1 registered as representations').waitFor({ timeout: 60_000 });
  await officer.getByRole('link', { name: /^Representation \d/ }).click();
  await officer.getByText('Online form').first().waitFor();

  // It is counted with all others, and found from its figure.
  await officer.goto('/document/response-analysis?by=consultation');
  await officer
    .getByRole('table', { name: 'Representations by consultation', exact: true })
    .getByRole('link', { name: `1 representation: ${consultationName}`, exact: true })
    .click();
  await heading(officer, 'Representations').waitFor();
  await officer.getByText('1 representation found').waitFor();
}, 240_000);
