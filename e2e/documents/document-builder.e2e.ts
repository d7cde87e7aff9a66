import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);
const WIDTHS = [1440, 900, 390] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').getByText(words).waitFor({ state: 'attached' });

async function addBlock(page: Page, place: string, type: string) {
  await button(page, `Add block at ${place}`).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
}

async function nameSection(page: Page, number: string, title: string) {
  await page
    .locator(`[aria-label="Section ${number}"]`)
    .getByText('Section without a title')
    .click();
  await page.getByLabel(`Title of section ${number}`).fill(title);
  await page.keyboard.press('Enter');
  await section(page, `Section ${number}, ${title}`).waitFor();
}

/** The types of a section's blocks in their order. */
const types = (page: Page, name: string) =>
  section(page, name)
    .getByRole('article')
    .evaluateAll((blocks) =>
      blocks.map((block) => block.getAttribute('aria-label')?.replace(/,.*/, '')),
    );

it('an officer writes a document, moves a block by keyboard, undoes, and finds all as it was left', async () => {
  const page = await pageAt('/documents', visitAs(`officer@${council}.test`));
  await heading(page, 'Documents').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  // Tried again, it finds the document of the time before.
  await button(page, 'New document').first().click();
  await page.getByLabel('Title').fill('Homes by the river');
  await button(page, 'Begin document').click();
  await heading(page, 'Homes by the river').waitFor();

  await nameSection(page, '1', 'Homes');
  await section(page, 'Section 1, Homes').waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add section', exact: true })
    .last()
    .click();
  await nameSection(page, '2', 'Places');

  await addBlock(page, 'place 1 in section 1', 'Text');
  await page.getByRole('textbox', { name: 'Text' }).fill('We need 12,000 homes.');
  await button(page, 'Done').click();
  await addBlock(page, 'place 2 in section 1', 'Question');
  await page.getByLabel('Title (optional)').fill('Where should they stand?');
  await button(page, 'Add option').click();
  await page.getByLabel('Option 1', { exact: true }).fill('By the river');
  await page.keyboard.press('Enter');
  await page.getByLabel('Option 2', { exact: true }).fill('On the hill');
  await saved(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Done').click();

  const grip = page.getByRole('button', { name: 'Move question' });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await said(page, 'Moved to place 1 of 2 in section 1');
  expect(await types(page, 'Section 1, Homes')).toEqual(['Question', 'Text']);
  await page.keyboard.press('Control+z');
  await said(page, 'Undone: block moved');
  expect(await types(page, 'Section 1, Homes')).toEqual(['Text', 'Question']);
  await grip.focus();
  await page.keyboard.press('ArrowDown');
  await said(page, 'Moved to place 1 of 1 in section 2');
  await saved(page);
  // The focus went with it.
  await page.keyboard.press('ArrowUp');
  await said(page, 'Moved to place 2 of 2 in section 1');
  await page.keyboard.press('ArrowLeft');
  await said(page, /^Moved to place 2 of 2 in section 1/);
  await saved(page);

  await page.reload();
  await heading(page, 'Homes by the river').waitFor();
  expect(await types(page, 'Section 1, Homes')).toEqual(['Text', 'Question']);
  const [text, question] = await section(page, 'Section 1, Homes').getByRole('article').all();
  expect((await question!.boundingBox())!.y).toBe((await text!.boundingBox())!.y);
  expect(await question!.innerText()).toMatch(
    /Where should they stand\?\s+By the river\s+On the hill/,
  );
  await atWidths(page, WIDTHS, async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await button(page, 'Contents').click();
  await page.getByRole('dialog', { name: 'Contents' }).getByText('Places').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('a viewer reads a document, and changes nothing', async () => {
  const page = await pageAt('/documents', visitAs(`viewer@${council}.test`));
  await page.getByRole('link', { name: 'Homes by the river' }).first().click();
  await page.getByText('You can read this document, not change it.').waitFor();
  await page.getByText('We need 12,000 homes.').click();
  expect(await page.getByRole('textbox').count()).toBe(0);
  const names = await page.getByRole('main').getByRole('button').allInnerTexts();
  expect(names.filter((name) => /Add|Publish|Move|Settings/.test(name))).toEqual([]);
  await atWidths(page, WIDTHS, async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
