import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { PATIENT } from '../support/site-page.ts';
import { panel, reach } from '../support/site-panels.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(12);
const dialogs = (page: Page) => page.getByRole('dialog');
const focused = (page: Page) => page.locator(':focus').innerText();

async function onSite() {
  const page = await emptyPage(visitAs(`officer@${council}.test`));
  const id = await firstSite(page, council);
  await page.goto(`/site/${id}`);
  await panel(page, 'Features').waitFor();
  return { page, id };
}

/** Holds back what is sent to an address until it is let go. */
async function held(page: Page, address: string, answer: (route: Route) => Promise<void>) {
  let letGo = () => {};
  const free = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await free;
    await answer(route);
  });
  return letGo;
}

const passOn = (route: Route) => route.continue();
const fails = (route: Route) => route.fulfill({ status: 500, json: {} });

async function addContact(page: Page, name: string) {
  const people = await reach(page, 'People');
  await people.getByRole('button', { name: 'Add contact' }).click();
  await dialogs(page).getByLabel('Name').click();
  await page.keyboard.type(name);
  return people;
}

describe('a drawer of a site’s page', () => {
  it('asks at every Escape before what was typed is lost, and opens again', async () => {
    const { page } = await onSite();
    const people = await addContact(page, 'Ada Lovelace');
    // The question, away, the question, away: each Escape closes the top thing alone.
    for (const open of [2, 1, 2, 1, 2]) {
      await page.keyboard.press('Escape');
      await expect.poll(() => dialogs(page).count()).toBe(open);
    }
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await people.getByRole('button', { name: 'Add contact' }).click();
    await dialogs(page).getByLabel('Name').waitFor();
  });

  it('that was closed while it saved tells when it was not saved', async () => {
    const { page } = await onSite();
    await addContact(page, 'Slow Person');
    const letGo = await held(page, '**/contacts', fails);
    await dialogs(page).getByRole('button', { name: 'Save contact' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    letGo();
    await page.getByText('Request failed', { exact: true }).waitFor(PATIENT);
  });
});

describe('a note of a site', () => {
  it('keeps what is typed while the one before it is saved', async () => {
    const { page } = await onSite();
    const notes = await reach(page, 'Notes');
    const box = notes.getByLabel('Add a note');
    const letGo = await held(page, '**/note', passOn);
    await box.fill('Trees along the lane');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await box.pressSequentially(' and a pond');
    letGo();
    await notes.getByRole('listitem').getByText('Trees along the lane').waitFor(PATIENT);
    await expect.poll(() => box.inputValue()).toBe('and a pond');
  });

  it('is not offered again once it was saved, wherever one has gone meanwhile', async () => {
    const { page, id } = await onSite();
    const notes = await reach(page, 'Notes');
    const letGo = await held(page, '**/note', passOn);
    await notes.getByLabel('Add a note').fill('Seen from the road');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('link', { name: 'Map', exact: true }).first().click();
    await panel(page, 'Notes').waitFor({ state: 'detached' });
    letGo();
    await page.getByText('Note added').waitFor(PATIENT);
    await page.goto(`/site/${id}`);
    const again = await reach(page, 'Notes');
    await again.getByRole('listitem').getByText('Seen from the road').waitFor(PATIENT);
    expect(await again.getByLabel('Add a note').inputValue()).toBe('');
  });

  it('is changed by keyboard alone', async () => {
    const { page, id } = await onSite();
    await callAs(page, council, 'POST', `/site/v2/${id}/note`, { note_content: 'By keyboard' });
    await page.reload();
    const note = (await reach(page, 'Notes')).getByRole('listitem').first();
    const edit = note.getByRole('button', { name: /^Edit note/ });
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => note.locator('textarea:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => note.locator('button:focus').count()).toBe(1);
  });
});

describe('what is removed from a site', () => {
  it('leaves the focus in its panel, and is asked for once', async () => {
    const { page, id } = await onSite();
    const { body } = await callAs(page, council, 'GET', '/correspondence/events');
    const [event] = (body as { result: { id: number }[] }).result;
    const letter = { event: event?.id, receivedDate: '2026-01-04', acknowledgeDate: '2026-01-05' };
    for (const _each of [1, 2])
      await callAs(page, council, 'POST', `/site/v2/${id}/correspondence`, letter);
    await page.reload();
    const letters = await reach(page, 'Correspondence');
    const remove = letters.getByRole('button', { name: /^Remove/ });
    await remove.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => remove.count(), PATIENT).toBe(1);
    await expect.poll(() => focused(page)).toBe('Correspondence');
    let asked = 0;
    const letGo = await held(page, '**/correspondence/*', (route) => {
      asked += 1;
      return route.continue();
    });
    await remove.dblclick();
    letGo();
    await expect.poll(() => remove.count(), PATIENT).toBe(0);
    expect(asked).toBe(1);
  });

  it('and brought back looks as it did', async () => {
    const { page, id } = await onSite();
    await callAs(page, council, 'POST', `/site/v2/${id}/contacts`, { name: 'Ann Oak' });
    await page.reload();
    const people = await reach(page, 'People');
    await people.getByRole('button', { name: 'Remove Ann Oak' }).click();
    await people.getByText('Ann Oak').waitFor({ state: 'detached', ...PATIENT });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await people.getByRole('button', { name: 'Remove Ann Oak' }).waitFor(PATIENT);
  });
});

describe('a capacity being worked out', () => {
  it('belongs to the scenario that it was typed under', async () => {
    const { page, id } = await onSite();
    await callAs(page, council, 'POST', '/site/scenario', { siteId: id, scenarioName: 'Taller' });
    await page.reload();
    const choose = async (name: string) => {
      const row = (await reach(page, 'Scenarios')).getByRole('listitem').filter({ hasText: name });
      await row.getByRole('button').first().click();
      await row.getByText('Shown').waitFor(PATIENT);
    };
    const capacity = panel(page, 'Capacity');
    const start = capacity.getByRole('button', { name: 'Calculate capacity' });
    for (const name of ['Taller', 'Base']) {
      await choose(name);
      await reach(page, 'Capacity');
      await start.waitFor();
    }
    await start.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => capacity.locator('input:focus').count()).toBe(1);
    const density = capacity.getByLabel('Homes per hectare');
    await density.fill('77');
    await choose('Taller');
    await expect.poll(() => density.inputValue()).toBe('');
    await choose('Base');
    await expect.poll(() => density.inputValue()).toBe('77');
  });
});
