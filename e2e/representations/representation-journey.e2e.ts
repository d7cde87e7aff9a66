import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { stackOrigin } from '../support/browser.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { select, text } from '../support/text-editor.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);

const WRITTEN = 'Di Vale of Elm Road objects to this site because the lane floods.';
const MANAGER = '/consultations/representations/all';
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name, exact: true });
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

/** Presses a button by its key, as somebody without a mouse does. */
const press = (within: Page | ReturnType<typeof dialog>, name: string) =>
  within.getByRole('button', { name, exact: true }).press('Enter');

async function arrivedByMail(page: Page): Promise<number> {
  await page.goto('/consultations/intake');
  const mail = [
    'From: Di Vale <di@vale.test>',
    'Subject: Objection',
    'Date: Thu, 2 Apr 2026 10:00:00 +0100',
    `Message-ID: <1@${council}.test>`,
    '',
    WRITTEN,
  ].join('\r\n');
  await page
    .getByLabel('Files', { exact: true })
    .last()
    .setInputFiles({ name: 'objection.eml', mimeType: 'text/plain', buffer: Buffer.from(mail) });
  await press(page, 'Take in');
  await page.getByRole('link', { name: 'Open the inbox' }).press('Enter');
  await press(page, 'Open Objection');
  const item = dialog(page, 'Objection');
  await item.getByLabel('Consultation', { exact: true }).selectOption('Draft local plan');
  await item.getByLabel('Attitude').selectOption('Oppose');
  await press(item, 'Register');
  await said(page, '1 representation registered');
  await item.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Registered/ }).press('Enter');
  const name = await page.getByRole('link', { name: /^Representation/ }).textContent();
  return Number(/\d+/.exec(name ?? '')?.[0]);
}

async function arrivedOnPaper(page: Page): Promise<number> {
  await page.goto('/consultations/intake/paper');
  const { keyboard } = page;
  await page.getByRole('combobox', { name: 'Event' }).focus();
  await keyboard.type('Draft');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('3 April 2026');
  // Over the rest of how it came and who it is from, on to the name.
  for (let field = 0; field < 3; field += 1) await keyboard.press('Enter');
  await keyboard.type('Ed Moss');
  for (let field = 0; field < 4; field += 1) await keyboard.press('Enter');
  await keyboard.type('No houses on the moor.');
  await keyboard.press('Control+Enter');
  const told = page.getByText(/^Registered as \d+\. 1 letter so far\.$/);
  return Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
}

/** Opens the tool with this place in the menu of selected words. */
async function mark(page: Page, words: string, place: number) {
  // A dialog that closes gives the focus back to the text.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await select(page, words);
  await page.keyboard.press('Alt+F10');
  for (let at = 0; at < place; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** Splits, maps, tags and redacts; from the end on, as labels stand behind what is marked. */
async function worked(page: Page, id: number) {
  await page.goto(`/consultations/representations/editor?representationId=${id}`);
  await text(page).waitFor();
  await mark(page, 'the lane floods', 3);
  await dialog(page, 'Create sub rep').getByLabel('Comment').fill('About flooding');
  await press(dialog(page, 'Create sub rep'), 'Create sub-representation');
  await page.getByText(`${id}.1`, { exact: true }).first().waitFor();

  await mark(page, 'this site', 2);
  const map = dialog(page, 'Map');
  await map.getByRole('combobox').first().fill('OWN');
  await map.getByRole('option', { disabled: false }).first().waitFor();
  await page.keyboard.press('Enter');
  await map.getByRole('button', { name: /^Remove/ }).waitFor();
  await press(map, 'Map');

  await mark(page, 'objects', 1);
  await dialog(page, 'Tag').getByRole('checkbox', { name: 'Housing' }).press(' ');
  await press(dialog(page, 'Tag'), 'Tag');

  await mark(page, 'Di Vale of Elm Road', 0);
  const redact = dialog(page, 'Redact');
  await redact.getByRole('combobox').fill('NAM');
  await page.keyboard.press('Enter');
  await press(redact, 'Redact');
  await redact.waitFor({ state: 'detached' });
  await page.getByText('Saved', { exact: true }).waitFor();
}

async function consented(page: Page, id: number) {
  await page.goto(`${MANAGER}?representationId=${id}`);
  const drawer = dialog(page, `Representation ${id}`);
  await drawer.getByLabel('Consent to publish').selectOption('Text only');
  await press(drawer, 'Save representation');
  await said(page, 'Representation saved');
  // A table that is left with a record open goes on with it.
  await drawer.waitFor({ state: 'detached' });
}

async function bothSelected(page: Page) {
  await page.goto(MANAGER);
  const boxes = page.locator('tr[data-row]').getByRole('checkbox');
  await expect.poll(() => boxes.count()).toBe(2);
  for (const at of [0, 1]) await boxes.nth(at).press(' ');
}

/** Takes a step towards the public with both. */
async function step(page: Page, name: string, done: string) {
  await bothSelected(page);
  await press(page, 'Publication');
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
  await said(page, done);
}

it(
  'an e-mail and a letter are split, mapped, tagged, redacted, answered, sent, published, read and withdrawn, by keyboard',
  { timeout: 300_000 },
  async () => {
    const officer = await pageAt('/consultations/intake', visitAs(`officer@${council}.test`));
    await callAs(officer, council, 'POST', '/consultations/events', {
      name: 'Draft local plan',
      kind: 'Publication (regulation 19)',
      opensAt: '2026-03-02T09:00',
      closesAt: '2026-04-13T17:00',
    });
    const [mail, paper] = [await arrivedByMail(officer), await arrivedOnPaper(officer)];
    await worked(officer, mail);
    for (const id of [mail, paper]) await consented(officer, id);
    await step(officer, 'Ask for approval', '2 representations now wait for approval');

    // One response for both; by e-mail where there is an address, else as a letter.
    await bothSelected(officer);
    await press(officer, 'Respond');
    const flow = dialog(officer, 'New response');
    await flow.getByLabel('Write a new response').press(' ');
    await press(flow, 'Next');
    await flow.getByRole('textbox', { name: 'Response', exact: true }).press('Control+Home');
    await officer.keyboard.type('Thank you. You wrote: {representation}');
    await flow.getByLabel('Title').fill('The lane');
    await flow.getByLabel('Council response').fill('The drains will be renewed.');
    await press(flow, 'Save response');
    await said(officer, 'Operation successful');

    const admin = await pageAt('/consultations/response-manager', visitAs(`admin@${council}.test`));
    await press(admin, 'The lane');
    const response = dialog(admin, 'The lane');
    await response.getByRole('textbox', { name: 'Response', exact: true }).waitFor();
    await press(response, 'Approve');
    await response.getByText('Approved by Demo Administrator').waitFor();
    await press(response, 'Send');
    await press(dialog(admin, 'Send this response?'), 'Send');
    const mails = async () =>
      (await fetch(`${stackOrigin()}/__mail?to=${encodeURIComponent('di@vale.test')}`)).text();
    await expect.poll(mails).toContain('Redacted name');
    expect(await mails()).not.toContain('Elm Road');
    await step(admin, 'Approve', '2 representations approved');
    await step(admin, 'Publish', '2 representations published');

    const resident = await (await visit()).browser()!.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      baseURL: stackOrigin().replace('localhost', `${council}.localhost`),
    });
    const page = await resident.newPage();
    await page.goto('/p/representations');
    await page.getByText('2 representations', { exact: true }).waitFor();
    await page.goto('/p/representations?q=floods');
    await page.getByText('1 representation', { exact: true }).waitFor();
    await page.getByRole('link', { name: `${mail}, Name withheld` }).press('Enter');
    await heading(page, `Representation ${mail}`).waitFor();
    await page.getByText('<Redacted name> objects to this site because the lane floods.').waitFor();
    await page.getByText('The drains will be renewed.').waitFor();
    expect(await page.content()).not.toMatch(/Vale|Elm Road/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await page.goto(`/p/representations/${paper}`);
    await page.getByText('No houses on the moor.').waitFor();
    expect(await page.content()).not.toContain('Moss');
    await admin.goto(`${MANAGER}?representationId=${mail}`);
    const drawer = dialog(admin, `Representation ${mail}`);
    await drawer.getByText('The public reads edition 1').waitFor();
    expect(await accessibilityFaults(admin)).toEqual([]);
    await press(drawer, 'Withdraw');
    await press(dialog(admin, 'Withdraw representation'), 'Withdraw');
    await said(admin, 'Representation withdrawn');
    await page.goto(`/p/representations/${mail}`);
    await page.getByText('This page is not here').waitFor();
    await resident.close();

    // Words that turn out to be personal leave the public page with the save that redacts them.
    await officer.goto(`/consultations/representations/editor?representationId=${paper}`);
    await text(officer).waitFor();
    await mark(officer, 'the moor', 0);
    await dialog(officer, 'Redact').getByRole('combobox').fill('NAM');
    await officer.keyboard.press('Enter');
    await press(dialog(officer, 'Redact'), 'Redact');
    await officer.getByText('Taken from the public page, which showed').waitFor();
    const gone = await (await visit()).newPage();
    await gone.goto(
      `${stackOrigin().replace('localhost', `${council}.localhost`)}/p/representations/${paper}`,
    );
    await gone.getByText('This page is not here').waitFor();
  },
);
