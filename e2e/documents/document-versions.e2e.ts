import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);
const OFFICER = `officer@${council}.test`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = async (page: Page, entry: string | RegExp) => {
  await button(page, 'More about the document').click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A document with one text; its number and the text's id. */
async function begun(page: Page, title: string, words: string) {
  const post = async (path: string, input: object) =>
    ((await callAs(page, council, 'POST', path, input)).body as { result: unknown }).result;
  const { document } = (await post('/documents/drafts', { title })) as {
    document: { id: number; sections: { id: string; kind: string }[] };
  };
  const { id, sections } = document;
  const { block } = (await post(`/documents/drafts/${id}/blocks`, {
    sectionId: sections.find(({ kind }) => kind === 'section')!.id,
    position: 0,
    isBeside: false,
    type: 'textBlock',
    content: { html: `<p>${words}</p>` },
  })) as { block: { id: string } };
  return { id, blockId: block.id };
}

it('an officer keeps a version, compares it with what was written since, restores it and goes back', async () => {
  const page = await emptyPage(visitAs(OFFICER));
  const { id, blockId } = await begun(page, 'Local plan', 'Hedges stay.');
  await page.goto(`/documents/${id}`);
  await heading(page, 'Local plan').waitFor();
  await choose(page, 'Versions');
  const versions = drawer(page, 'Versions of the document');
  await versions.getByText('No version yet').waitFor();
  await button(page, 'Keep the draft as it is').click();
  await versions.getByText('Enter a title').first().waitFor();
  await page.getByLabel('Name of this version').fill('For the members');
  await button(page, 'Keep the draft as it is').click();
  await versions.getByRole('listitem').getByText('For the members').waitFor();
  await page.keyboard.press('Escape');
  await versions.waitFor({ state: 'detached' });

  await page.locator(`#block-${blockId}`).getByText('Hedges stay.').click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.waitFor();
  await text.fill('Hedges and walls stay.');
  await button(page, 'Done').click();
  await page.getByText('Saved', { exact: true }).waitFor();

  await choose(page, 'Versions');
  await button(page, 'Compare For the members with the draft').click();
  const compared = drawer(page, 'For the members and the draft now');
  await compared.getByText('Text in a section without a title').waitFor();
  expect(await compared.locator('ins').allTextContents()).toEqual([
    expect.stringContaining('and walls'),
  ]);
  await atWidths(page, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Restore this version').click();
  await page.getByText('The draft is as it was: For the members').waitFor();
  await page.locator(`#block-${blockId}`).getByText('Hedges stay.').waitFor();
  await button(page, 'Undo').last().click();
  await page.locator(`#block-${blockId}`).getByText('Hedges and walls stay.').waitFor();
}, 180_000);

it('an officer saves a template and begins a document from it', async () => {
  const page = await emptyPage(visitAs(OFFICER));
  const { id } = await begun(page, 'Our usual plan', 'What we always say.');
  await page.goto(`/documents/${id}`);
  await heading(page, 'Our usual plan').waitFor();
  await choose(page, 'Save as a template…');
  await drawer(page, 'Save as a template').getByLabel('Title').fill('Template of plans');
  await button(page, 'Save template').click();
  await page.getByText('Template Template of plans saved').waitFor();
  await page.goto('/documents');
  const row = page.getByRole('row', { name: /Template of plans/ });
  await row.getByText('Template', { exact: true }).first().waitFor();
  await button(page, 'Begin a document from Template of plans').click();
  await drawer(page, 'New document').getByLabel('Title').fill('Plan of 2027');
  await button(page, 'Begin document').click();
  await heading(page, 'Plan of 2027').waitFor();
  await page.getByText('What we always say.').waitFor();
}, 120_000);

it('an officer has a draft published at a time, sees when, and gives it up', async () => {
  const page = await emptyPage(visitAs(OFFICER));
  const { id } = await begun(page, 'Plan of the spring', 'Hedges stay.');
  await page.goto(`/documents/${id}`);
  await heading(page, 'Plan of the spring').waitFor();
  await choose(page, 'Publish at a time…');
  await page.getByLabel('Day and time').fill('2020-01-05T09:00');
  await button(page, 'Publish at this time').click();
  await page.getByText('Choose a time that is still to come').first().waitFor();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Day and time').fill(`${year}-01-05T09:00`);
  await button(page, 'Publish at this time').click();
  await page.getByText(`It will be published on 5 January ${year} at 09:00`).waitFor();
  await page.getByText(`To be published on 5 January ${year} at 09:00`).first().waitFor();
  await choose(page, /^Do not publish on/);
  await page.getByText('It is no longer published by itself').waitFor();
  await expect.poll(() => page.getByText(/^To be published on/).count()).toBe(0);
}, 120_000);
