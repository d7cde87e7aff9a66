import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newcastleOwn } from '../../emulator-data/councils/newcastle/council.ts';
import { southwarkOwn } from '../../emulator-data/councils/southwark/council.ts';
import { drawBoundary, editField, openFromMap, photo, upload } from '../support/assessing.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import {
  historyNow,
  savesNow,
  PATIENT,
  siteNow,
  textOfSheet,
  unspaced,
  valueOf,
} from '../support/site-page.ts';
import { panel, reach } from '../support/site-panels.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const NAME = 'Former depot at Mill Lane';
const NOTE = 'Seen on site: the gate is locked, the yard is empty';
const PHOTO = 'Yard from the gate.jpg';
const LIST = 'To be talked over on Thursday';
const SCENARIO = 'Taller by the road';
const CAPACITY = 'Optimised unit capacity';

/** A field of every kind, with another value than it has. */
function editsOf(site: Record<string, unknown>) {
  const status = site['assessment_status'] === 'Shortlisted' ? 'Allocated' : 'Shortlisted';
  const deliverable = site['deliverable'] !== true;
  const story = 'Two terraces round a court.\nOne access, from the lane.';
  return [
    { tab: 'Overview', label: 'Site name', typed: NAME, column: 'site_name', stored: NAME },
    { tab: 'Overview', label: 'Assessment status', chosen: status, column: 'assessment_status', stored: status },
    { tab: 'Overview', label: 'Suitable site area', typed: '0.77', shown: '0.77 ha', column: 'suitable_area', stored: 0.77 },
    { tab: 'Assessment', label: CAPACITY, typed: '1,084', shown: '1,084 units', column: 'optimised_unit_capacity', stored: 1084 },
    { tab: 'Assessment', label: 'Deliverable', chosen: deliverable ? 'Yes' : 'No', column: 'deliverable', stored: deliverable },
    { tab: 'Planning', label: 'Permission date', typed: '03/04/2026', shown: '3 April 2026', column: 'permission_date', stored: '2026-04-03' },
    { tab: 'Planning', label: 'Development description', typed: story, column: 'development_description', stored: story },
  ]; // prettier-ignore
}

describe.each([
  ['Newcastle', newcastleOwn],
  ['Southwark', southwarkOwn],
])('a site in %s', (_town, like) => {
  const { visitAs } = useBrowser({ map: true });
  const council = useOwnCouncil(24, like);
  const open = (who: string, path: string) => pageAt(path, visitAs(`${who}@${council}.test`));
  /** What the officer's day leaves for the viewer to read. */
  let id: number;
  let tag: string;

  it(
    'is assessed by an officer with the mouse, from the map to the printed sheet',
    { timeout: 300_000 },
    async () => {
      const search = await open('officer', '/notifications');
      id = await firstSite(search, council);
      const before = await siteNow(search, council, id);
      const page = await openFromMap(search, before);
      await page.waitForURL(new RegExp(`/site/${id}\\b`));
      const edits = editsOf(before);
      for (const edit of edits) await editField(page, edit);
      await heading(page, NAME).waitFor();
      expect(await siteNow(page, council, id)).toMatchObject(
        Object.fromEntries(edits.map(({ column, stored }) => [column, stored])),
      );
      expect(await accessibilityFaults(page)).toEqual([]);

      await (await reach(page, 'Notes')).getByLabel('Add a note').fill(NOTE);
      await panel(page, 'Notes').getByRole('button', { name: 'Add note' }).click();
      await panel(page, 'Notes').getByRole('listitem').getByText(NOTE).waitFor();
      tag = await giveTag(page, before['site_tags'] as string[]);
      await upload(page, await photo(PHOTO));
      const hectares = await redraw(page);
      await weighScenario(page);
      await page.getByRole('button', { name: 'Add to list' }).click();
      await page.getByLabel('Find a list, or name a new one').fill(LIST);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: `New list: ${LIST}` }).click();
      await page.getByText(`Added to ${LIST}`, { exact: true }).waitFor();

      await seeHistory(page);
      const sheet = await printSheet(page, hectares);
      const buffer = await readFile(sheet);
      await upload(page, { name: 'Sheet.pdf', mimeType: 'application/pdf', buffer });
      await panel(page, 'Files').getByRole('button', { name: 'Preview Sheet.pdf' }).click();
      const shown = page.getByRole('dialog', { name: 'Sheet.pdf' });
      await shown.getByRole('img', { name: 'Page 1 of 2' }).waitFor(PATIENT);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );

  it('is read whole by a viewer, who can change nothing', async () => {
    const page = await open('viewer', `/site/${id}`);
    await heading(page, NAME).waitFor();
    await page.getByRole('group', { name: 'Tags' }).getByRole('link', { name: tag }).waitFor();
    for (const [name, words] of [
      ['Features', '0.77 ha'],
      ['Notes', NOTE],
      ['History', `Added to ${LIST}`],
      ['Files', PHOTO],
      ['Constraints', 'To be weighed'],
      ['Scenarios', SCENARIO],
    ] as const) {
      await (await reach(page, name)).getByText(words).first().waitFor();
    }
    const panels = page.getByRole('main').locator('section[aria-labelledby]:has(h2)');
    for (const each of await panels.all()) await each.scrollIntoViewIfNeeded();
    await page.getByText(/^Nothing yet:.* Correspondence/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const buttons = page.getByRole('main').getByRole('button', { disabled: false });
    const names = await buttons.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.textContent),
    );
    expect(names).toEqual(expect.arrayContaining(['Print sheet', `Preview ${PHOTO}`]));
    const changing =
      /^(add|assign|change|choose|delete|edit(?! layout)|fill|make|new|reckon|relate|remove|rename|run|save|take|undo)\b/i;
    expect(names.filter((name) => changing.test(name))).toEqual([]);
    await page.getByRole('button', { name: 'Measure a length' }).waitFor();
    for (const role of ['textbox', 'combobox'] as const) {
      const typed = page.getByRole('main').getByRole(role, { name: /^(Add|Choose)/ });
      expect([role, await typed.count()]).toEqual([role, 0]);
    }
    await expect.poll(() => page.getByRole('main').getByRole('textbox').count()).toBe(0);
    const { updated_at: then } = await siteNow(page, council, id);
    for (const [method, path, input] of changes()) {
      const { status } = await callAs(page, council, method, path, input);
      expect([method, path, status]).toEqual([method, path, 403]);
    }
    expect((await siteNow(page, council, id))['updated_at']).toBe(then);
  });

  /** The calls by which the officer changed the site. */
  function changes(): [method: string, path: string, input?: object][] {
    const edit = { column_name_raw: 'site_name', new_value: 'Mine' };
    const corners = 'SRID=27700;POLYGON((533800 176300,533900 176300,533900 176400,533800 176300))';
    return [
      ['PUT', `/site/${id}`, edit],
      ['PUT', `/site/v2/${id}?scenario=base`, edit],
      ['POST', `/site/${id}/undo`, {}],
      ['POST', `/site/v2/${id}/note`, { note_content: 'Mine, too' }],
      ['POST', `/site/v2/${id}/tags`, { name: 'mine' }],
      ['POST', `/site/v2/${id}/files`],
      ['POST', `/site/v2/${id}/contacts`, { name: 'Mine' }],
      ['POST', '/site/insert-updated-geometry', { siteId: id, wkbGeometry: corners }],
      ['POST', '/site/scenario', { siteId: id, scenarioName: 'Mine', overrides: {} }],
      ['POST', '/site/list', { listName: 'Mine' }],
      ['DELETE', '/site', { sites_ids: [id] }],
    ];
  }

  /** Takes a tag that the council has and the site has not from those that are suggested. */
  async function giveTag(page: Page, borne: string[]): Promise<string> {
    const name = ['needs-visit', 'self-build', 'heritage', 'priority'].find(
      (each) => !borne.some((one) => one.endsWith(`|${each}`)),
    ) as string;
    await page.getByRole('combobox', { name: 'Add a tag' }).fill(name.slice(0, 5));
    await page.getByRole('option', { name, exact: true }).click();
    const tags = page.getByRole('group', { name: 'Tags', exact: true });
    await tags.getByRole('link', { name, exact: true }).waitFor();
    const now = await siteNow(page, council, id);
    expect(now['site_tags']).toEqual(expect.arrayContaining([expect.stringMatching(name)]));
    return name;
  }

  /** Gives the site another boundary; the server keeps what was drawn, and the one before. */
  async function redraw(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Expand Map', exact: true }).click();
    await page.waitForURL(/panel=ol-map/);
    const words = await drawBoundary(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save boundary' }).click();
    await page.getByText('Boundary has been saved').waitFor();
    const { body } = await callAs(page, council, 'GET', `/site/boundaries/${id}`);
    const { current, earlier } = (
      body as { result: { current: { hectares: number }; earlier: object[] } }
    ).result;
    expect(`${current.hectares.toFixed(2)} ha`).toBe(words);
    expect(earlier).toHaveLength(1);
    await page.getByRole('button', { name: 'Shrink Map', exact: true }).click();
    return words;
  }

  /** Makes a scenario with more homes, and holds it against the base. */
  async function weighScenario(page: Page): Promise<void> {
    const scenarios = await reach(page, 'Scenarios');
    await scenarios.getByRole('button', { name: 'New scenario' }).click();
    await page.getByLabel('Scenario name').fill(SCENARIO);
    await page.getByRole('button', { name: 'Create scenario' }).click();
    await page.waitForURL(/scenario=Taller/);
    const more = { tab: 'Assessment', label: CAPACITY, typed: '1300', shown: '1,300 units' };
    await editField(page, more);
    await (await reach(page, 'Scenarios')).getByRole('button', { name: 'Compare' }).click();
    const table = page.getByRole('dialog').getByRole('table');
    const row = table.getByRole('row').filter({ hasText: CAPACITY });
    await row.getByRole('cell', { name: '1,084 units', exact: true }).waitFor();
    await row.getByRole('cell', { name: '1,300 units differs' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const stored = await siteNow(page, council, id, SCENARIO);
    expect(stored['optimised_unit_capacity']).toBe(1300);
    await page.getByRole('button', { name: /^Scenario\s*Taller/ }).click();
    await page.getByRole('menuitem', { name: 'Base' }).click();
    await page.waitForURL((url) => !url.searchParams.has('scenario'));
    await page.getByRole('tab', { name: 'Assessment' }).click();
    await expect.poll(() => valueOf(page, CAPACITY).innerText(), PATIENT).toContain('1,084 units');
  }

  /** All that was done stands in the history, on the page as on the server, by the officer's name. */
  async function seeHistory(page: Page): Promise<void> {
    const history = await reach(page, 'History');
    await history.getByText(`Added to ${LIST}`).waitFor();
    const lines = await historyNow(page, council, id);
    const shown = await history.innerText();
    const fields = editsOf({}).map(({ label }) => label);
    for (const label of [...fields, 'Boundary', 'Tag', 'List', `Scenario ${SCENARIO}`]) {
      expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(`^${label}\\|`)]));
      expect(shown).toContain(`${label}: `);
    }
    for (const words of [NAME, NOTE, `${tag} added`, `Uploaded ${PHOTO}`])
      expect(shown).toContain(words);
    expect(shown).toMatch(/Optimised unit capacity: .*1,?084/);
    expect(shown).toMatch(/Optimised unit capacity: 1,?084.* → 1,?300/);
    expect(shown.match(/Demo Officer/g)).toHaveLength(await savesNow(page, council, id));
    await history.getByLabel('Filter').selectOption('file');
    await history.getByText(NOTE).waitFor({ state: 'detached' });
    await history.getByText(`Uploaded ${PHOTO}`).waitFor();
  }

  /** The sheet says what was found out today, and what the boundary that was drawn today meets. */
  async function printSheet(page: Page, hectares: string): Promise<string> {
    const { body } = await callAs(page, council, 'GET', `/site/${id}/constraints`);
    const { constraints } = (
      body as { result: { constraints: { layerName: string; features: number }[] } }
    ).result;
    const met = constraints.filter(({ features }) => features > 0).slice(0, 4);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Print sheet' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${NAME} - site sheet.pdf`);
    const text = await textOfSheet(await download.path());
    const facts = [NAME, 'Council of one test', '1,084', '0.77 ha', hectares, 'Constraints'];
    for (const words of [...facts, ...met.map(({ layerName }) => layerName), `/site/${id}`])
      expect(text).toContain(unspaced(words));
    return download.path();
  }
});
