import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { PATIENT, saves, valueOf } from '../support/site-page.ts';
import { panel, reach } from '../support/site-panels.ts';
import { strictCouncil, writeStrictFields } from '../support/strict-fields.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(6, strictCouncil);
beforeAll(() => writeStrictFields(council));

const features = (page: Page) => panel(page, 'Features');
/** Waits until a field reads so. */
async function reads(page: Page, label: string, text: string) {
  await expect.poll(() => valueOf(page, label).innerText(), PATIENT).toContain(text);
}
/** Waits until it has the focus. */
async function focused(element: Locator) {
  const now = element.and(element.page().locator(':focus'));
  await expect.poll(() => now.count(), PATIENT).toBe(1);
}

async function onSite(width = 1440) {
  const page = await emptyPage(visitAs(`officer@${council}.test`, { width }));
  const id = await firstSite(page, council);
  await page.goto(`/site/${id}`);
  await page.getByRole('tab', { name: 'Facts' }).waitFor();
  return { page, id };
}
async function siteNow(page: Page, id: number, query = '') {
  const { body } = await callAs(page, council, 'GET', `/site/${id}${query}`);
  return (body as { result: { site: Record<string, unknown> } }).result.site;
}
async function set(page: Page, id: number, column: string, value: unknown, query = '') {
  const edit = { column_name_raw: column, new_value: value };
  const { status } = await callAs(page, council, 'PUT', `/site/${id}${query}`, edit);
  expect(status).toBe(200);
}

describe('a field of a site', () => {
  it('that is a list is chosen from, by keyboard; others keep to the council’s rule, and say what the council says of it', async () => {
    const { page, id } = await onSite();
    await valueOf(page, 'Services').focus();
    await page.keyboard.press('Enter');
    const group = features(page).getByRole('group', { name: 'Services' });
    await focused(group.getByRole('searchbox'));
    await page.keyboard.type('gas');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await group.getByText('1 chosen').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('nothing');
    await group.getByText('No choice is called that').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('bus');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await saves(page, 'Services', 'Enter');
    await reads(page, 'Services', 'gas supply, bus supply');
    await focused(valueOf(page, 'Services'));
    expect((await siteNow(page, id))['services']).toEqual(['gas', 'bus']);

    await valueOf(page, 'Services').click();
    await group.getByRole('checkbox', { name: 'gas supply' }).uncheck();
    await page.keyboard.press('Escape');
    await reads(page, 'Services', 'gas supply, bus supply');

    await valueOf(page, 'Years').click();
    await features(page).getByRole('checkbox', { name: '2027 supply' }).check();
    // Going on elsewhere saves.
    await valueOf(page, 'Corners').click();
    await reads(page, 'Years', '2027 supply');
    const corners = features(page).getByLabel('Corners', { exact: true });
    await corners.fill('51.5, -0.1\n51.6');
    await page.keyboard.press('Control+Enter');
    await features(page).getByText('Must be two numbers on each line').waitFor();
    await corners.fill('51.5, -0.1\n51.6, 2');
    await saves(page, 'Corners', 'Control+Enter');
    await reads(page, 'Corners', '51.6, 2');
    expect(await siteNow(page, id)).toMatchObject({
      years: [2027],
      corners: [
        [51.5, -0.1],
        [51.6, 2],
      ],
    });

    // It keeps to the council’s rule, and says what the council says of it.
    await features(page).getByRole('button', { name: 'About Case number' }).click();
    await page.getByText('As the planning register writes it.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const [label, wrong, why, right, now] of [
      ['Case number', '24-1234', 'Must have the form', '24-01234-FUL', '24-01234-FUL'],
      ['Granted on', '1 May 2999', 'Must not be after today', '2026/01/31', '31 January 2026'],
    ] as const) {
      await valueOf(page, label).click();
      const control = features(page).getByLabel(label, { exact: true });
      await control.fill(wrong);
      await page.keyboard.press('Enter');
      await features(page).getByRole('alert').getByText(why).waitFor();
      await control.fill(right);
      await saves(page, label, 'Enter');
      await reads(page, label, now);
    }
    expect(await siteNow(page, id)).toMatchObject({
      case_number: '24-01234-FUL',
      permission_date: '2026-01-31',
    });
  });

  it('brings others with it, is reckoned again, goes to every scenario, and is undone with the change before it', async () => {
    const { page, id } = await onSite();
    await set(page, id, 'size_ha', 3.5);
    const json = { siteId: id, scenarioName: 'Dense', overrides: { min_net_dwellings: 90 } };
    expect((await callAs(page, council, 'POST', '/site/scenario', json)).status).toBe(201);
    await page.goto(`/site/${id}?scenario=Dense`);
    await reads(page, 'Homes, least', '90 units');
    await valueOf(page, 'Homes, from').click();
    await features(page).getByLabel('Homes, from', { exact: true }).fill('44');
    await page.keyboard.press('Enter');
    await reads(page, 'Homes, least', '44 units');

    await valueOf(page, 'Homes, least').click();
    await features(page).getByText('Changes every scenario', { exact: true }).waitFor();
    await features(page).getByLabel('Homes, least', { exact: true }).fill('30');
    await saves(page, 'Homes, least', 'Enter');
    await reads(page, 'Homes, least', '30 units');
    for (const query of ['', '?scenario=Dense'])
      expect((await siteNow(page, id, query))['min_net_dwellings']).toBe(30);
    expect((await siteNow(page, id))['net_dwellings_from']).not.toBe(44);

    await features(page).getByRole('button', { name: 'Recalculate Suitable area' }).click();
    await page.getByText('Suitable area recalculated').waitFor();
    await reads(page, 'Suitable area', '3.5');

    // It is undone, and then the change before it.
    await page.goto(`/site/${id}`);
    await set(page, id, 'case_number', '24-00001-FUL');
    await set(page, id, 'net_dwellings_from', 12);
    await set(page, id, 'case_number', '');
    await page.reload();
    const history = await reach(page, 'History');
    // What emptied a field stands in no history.
    await history.getByRole('button', { name: 'Undo change of Case number' }).click();
    await page.getByText('Case number is as it was before').waitFor();
    await history.getByRole('button', { name: /Undo change of (Net|Minimum)/ }).click();
    await expect
      .poll(async () => (await siteNow(page, id))['net_dwellings_from'], PATIENT)
      .not.toBe(12);
    await history.getByRole('button', { name: 'Undo change of Case number' }).click();
    await expect
      .poll(async () => (await siteNow(page, id))['case_number'], PATIENT)
      .not.toBe('24-00001-FUL');
  });

  it('is wide enough for a finger on a phone, and nothing leaves the screen', async () => {
    const { page, id } = await onSite(390);
    await set(page, id, 'notes', `Supercalifragilistic${'expialidocious'.repeat(20)}`);
    await page.reload();
    await valueOf(page, 'Services').waitFor();
    await valueOf(page, 'Case number').click();
    await features(page).getByLabel('Case number', { exact: true }).fill('x');
    await page.keyboard.press('Enter');
    await features(page).getByText('Must have the form').waitFor();
    const low = await features(page)
      .locator('button:visible, input:visible, [role=tab]:visible')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getAttribute('type') !== 'date')
          .map((each) => [each.textContent, each.getBoundingClientRect().height] as const)
          .filter(([, height]) => height < 44),
      );
    expect(low).toEqual([]);
    const beyond = await features(page).evaluate((box) => {
      const { right } = box.getBoundingClientRect();
      const all = [...box.querySelectorAll('button, dd, dt, input, p, [role=tab]')];
      return all.filter((each) => each.getBoundingClientRect().right > right).length;
    });
    expect(beyond).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
