import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe.ts';
import { stackOrigin } from './support/browser.ts';
import { callAs } from './support/call-as.ts';
import { useOwnCouncil } from './support/own-council.ts';
import { panel, reach, reachAll } from './support/site-panels.ts';
import { heading, pageAt, useBrowser } from './support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(6);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

interface Site {
  id: number;
  site_name: string;
}
const sitesIn = (body: unknown) => (body as { result: { sites: Site[] } }).result.sites;
/** Names in registers go on for lines. */
const beginning = ({ site_name: name }: Site) => name.slice(0, 60);

/** A site's page of the second version, opened from another page of the product. */
async function onSite(at: number, who = 'officer') {
  const page = await pageAt('/policy', visitAs(`${who}@${council}.test`));
  const found = await callAs(page, council, 'GET', '/search/site?limit=6');
  const ids = sitesIn(found.body).map(({ id }) => id);
  const sites = sitesIn((await callAs(page, council, 'GET', `/site/all?ids=${ids.join()}`)).body);
  const site = sites[at] as Site;
  await page.goto(`/site/${site.id}`);
  await heading(page, /./).waitFor();
  return { page, site, others: sites };
}

/** What the newest lines of a site's history say. */
async function historyOf(page: Page, id: number): Promise<string[]> {
  const { body } = await callAs(page, council, 'GET', `/history/${id}?limit=20`);
  const { history } = (body as { result: { history: { edit_content: string }[] } }).result;
  return history.map((line) => line.edit_content);
}

/** Has the next call of this method to such an address fail as the server may. */
const failOnce = (page: Page, method: string, address: RegExp) =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({ error: { code: 'internal', message: 'Out of order' } }),
        })
      : route.fallback(),
  );

describe('tags of a site', () => {
  it('are typed, normalised, suggested, refused when short, kept when they fail, and taken with undo', async () => {
    const { page, site } = await onSite(0);
    const box = page.getByRole('combobox', { name: 'Add a tag' });
    const tags = page.getByRole('group', { name: 'Tags', exact: true });
    await box.fill('ab');
    await box.press('Enter');
    await page.getByText('A tag has at least 3 characters').waitFor();
    await box.press('Escape');
    await expect.poll(() => box.inputValue()).toBe('');
    await box.fill('Edge  Of Town');
    await box.press('Enter');
    await tags.getByRole('link', { name: 'edge-of-town' }).waitFor();
    await box.fill('EDGE of town');
    await box.press('Enter');
    await expect.poll(() => tags.getByRole('link', { name: 'edge-of-town' }).count()).toBe(1);

    const failing = /\/api\/v1\/tag\/\d+/;
    await failOnce(page, 'POST', failing);
    await box.fill('near-water');
    await box.press('Enter');
    await tags.getByText('near-water: Out of order').waitFor();
    await page.unroute(failing);
    await button(page, 'Try again to add near-water').click();
    await tags.getByRole('link', { name: 'near-water' }).waitFor();

    await button(page, 'Remove the tag edge-of-town').click();
    await toast(page, 'Tag edge-of-town removed').waitFor();
    await box.fill('town');
    await page.getByRole('option', { name: 'edge-of-town' }).waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    await tags.getByRole('link', { name: 'edge-of-town' }).waitFor();
    expect(await historyOf(page, site.id)).toEqual(
      expect.arrayContaining(['Tag||near-water added', 'Tag||edge-of-town removed']),
    );
  });

  it('and a list: a new one by its name, marked the next time, and left', async () => {
    const { page, site } = await onSite(1);
    await button(page, 'Add to list').click();
    const name = 'Sites that we look at together on the first Thursday';
    await page.getByLabel('Find a list, or name a new one').fill(name);
    await button(page, `New list: ${name}`).click();
    await toast(page, `Added to ${name}`).waitFor();
    await button(page, /^In \d+ lists?$/).click();
    await page.getByRole('menuitem', { name }).waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Add to list').click();
    const lists = page.getByRole('dialog', { name: 'Add this site to a list' });
    const list = lists.getByRole('button', { name }).first();
    await list.getByLabel('The site is in this list').waitFor();
    await list.hover();
    await page.getByRole('tooltip').getByText(name).waitFor();
    await lists.getByRole('button', { name: `Take the site off ${name}` }).click();
    await toast(page, `Taken off ${name}`).waitFor();
    await list.getByLabel('The site is in this list').waitFor({ state: 'detached' });
    expect(await historyOf(page, site.id)).toContain(`List||Removed from ${name}`);
  });
});

describe('people around a site', () => {
  it('a contact is kept when it fails, saved, removed after a second, and brought back', async () => {
    const { page, site } = await onSite(2);
    await reach(page, 'People');
    const contacts = panel(page, 'Contacts');
    await contacts.getByRole('button', { name: 'Add contact' }).click();
    await button(page, 'Save contact').click();
    await page.getByRole('link', { name: 'Please enter a name' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Ann Oak');
    const failing = /\/contacts$/;
    await failOnce(page, 'POST', failing);
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
    expect(await historyOf(page, site.id)).toEqual([
      'Contact||Ann Oak added',
      'Contact||Ann Oak removed',
      'Contact||Ann Oak added',
    ]);
  });

  it('an assignee is told by mail', async () => {
    const { page, site } = await onSite(3);
    await reach(page, 'People');
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
    await page
      .getByRole('group', { name: 'Sites that were found' })
      .getByRole('button', { name: beginning(other) })
      .first()
      .click();
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

  it('a letter needs its event and two dates; it is listed, changed and in the history', async () => {
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
    await page.getByLabel('Received date').fill('2026-04-03');
    await page.getByLabel('Acknowledge date').fill('2026-04-07');
    await button(page, 'Save correspondence').click();
    await letters.getByText('3 April 2026').waitFor();
    await letters.getByRole('button', { name: /^Edit Call for sites/ }).click();
    await page.getByLabel(/^Response deadline/).fill('2026-05-01');
    await button(page, 'Save correspondence').click();
    await letters.getByText('1 May 2026').waitFor();
    expect((await historyOf(page, site.id)).slice(0, 2)).toEqual([
      'Correspondence, Call for sites: Response deadline||2026-05-01',
      'Correspondence, Call for sites||Added',
    ]);
  });

  it('an availability form is filled in', async () => {
    const { page } = await onSite(1);
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
      await panel(page, 'Contacts').waitFor();
      expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
    }
    await button(page, 'Add contact').click();
    await button(page, 'Save contact').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('are read, not changed, by a viewer', async () => {
    const { page, site } = await onSite(0, 'viewer');
    await reachAll(page);
    await panel(page, 'Contacts').getByText('No contacts yet').waitFor();
    await panel(page, 'Assignees').getByText('Nobody looks after this site yet').waitFor();
    await panel(page, 'Related sites').getByText('No related sites yet').waitFor();
    await panel(page, 'Correspondence')
      .getByText(/No correspondence yet|Call for sites/)
      .first()
      .waitFor();
    for (const name of ['Add contact', 'Add agent', 'Relate a site', 'Add correspondence'])
      expect([name, await button(page, name).count()]).toEqual([name, 0]);
    await expect.poll(() => page.getByRole('combobox', { name: 'Add a tag' }).count()).toBe(0);
    const path = `/site/v2/${site.id}/contacts`;
    expect((await callAs(page, council, 'POST', path, { name: 'Eve' })).status).toBe(403);
  });
});
