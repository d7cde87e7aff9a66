import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { southwarkOwn } from '../../emulator-data/councils/southwark/council.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { panel, reach, reachAll } from '../support/site-panels.ts';
import { emptyPage, heading, useBrowser } from '../support/use-browser.ts';

/** A council whose page of a site is the classic one. */
const { visitAs } = useBrowser();
const council = useOwnCouncil(6, {
  ...southwarkOwn,
  without: [...(southwarkOwn.without ?? []), 'site details v2'],
});
const patient = { timeout: 15_000 };

async function onSite(who = 'officer') {
  const page = await emptyPage(visitAs(`${who}@${council}.test`));
  const id = await firstSite(page, council);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) asked.push(`${request.method()} ${pathname.slice(7)}`);
  });
  await page.goto(`/site/${id}`);
  await panel(page, 'Features').waitFor();
  return { page, id, asked };
}
async function siteNow(page: Page, id: number, query = '') {
  const { body } = await callAs(page, council, 'GET', `/site/${id}${query}`);
  return (body as { result: { site: Record<string, unknown> } }).result.site;
}

describe('the classic page of a site', () => {
  it('reads and writes by the classic calls, and has no panels of the second version', async () => {
    const { page, id, asked } = await onSite();
    await reachAll(page);
    await (await reach(page, 'Notes')).getByLabel('Add a note').waitFor();
    expect(asked).toContain(`GET /site/${id}`);
    expect(asked).not.toContain(`GET /site/v2/${id}`);
    expect(asked).toContain(`GET /history/${id}`);
    expect(asked).not.toContain(`GET /site/v2/${id}/timeline`);
    for (const name of ['People', 'Related sites'])
      expect([name, await panel(page, name).count()]).toEqual([name, 0]);
    const before = String((await siteNow(page, id))['site_name']);
    await heading(page, before).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    // It is edited, noted, undone, and read back by either version.
    const name = panel(page, 'Features').getByRole('button', { name: /^Edit Site name:/ });
    await name.click();
    const control = panel(page, 'Features').getByLabel('Site name', { exact: true });
    await control.fill('Classic | yard');
    await page.keyboard.press('Enter');
    await expect.poll(() => name.innerText(), patient).toContain('Classic | yard');
    expect(asked).toContain(`PUT /site/${id}`);
    expect(asked).not.toContain(`PUT /site/v2/${id}`);

    const notes = await reach(page, 'Notes');
    await notes.getByLabel('Add a note').fill('Written on the classic page');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await notes.getByRole('listitem').getByText('Written on the classic page').waitFor();
    await notes.getByRole('button', { name: /^Edit note/ }).click();
    await notes.getByLabel('Note', { exact: true }).fill('Written again');
    await notes.getByRole('button', { name: 'Save note' }).click();
    await notes.getByRole('listitem').getByText('Written again').waitFor();
    expect(asked).toContain('POST /history/note');
    expect(asked.some((call) => /^PUT \/history\/note\/\d+$/.test(call))).toBe(true);

    const history = await reach(page, 'History');
    await history.getByText('Written again').waitFor();
    await history.getByRole('button', { name: 'Undo change of Site name' }).click();
    await page.getByText('Site name is as it was before').waitFor();
    expect((await siteNow(page, id))['site_name']).toBe(before);
    const { body } = await callAs(page, council, 'GET', `/site/v2/${id}/timeline?type=NOTE`);
    expect(body).toMatchObject({ result: { timeline: [{ content: 'Written again' }] } });
  });

  it('shows its history page by page, and has its scenarios, each with its own values', async () => {
    const { page, id, asked } = await onSite('admin');
    for (let at = 0; at < 55; at += 1) {
      const edit = { column_name_raw: 'notes', new_value: `Version ${at}` };
      expect((await callAs(page, council, 'PUT', `/site/${id}`, edit)).status).toBe(200);
    }
    await page.reload();
    const history = await reach(page, 'History');
    await history.getByText('Version 53 → Version 54').waitFor();
    await expect
      .poll(() => history.getByText('Version 1 → Version 2', { exact: false }).count())
      .toBe(0);
    await history.getByRole('button', { name: 'Show older' }).click();
    await history.getByText('Version 1 → Version 2', { exact: false }).waitFor();
    expect(asked.filter((call) => call === `GET /history/${id}`).length).toBeGreaterThan(1);

    const scenarios = await reach(page, 'Scenarios');
    await scenarios.getByRole('button', { name: 'New scenario' }).click();
    await page.getByLabel('Scenario name').fill('Classic dense');
    await page.keyboard.press('Enter');
    await page.waitForURL(/scenario=Classic/);
    await page.getByRole('button', { name: /^Scenario\s*Classic dense/ }).waitFor();
    const name = panel(page, 'Features').getByRole('button', { name: /^Edit Site name:/ });
    await name.click();
    const control = panel(page, 'Features').getByLabel('Site name', { exact: true });
    await control.fill('Denser');
    await page.keyboard.press('Enter');
    await expect.poll(() => name.innerText(), patient).toContain('Denser');
    // What was typed shows while it is being saved.
    await page.getByText('Site name saved').waitFor();
    const under = await siteNow(page, id, '?scenario=Classic%20dense');
    expect(under['site_name']).toBe('Denser');
    expect((await siteNow(page, id))['site_name']).not.toBe('Denser');
  });
});
