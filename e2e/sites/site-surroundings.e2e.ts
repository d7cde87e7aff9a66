import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { stackOrigin } from '../support/browser.ts';
import { failCalls } from '../support/fail-calls.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { historyNow } from '../support/site-page.ts';
import { panel, reach, reachAll } from '../support/site-panels.ts';
import { beginning, useSurroundedSites, type Site } from '../support/surrounded-site.ts';
import { heading, useBrowser } from '../support/use-browser.ts';

const browser = useBrowser();
const council = useOwnCouncil(6);
const onSite = useSurroundedSites(council, browser);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

describe('people around a site', () => {
  it('a contact is kept when it fails, saved, removed after a second, and brought back; an assignee is told by mail', async () => {
    const { page, site } = await onSite(2);
    await reach(page, 'People');
    const contacts = panel(page, 'Contacts');
    await contacts.getByRole('button', { name: 'Add contact' }).click();
    await button(page, 'Save contact').click();
    await page.getByRole('link', { name: 'Please enter a name' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Ann Oak');
    const failing = /\/contacts$/;
    await failCalls(page, 'POST', failing);
    await button(page, 'Save contact').click();
    await page.getByRole('alert').getByText('Out of order').waitFor();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann Oak');
    await page.keyboard.press('Escape');
    await button(page, 'Keep typing').click();
    await page.unroute(failing);
    await button(page, 'Save contact').click();
    await contacts.getByText('Ann Oak').waitFor();
    await button(page, 'Remove Ann Oak').click();
    await button(page, /^Undo: /).waitFor();
    await toast(page, 'Ann Oak removed').waitFor();
    await contacts.getByText('No contacts yet').waitFor();
    await button(page, 'Undo').click();
    await contacts.getByText('Ann Oak').waitFor();
    expect(await historyNow(page, council, site.id)).toEqual([
      'Contact||Ann Oak added',
      'Contact||Ann Oak removed',
      'Contact||Ann Oak added',
    ]);

    const assignees = panel(page, 'Assignees');
    const choice = assignees.getByRole('combobox', { name: 'Choose an officer' });
    const who = await choice
      .locator('option', { hasText: /viewer/i })
      .first()
      .innerText();
    await choice.selectOption({ label: who });
    await assignees.getByRole('button', { name: 'Assign' }).click();
    await assignees.getByRole('listitem').getByText(who).waitFor();
    const subject = `You are assigned to ${beginning(site)}`;
    await expect
      .poll(async () => (await fetch(`${stackOrigin()}/__mail`)).text(), { timeout: 30_000 })
      .toContain(subject);
  });
});

describe('what a site is related to and was written about it', () => {
  it('a relation holds both ways and is shown on the map', async () => {
    const { page, site, others } = await onSite(4);
    const other = others[5] as Site;
    const related = await reach(page, 'Related sites');
    await related.getByRole('button', { name: 'Relate a site' }).click();
    await button(page, 'Save related site').click();
    await page.getByText('Please choose a site').waitFor();
    await page.getByLabel('Find a site').fill(beginning(other));
    const found = page
      .getByRole('group', { name: 'Sites that were found' })
      .getByRole('button', { name: beginning(other) })
      .first();
    const label = await found.locator('span').first().boundingBox();
    expect(label?.width).toBeGreaterThan(20);
    await found.click();
    await page.getByLabel('Primary related site').check();
    await page.getByLabel(/^Comment/).fill('One farm');
    await button(page, 'Save related site').click();
    await related.getByText('One farm').waitFor();
    await related.getByRole('group', { name: 'Map of this site and its family' }).waitFor();
    await related.getByRole('link', { name: beginning(other) }).click();
    await page.waitForURL(new RegExp(`/site/${other.id}`));
    await heading(page, beginning(other)).waitFor();
    await (
      await reach(page, 'Related sites')
    )
      .getByRole('link', { name: beginning(site) })
      .waitFor();
    await panel(page, 'Related sites').getByText('This site is its primary one').waitFor();
  });

  it('a letter needs its event and two dates, is listed, changed and in the history; an availability form is filled in', async () => {
    const { page, site } = await onSite(0);
    const letters = await reach(page, 'Correspondence');
    await letters.getByRole('button', { name: 'Add correspondence' }).click();
    await button(page, 'Save correspondence').click();
    for (const words of [
      'Please choose an event',
      'Please enter the reveiced date',
      'Please enter the aknowledge date',
    ])
      await page.getByRole('link', { name: words }).waitFor();
    await page.getByLabel('Event', { exact: true }).selectOption({ label: 'Call for sites' });
    await page.getByLabel('Received date', { exact: true }).fill('03/04/2026');
    await page.getByLabel('Acknowledge date', { exact: true }).fill('7 April 2026');
    await button(page, 'Save correspondence').click();
    await letters.getByText('3 April 2026').waitFor();
    await letters.getByRole('button', { name: /^Edit Call for sites/ }).click();
    await page.getByLabel(/^Response deadline/).fill('2026-05-01');
    await button(page, 'Save correspondence').click();
    await letters.getByText('1 May 2026').waitFor();
    expect((await historyNow(page, council, site.id)).slice(0, 2)).toEqual([
      'Correspondence, Call for sites: Response deadline||2026-05-01',
      'Correspondence, Call for sites||Added',
    ]);

    const panelOf = await reach(page, 'Availability');
    await panelOf.getByRole('button', { name: 'Fill in: Call for sites form' }).click();
    await page.getByLabel('Available', { exact: true }).selectOption('Within 5 years');
    await button(page, 'Save form').click();
    await panelOf.getByText('Within 5 years').waitFor();
  });
});

describe('the panels around a site', () => {
  it('pass at three widths, in a drawer too', async () => {
    const { page } = await onSite(0);
    for (const width of [1440, 900, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await reachAll(page);
      await reach(page, 'People');
      await panel(page, 'Contacts').waitFor();
      expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
    }
    await button(page, 'Add contact').click();
    await button(page, 'Save contact').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
