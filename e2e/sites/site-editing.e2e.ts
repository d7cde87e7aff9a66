import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { writeFeatures } from '../support/features-config.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(12);
beforeAll(() => writeFeatures(council));

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const touch = (page: Page, label: string) =>
  panel(page, 'Features').getByRole('button', { name: `Edit ${label}:` });
const control = (page: Page, label: string) =>
  panel(page, 'Features').getByLabel(label, { exact: true });
/** Saving goes to the server and back. */
const patient = { timeout: 15_000 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const focused = async (element: Locator) =>
  (await element.and(element.page().locator(':focus')).count()) === 1;

async function onSite(who = 'officer') {
  const page = await emptyPage(visitAs(`${who}@${council}.test`));
  const id = await firstSite(page, council);
  await page.goto(`/site/${id}`);
  await page.getByRole('tab', { name: 'Facts' }).waitFor();
  return { page, id };
}
/** Sets a field as if nobody had it open. */
async function set(page: Page, id: number, column: string, value: unknown) {
  const edit = { column_name_raw: column, new_value: value };
  expect((await callAs(page, council, 'PUT', `/site/${id}`, edit)).status).toBe(200);
}
async function siteNow(page: Page, id: number, query = '') {
  const { body } = await callAs(page, council, 'GET', `/site/${id}${query}`);
  return (body as { result: { site: Record<string, unknown> } }).result.site;
}

describe('a field of a site', () => {
  it('is edited by keyboard in its own place, saved, undone, and in the history', async () => {
    const { page, id } = await onSite();
    await set(page, id, 'net_dwellings_from', 20);
    await page.reload();
    const text = touch(page, 'Homes, from');
    await text.waitFor();
    await expect.poll(() => text.innerText(), patient).toContain('20 units');
    const [name, before] = [touch(page, 'Name'), await text.boundingBox()];
    await name.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const input = control(page, 'Homes, from');
    await expect.poll(() => focused(input), patient).toBe(true);
    expect(await input.boundingBox()).toEqual(before);
    expect(await accessibilityFaults(page)).toEqual([]);

    for (const [typed, why] of [
      ['501', 'Not in range 1 - 500'],
      ['012', 'Must have no leading zeros'],
      ['many', 'Must be a number'],
    ] as const) {
      await input.fill(typed);
      await page.keyboard.press('Enter');
      await panel(page, 'Features').getByRole('alert').getByText(why).waitFor();
      await expect.poll(() => input.inputValue()).toBe(typed);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => text.innerText(), patient).toContain('20 units');
    await expect.poll(() => focused(text), patient).toBe(true);

    await page.keyboard.press('Enter');
    await input.fill('120');
    await page.keyboard.press('Enter');
    await page.getByText('Homes, from saved').waitFor();
    await expect.poll(() => text.innerText(), patient).toContain('120 units');
    expect((await siteNow(page, id))['net_dwellings_from']).toBe(120);
    await panel(page, 'History').getByText('20 units → 120 units').waitFor();
    await page
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await page.getByText('Homes, from is as it was before').waitFor();
    await expect.poll(() => text.innerText(), patient).toContain('20 units');
    expect((await siteNow(page, id))['net_dwellings_from']).toBe(20);

    // Tab goes on to the next field and saves on the way.
    await text.click();
    await input.fill('33');
    await page.keyboard.press('Tab');
    await expect.poll(() => text.innerText(), patient).toContain('33 units');
    const next = touch(page, 'Deliverable');
    expect(await focused(next)).toBe(true);
    await page.keyboard.press('Enter');
    await control(page, 'Deliverable').selectOption({ label: 'Not known' });
    await page.keyboard.press('Enter');
    await expect.poll(() => next.innerText(), patient).toContain('Not known');
  });

  it('changed by somebody meanwhile shows both values, to choose from', async () => {
    const { page, id } = await onSite();
    const other = await onSite('admin');
    const input = control(page, 'Name');
    const alert = page.getByRole('alert', { name: 'Name' });
    for (const [theirs, mine, choice] of [
      ['Admin wrote this', 'Mine is lost', 'Take theirs'],
      ['Admin wrote more', 'Mine is kept', 'Keep mine'],
    ] as const) {
      await touch(page, 'Name').click();
      await set(other.page, id, 'site_name', theirs);
      await input.fill(mine);
      await page.keyboard.press('Enter');
      await alert.getByText(/^Demo Admin\S* changed this meanwhile/).waitFor();
      await alert.getByText(theirs).waitFor();
      await alert.getByText(mine).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect((await siteNow(page, id))['site_name']).toBe(theirs);
      await button(page, choice).click();
      const kept = choice === 'Keep mine' ? mine : theirs;
      await expect.poll(() => touch(page, 'Name').innerText(), patient).toContain(kept);
      await expect.poll(async () => (await siteNow(page, id))['site_name'], patient).toBe(kept);
    }
  });

  it('asks for SAVE where the council wants it, behind tabs that the address names; public visibility asks which scenarios are meant', async () => {
    const { page, id } = await onSite();
    await set(page, id, 'net_dwellings_to', 40);
    await page.goto(`/site/${id}?tab=numbers`);
    const table = page.getByRole('table', { name: 'Dwellings' });
    await table.getByRole('columnheader', { name: 'To' }).waitFor();
    const scopes = await table
      .locator('th')
      .evaluateAll((all) => all.map((th) => th.getAttribute('scope')));
    expect(scopes).toEqual(['col', 'col', 'col', 'rowgroup']);
    await panel(page, 'Features').getByText('None yet').waitFor();
    await table.getByRole('button', { name: 'Edit Net dwellings, to: 40 units' }).click();
    await table.getByRole('textbox').fill('55');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await question.getByText('From 40 units to 55 units.').waitFor();
    await question.getByLabel('Type SAVE to confirm').fill('save');
    await expect.poll(() => question.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await question.getByLabel('Type SAVE to confirm').fill('SAVE');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await siteNow(page, id))['net_dwellings_to'], patient).toBe(55);

    await button(page, 'Stamp the record').click();
    await button(page, 'Run Stamp the record').click();
    await page.getByText('Stamp the record is done').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Numbers' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/tab=facts/);

    const more = button(page, 'Permission');
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
    await more.press('Enter');
    await touch(page, 'Granted on').click();
    await control(page, 'Granted on').fill('03/04/2026');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => touch(page, 'Granted on').innerText(), patient)
      .toContain('3 April 2026');
    await touch(page, 'Planning history').click();
    await control(page, 'Planning history').fill('One | two\nthree');
    await page.keyboard.press('Control+Enter');
    await panel(page, 'History').getByText('One | two').waitFor();

    // Public visibility asks which scenarios are meant.
    const before = (await siteNow(page, id))['public_map_visibility'];
    await touch(page, 'On the public map').click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Base' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'Save visibility').click();
    await page.getByText('Public visibility saved').waitFor();
    expect((await siteNow(page, id))['public_map_visibility']).toBe(!before);
  });
});
