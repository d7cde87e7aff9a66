import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };
const CORNERS = ['TQ 33800 76300', 'TQ 33900 76300', 'TQ 33900 76400', 'TQ 33800 76400'];

const { visitAs } = useBrowser({ map: true });
const council = useOwnCouncil(300);
const open = (path = '/map'): Promise<Page> =>
  pageAt(path, visitAs(`officer@${council}.test`, { width: 1440 }));
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');
const count = (page: Page, words: RegExp) => page.getByRole('status').getByText(words).waitFor();
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Sites found' }).getByRole('article');
const sitesOf = (some: Locator) =>
  some.evaluateAll((all) => all.map((card) => card.getAttribute('data-site')));

/**
 * A morning's work from end to end with the keyboard alone: search, narrow, select, tag, save the search,
 * draw a site, export what was tagged, and hand the link to a colleague who sees the same.
 */
it('an officer’s morning, by keyboard', { timeout: 300_000 }, async () => {
  const page = await open();
  await count(page, /^300 \/ 300 sites found$/);
  await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);

  await page.keyboard.press('/');
  await page.keyboard.type('OWN-000');
  await press(page, 'Search Sites');
  await count(page, /^9 \/ 9 sites found$/);
  await page.getByLabel('Total site area From').fill('0.01');
  await page.keyboard.press('Enter');
  await page.waitForURL(/range/);
  await count(page, /^\d \/ \d sites found$/);

  await cards(page).nth(1).waitFor();
  let chosen: (string | null)[] = [];
  const ticked = () =>
    sitesOf(cards(page).filter({ has: page.getByRole('checkbox', { checked: true }) }));
  // The former results are shown until the new ones have come, which are not selected.
  const tickTwo = async () => {
    for (const at of [0, 1]) {
      const box = cards(page).nth(at).getByRole('checkbox');
      if (!(await box.isChecked())) await box.press('Space');
    }
    chosen = await ticked();
    return chosen.length;
  };
  await expect.poll(tickTwo).toBe(2);
  await page.getByText('2 selected').waitFor();
  await page
    .getByRole('toolbar', { name: 'Selected sites' })
    .getByRole('button', { name: 'Tag', exact: true })
    .press('Enter');
  await page.getByLabel('Tag', { exact: true }).pressSequentially('This morning');
  await page.keyboard.press('Enter');
  await cards(page).first().getByRole('link', { name: 'this-morning' }).waitFor();

  await press(page, 'Saved searches');
  await press(page, 'Save this search');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Nine small ones');
  await page.keyboard.press('Enter');
  await page.getByText('Saved as Nine small ones').waitFor();

  await press(page, 'Draw site');
  const field = page.getByLabel('Add a point by typing it');
  for (const corner of CORNERS) {
    await field.fill(corner);
    await field.press('Enter');
  }
  await press(page, 'Save polygon');
  await page.getByLabel('Site name', { exact: true }).fill("Drawn at O'Neill's");
  await page.keyboard.press('Enter');
  await page.getByText('Site has been created').waitFor();
  await page.waitForURL(/site=\d+/, MAP_TAKES);

  const tagged = JSON.stringify([
    { type: 'in array', dbPropertyName: 'site_tags', value: ['this-morning'] },
  ]);
  await page.goto(`/map?filters=${encodeURIComponent(tagged)}`);
  await count(page, /^2 \/ 2 sites found$/);
  expect((await sitesOf(cards(page))).sort()).toEqual(chosen.toSorted());
  const link = page.url();
  await press(page, 'Export search results');
  await page.getByText('2 sites', { exact: true }).waitFor();
  for (const name of ['Site id', 'Tags']) {
    await page.getByLabel('Find a field').fill(name);
    const field = page.getByRole('checkbox', { name, exact: true });
    if (!(await field.isChecked())) await field.press('Space');
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).press('Enter'),
  ]);
  const rows = parse(readFileSync(await download.path()), {
    bom: true,
    columns: true,
  }) as unknown as Record<string, string>[];
  expect(rows.map((row) => row['Site id']).sort()).toEqual(chosen.toSorted());
  expect(rows.every((row) => row['Tags']?.includes('this-morning'))).toBe(true);

  const colleague = await pageAt(link, visitAs(`viewer@${council}.test`, { width: 1440 }));
  await count(colleague, /^2 \/ 2 sites found$/);
  expect((await sitesOf(cards(colleague))).sort()).toEqual(chosen.toSorted());
  const found = await callAs(page, council, 'GET', '/site/ids?term=Drawn%20at');
  expect((found.body as { data: number[] }).data).toHaveLength(1);
});
