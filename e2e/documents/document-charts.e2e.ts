import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(12);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const choose = async (page: Page, name: string, option: string) => {
  await page.getByRole('combobox', { name, exact: true }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};

it('a chart counts the sites of the council, in colours that were chosen', async () => {
  const page = await pageAt('/documents', visitAs(`officer@${council}.test`));
  await button(page, 'New document').first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sites in figures');
  await button(page, 'Begin document').click();
  await heading(page, 'Sites in figures').waitFor();
  await button(page, 'Add block at place 1 in section 1').click();
  await page.getByRole('menuitem', { name: 'Chart', exact: true }).click();
  await page.getByLabel('Title of the chart').fill('Sites by type');
  await page.getByLabel('Figures from').selectOption('A count of sites');
  await choose(page, 'Grouped by', 'Site type');
  await page.getByText('Not counted yet').waitFor();
  await button(page, 'Count now').click();
  await page.getByText(/^Counted on \d+ \w+ \d{4} at \d\d:\d\d$/).waitFor();

  // What is no colour stays in its field; one that can hardly be seen is named before publishing.
  const colour = page.getByRole('textbox', { name: /^All values/ });
  await colour.fill('#12');
  await colour.blur();
  await page.getByText('Invalid HEX color.').waitFor();
  await colour.fill('#ffee00');
  await saved(page);
  expect(await page.locator('svg[role=img] rect[fill="#ffee00"]').count()).toBeGreaterThan(0);
  await atWidths(page, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Check').click();
  await page.getByRole('button', { name: /The colour #ffee00 can hardly be told/ }).click();
  await colour.fill('#1b6b3a');
  await saved(page);
  await button(page, 'Done').click();

  const id = Number(/\/documents\/(\d+)/.exec(page.url())?.[1]);
  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  const reader = await pageAt(`/p/document/${id}?tenant=${council}`, visit({ tenant: council }));
  await reader.getByText(/^Counted on \d+ \w+ \d{4}$/).waitFor();
  expect(await reader.locator('figure.chart rect[fill="#1b6b3a"]').count()).toBeGreaterThan(0);
  await reader.getByText('The figures').click();
  const counts = await reader.locator('figure.chart tbody td').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(12);
  // A phone shows a picture of its own, whose words are not shrunk with it.
  await atWidths(reader, [1440, 390], async () => {
    const words = reader.locator('figure.chart text:visible');
    const heights = await words.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThan(11);
    expect(await reader.getByRole('img', { name: /^Sites by type/ }).count()).toBe(1);
    expect(await accessibilityFaults(reader)).toEqual([]);
  });
});
