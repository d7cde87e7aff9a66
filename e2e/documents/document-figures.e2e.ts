import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(12);
const WIDTHS = [1440, 900, 390] as const;
const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgX-_?autoplay=1';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

const readsWell = (page: Page, what: string) =>
  atWidths(page, WIDTHS, async (width) => {
    expect.soft(await accessibilityFaults(page), `${what}, ${width} px`).toEqual([]);
  });
/** Nothing of the page lies beside the window. */
const fits = (page: Page, what: string) =>
  atWidths(page, WIDTHS, async (width) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${what}, ${width} px`).toBeLessThanOrEqual(width);
  });

/** Adds a block, edits it and looks at it at every width. */
async function added(page: Page, place: number, type: string, edit: () => Promise<void>) {
  await button(page, `Add block at place ${place} in section 1`).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
  await edit();
  await saved(page);
  await readsWell(page, type);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function tableByKeyboard(page: Page) {
  await page.getByLabel('Caption').fill('Homes built in each ward');
  await page.getByRole('gridcell', { name: /^Cell A1:/ }).focus();
  const rows = [
    ['Ward', 'Homes'],
    ['Castle', '120'],
    ['Byker', '80'],
  ];
  for (const [at, row] of rows.entries()) {
    if (at > 0) await page.keyboard.press('Home');
    for (const words of row) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('gridcell', { name: `Cell B${at + 1}: ${row[1]}` }).waitFor();
    await page.keyboard.press('ArrowDown');
  }
}

async function video(page: Page) {
  const address = page.getByLabel('Address of the video');
  await address.fill('https://evil.test/film');
  await page.getByLabel('Caption').fill('The mayor on the plan');
  const problem = page.getByText('Enter the address of a video on YouTube or Vimeo').first();
  await problem.waitFor();
  expect(await address.inputValue()).toBe('https://evil.test/film');
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  await address.fill('https://youtu.be/dQw4w9WgX-_');
  await page.getByLabel('Transcript').fill('We plan together.');
  await problem.waitFor({ state: 'detached' });
}

/** A chart of the council's sites, in a colour that can hardly be seen. */
async function chart(page: Page) {
  await page.getByLabel('Title of the chart').fill('Sites by type');
  await page.getByLabel('Figures from').selectOption('A count of sites');
  await page.getByRole('combobox', { name: 'Grouped by', exact: true }).fill('Site type');
  await page.getByRole('option', { name: 'Site type', exact: true }).click();
  await page.getByText('Not counted yet').waitFor();
  await button(page, 'Count now').click();
  await page.getByText(/^Counted on \d+ \w+ \d{4} at \d\d:\d\d$/).waitFor();
  // What is no colour stays in its field.
  const colour = page.getByRole('textbox', { name: /^All values/ });
  await colour.fill('#12');
  await colour.blur();
  await page.getByText('Invalid HEX color.').waitFor();
  await colour.fill('#ffee00');
  await saved(page);
  expect(await page.locator('svg[role=img] rect[fill="#ffee00"]').count()).toBeGreaterThan(0);
}

it('an officer fills a table by keyboard, adds a video and a chart of the sites, and everybody reads them', async () => {
  const page = await emptyPage(visitAs(`officer@${council}.test`));
  await page.goto('/documents');
  await button(page, 'New document').first().click();
  const drawer = page.getByRole('dialog', { name: 'New document' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('The plan in figures');
  await button(page, 'Begin document').click();
  await heading(page, 'The plan in figures').waitFor();
  await added(page, 1, 'Table', () => tableByKeyboard(page));
  await fits(page, 'Table');
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Done').click();
  await added(page, 2, 'Video', () => video(page));
  await fits(page, 'Video');
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Done').click();
  await page.getByText('Video on YouTube · With a transcript').waitFor();
  await added(page, 3, 'Chart', () => chart(page));
  // A colour that can hardly be seen is named before publishing.
  await button(page, 'Check').click();
  await page.getByRole('button', { name: /The colour #ffee00 can hardly be told/ }).click();
  await page.getByRole('textbox', { name: /^All values/ }).fill('#1b6b3a');
  await saved(page);
  await button(page, 'Done').click();
  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  const id = /\/documents\/(\d+)/.exec(page.url())![1]!;

  const reader = await emptyPage(visit({ width: 390, tenant: council }));
  const asked: string[] = [];
  await reader.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await reader.goto(`/p/document/${id}?tenant=${council}`);
  const table = reader.getByRole('table', { name: 'Homes built in each ward' });
  await table.waitFor();
  await fits(reader, 'the public page');
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(
    expect.arrayContaining(['Ward', 'Homes']),
  );
  expect(await table.getByRole('row', { name: /Castle/ }).innerText()).toMatch(/Castle\s+120/);

  await reader.getByText(/^Counted on \d+ \w+ \d{4}$/).waitFor();
  expect(await reader.locator('figure.chart rect[fill="#1b6b3a"]').count()).toBeGreaterThan(0);
  await reader.getByText('The figures').click();
  const counts = await reader.locator('figure.chart tbody td').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(12);

  const play = button(reader, 'Play video: The mayor on the plan');
  await play.waitFor();
  const link = reader.getByRole('link', { name: 'Watch “The mayor on the plan” on YouTube' });
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgX-_');
  await readsWell(reader, 'the public page');
  // A phone shows a picture of its own, whose words are not shrunk with it.
  await atWidths(reader, [1440, 390], async () => {
    const words = reader.locator('figure.chart text:visible');
    const heights = await words.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThan(11);
    expect(await reader.getByRole('img', { name: /^Sites by type/ }).count()).toBe(1);
  });

  // Nothing is asked of the video's host before a reader presses Play.
  expect(asked).toEqual([]);
  await play.press('Enter');
  // The policy of the page lets it in.
  const frame = reader.getByTitle('The mayor on the plan');
  await reader.frameLocator('iframe').getByText('The player').waitFor();
  expect(asked).toEqual([FRAME]);
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await link.isVisible()).toBe(true);
  await reader.getByText('Transcript').click();
  await reader.getByText('We plan together.').waitFor();
}, 240_000);
