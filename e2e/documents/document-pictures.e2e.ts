import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawnPicture } from '../../functions/src/consultation/documents/testing/drawn-picture.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);
const WIDTHS = [1440, 900, 390] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

async function begun(title: string): Promise<Page> {
  const page = await pageAt('/documents', visitAs(`officer@${council}.test`));
  await button(page, 'New document').first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await button(page, 'Begin document').click();
  await heading(page, title).waitFor();
  return page;
}

async function addBlock(page: Page, place: number, type: string) {
  await button(page, `Add block at place ${place} in section 1`).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
}

async function choose(page: Page, name: string, buffer: Buffer, label = 'Choose a picture') {
  await page
    .locator(`input[type=file][aria-label="${label}"]`)
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer });
}

/** How wide the first picture of a page is; 0 until it is there. */
const widthShown = (page: Page) =>
  page.locator('figure.picture img').evaluate((each) => (each as HTMLImageElement).naturalWidth);

it('an officer puts a picture in, crops it by keyboard and describes it; everybody sees that part of it', async () => {
  const page = await begun('A walk by the river');
  await addBlock(page, 1, 'Picture');
  await choose(page, 'letter.pdf', Buffer.from('%PDF-1.4'));
  await page.getByRole('alert').getByText('letter.pdf: Only PNG and JPEG pictures').waitFor();
  await choose(page, 'mill.png', await drawnPicture(2400, 1200));
  await button(page, 'Crop').click();
  const [left, bottom] = ['Left edge', 'Lower edge'].map((name) =>
    page.getByRole('slider', { name, exact: true }),
  );
  await left!.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await bottom!.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageUp');
  expect(await left!.getAttribute('aria-valuenow')).toBe('50');
  expect(await bottom!.getAttribute('aria-valuetext')).toBe('50%');
  expect(await accessibilityFaults(page)).toEqual([]);
  await saved(page);
  await button(page, 'Done').click();

  // Without a description it is not published; the line leads to where one is written.
  await button(page, 'Check').click();
  await page.getByRole('button', { name: /Describe the picture for people/ }).click();
  await page.getByLabel('Description').fill('A green field beside the old mill');
  await page.getByLabel('Caption (optional)').fill('The field by the mill');
  await saved(page);
  await button(page, 'Done').click();
  await page.getByRole('img', { name: 'A green field beside the old mill' }).waitFor();
  await atWidths(page, WIDTHS, async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  const id = Number(/\/documents\/(\d+)/.exec(page.url())?.[1]);
  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  await page.goto(`/documents/preview/${id}`);
  await page
    .frameLocator('iframe')
    .getByRole('img', { name: 'A green field beside the old mill' })
    .waitFor();

  const reader = await pageAt(`/p/document/${id}?tenant=${council}`, visit({ tenant: council }));
  const picture = reader.getByRole('img', { name: 'A green field beside the old mill' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => widthShown(reader)).toBeGreaterThan(0);
  expect(await picture.getAttribute('width')).toBe('1200');
  expect(await picture.getAttribute('height')).toBe('600');
  await reader.getByText('The field by the mill').waitFor();
  await atWidths(reader, WIDTHS, async (width) => {
    expect(await accessibilityFaults(reader)).toEqual([]);
    expect((await picture.boundingBox())!.width).toBeLessThanOrEqual(width);
  });
});

it('a picture that could not be sent is tried again, and arrives though its block was left', async () => {
  const page = await begun('A walk on the hill');
  await addBlock(page, 1, 'Picture');
  await page.route('**/pictures', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await choose(page, 'hill.png', await drawnPicture(200, 100));
  await page.getByRole('alert').getByText('Multimedia was not attached.').waitFor();
  await button(page, 'Done').click();
  await page.unroute('**/pictures');
  await button(page, 'Upload hill.png again').click();
  await page.locator('article figure img').first().waitFor();
  await saved(page);
  await page.reload();
  await page.locator('article figure img').first().waitFor();
});

it('an option of a question gets a picture of its own', async () => {
  const page = await begun('Where homes could go');
  await addBlock(page, 1, 'Question');
  await page.getByLabel('Title (optional)').fill('Which place?');
  for (const [at, name] of ['Mill', 'Dock'].entries()) {
    await button(page, 'Add option').click();
    await page.getByLabel(`Option ${at + 1}`, { exact: true }).fill(name);
  }
  await button(page, 'Description and picture of option 1').click();
  await choose(page, 'mill.png', await drawnPicture(400, 300));
  await button(page, 'Remove the picture of option 1').waitFor();
  await page.getByRole('group', { name: 'Picture of option 1' }).locator('img').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await saved(page);
  await button(page, 'Done').click();
  const id = Number(/\/documents\/(\d+)/.exec(page.url())?.[1]);
  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  const reader = await pageAt(`/p/document/${id}?tenant=${council}`, visit({ tenant: council }));
  const picture = reader.locator('.option img');
  await expect
    .poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth))
    .toBe(228);
  // The script draws the question anew when it comes near.
  await expect.poll(() => picture.boundingBox()).toMatchObject({ width: 114, height: 114 });
});
