import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { reach } from '../support/site-panels.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(12);
/** Saving goes to the server and back. */
const patient = { timeout: 15_000 };
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function onSite(who = 'officer') {
  const page = await emptyPage(visitAs(`${who}@${council}.test`));
  const id = await firstSite(page, council);
  await page.goto(`/site/${id}`);
  await reach(page, 'Notes');
  return { page, id };
}

describe('notes of a site', () => {
  it('are written, kept half-way, and changed by their author alone', async () => {
    const { page, id } = await onSite();
    const { page: other } = await onSite('admin');
    const byAdmin = await callAs(other, council, 'POST', `/site/v2/${id}/note`, {
      note_content: 'Written by the administrator',
    });
    expect(byAdmin.status).toBe(201);
    await page.reload();
    const notes = panel(page, 'Notes');
    await notes.getByText('Written by the administrator').waitFor();
    await expect.poll(() => notes.getByRole('button', { name: /^Edit note/ }).count()).toBe(0);

    await notes.getByLabel('Add a note').fill('ab');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await notes.getByText('A note must be longer than 2 characters').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await notes.getByLabel('Add a note').fill('Access from the lane is narrow');
    await page.reload();
    await notes.getByLabel('Add a note').waitFor();
    await expect
      .poll(() => notes.getByLabel('Add a note').inputValue(), patient)
      .toBe('Access from the lane is narrow');
    await notes.getByLabel('Add a note').focus();
    await page.keyboard.press('Control+Enter');
    const mine = notes.getByRole('listitem').filter({ hasText: 'Access from the lane' });
    await mine.getByText(/second/).waitFor();
    await expect.poll(() => notes.getByLabel('Add a note').inputValue()).toBe('');

    await mine.getByRole('button', { name: /^Edit note/ }).click();
    await notes.getByLabel('Note', { exact: true }).fill('Access from the lane is wide enough');
    await notes.getByRole('button', { name: 'Save note' }).click();
    await notes.getByRole('listitem').getByText('wide enough').waitFor();

    const history = panel(page, 'History');
    await history.getByLabel('Filter').selectOption('note');
    await page.waitForURL(/history=note/);
    await history.getByText('wide enough').waitFor();
    await history.getByLabel('Filter').selectOption('file');
    await history.getByText('Nothing of this kind yet').waitFor();
    const filters = history.getByLabel('Filter').getByRole('option');
    await expect.poll(() => filters.allTextContents()).toEqual(['None', 'File', 'Note', 'Edit']);
  });
});

describe('scenarios of a site', () => {
  it('are made, edited apart, held side by side, renamed, shown in public and deleted', async () => {
    const { page, id } = await onSite('admin');
    const scenarios = await reach(page, 'Scenarios');
    await scenarios.getByRole('button', { name: 'New scenario' }).click();
    await page.getByLabel('Scenario name').fill('Dense');
    await page.keyboard.press('Enter');
    await page.waitForURL(/scenario=Dense/);
    await page.getByRole('button', { name: /^Scenario\s*Dense/ }).waitFor();
    const features = panel(page, 'Features');
    const size = features.getByRole('button', { name: /^Edit Total site area:/ });
    await size.click();
    const base = await features.getByLabel('Total site area', { exact: true }).inputValue();
    await features.getByLabel('Total site area', { exact: true }).fill('7.5');
    await page.keyboard.press('Enter');
    await expect.poll(() => size.innerText(), patient).toMatch(/7\.50? ha/);

    await scenarios.getByRole('button', { name: 'Compare' }).click();
    const table = page.getByRole('dialog').getByRole('table');
    await table.getByRole('columnheader', { name: 'Dense' }).waitFor();
    const row = table.getByRole('row').filter({ hasText: 'Total site area' });
    await row.getByText('differs').waitFor();
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Only differences').uncheck();
    await expect.poll(() => table.getByRole('row').count(), patient).toBeGreaterThan(10);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Scenario\s*Dense/ }).click();
    await page.getByRole('menuitem', { name: 'Base' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('scenario'), patient).toBe(false);
    await page.getByRole('button', { name: /^Scenario\s*Base/ }).waitFor();
    await expect.poll(() => size.innerText(), patient).not.toMatch(/7\.50? ha/);
    await size.click();
    await expect
      .poll(() => features.getByLabel('Total site area', { exact: true }).inputValue())
      .toBe(base);
    await page.keyboard.press('Escape');

    await scenarios.getByRole('button', { name: 'Rename Dense' }).click();
    await page.getByLabel('Scenario name').fill('Denser');
    await page.keyboard.press('Enter');
    await page.getByText('Scenario is now called Denser').waitFor();
    const shown = scenarios.getByRole('button', { name: 'Denser on the public map' });
    await shown.click();
    await page
      .getByRole('dialog', { name: 'Publish Denser' })
      .getByRole('button', { name: 'Publish' })
      .click();
    await expect.poll(() => shown.getAttribute('aria-pressed'), patient).toBe('true');
    expect(await callAs(page, council, 'GET', `/site/scenarios/public?siteId=${id}`)).toMatchObject(
      {
        body: {
          result: {
            scenarios: expect.arrayContaining([
              expect.objectContaining({ scenarioName: 'Denser' }),
            ]),
          },
        },
      },
    );
    await scenarios.getByRole('button', { name: 'Delete Denser' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete scenario' }).click();
    await page.getByText('Scenario Denser deleted').waitFor();
    await scenarios.getByText('This site has no scenario beside its base').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
