import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe.ts';
import { callAs } from './support/call-as.ts';
import { useOwnCouncil } from './support/own-council.ts';
import { panel, reach, reachAll } from './support/site-panels.ts';
import { heading, pageAt, useBrowser } from './support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(12);
const open = (path: string, who = 'officer', width = 1440) =>
  pageAt(path, visitAs(`${who}@${council}.test`, { width }));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Where a panel lies, in px. */
async function boxOf(page: Page, name: string) {
  const box = await panel(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  const rounded = [box.x, box.y, box.width, box.height].map(Math.round);
  return rounded as [x: number, y: number, width: number, height: number];
}
const arrange = async (page: Page) => {
  await panel(page, 'History').waitFor();
  await button(page, 'Edit layout').click();
  await button(page, 'Save layout').waitFor();
};
/** Waits until what was measured is so: a loaded machine takes more than the usual second. */
const SOON = { timeout: 20_000 };
const columnOf = async (page: Page, name: string) => (await boxOf(page, name))[0];
const topOf = async (page: Page, name: string) => (await boxOf(page, name))[1];
const widthOf = async (page: Page, name: string) => (await boxOf(page, name))[2];
const heightOf = async (page: Page, name: string) => (await boxOf(page, name))[3];
/** The calls for a site itself, of either version of the page. */
const callsOf = (id: number) => new RegExp(`/api/v1/site/(v2/)?${id}(\\?|$)`);
/** The id of one of this council's sites. */
async function someSite(page: Page, at = 0): Promise<number> {
  const { body } = await callAs(page, council, 'GET', '/search/site?limit=12');
  const { sites } = (body as { result: { sites: { id: number }[] } }).result;
  return sites[at]?.id ?? 0;
}
/** A page of a site that was opened from the start page. */
async function onSite(who = 'officer', width = 1440, at = 0) {
  const page = await open('/policy', who, width);
  const id = await someSite(page, at);
  await page.goto(`/site/${id}`);
  await heading(page, /./).waitFor();
  return { page, id };
}

interface TenantAnswer {
  features: string[];
}
/** A page whose council is another in one respect, before anything was asked about it. */
async function openAs(change: (council: TenantAnswer) => object): Promise<Page> {
  const page = await (await visitAs(`officer@${council}.test`)).newPage();
  await page.route('**/api/v1/tenant', async (route) => {
    const { result } = (await (await route.fetch()).json()) as { result: TenantAnswer };
    await route.fulfill({ json: { result: { ...result, ...change(result) } } });
  });
  await page.goto('/policy');
  return page;
}

describe('a site’s page', () => {
  it('is opened from the search and passes at every width', async () => {
    const page = await open('/');
    const cards = page.getByRole('region', { name: 'Sites found' }).getByRole('article');
    await cards.first().getByRole('link', { name: 'View Site Details' }).click();
    await panel(page, 'Features').waitFor();
    await page.getByRole('tab', { name: 'Planning' }).waitFor();
    // At last the window grows again, as a phone does that is turned.
    for (const width of [1440, 900, 390, 900]) {
      await page.setViewportSize({ width, height: 900 });
      await reachAll(page);
      expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([width, overflow]).toEqual([width, 0]);
    }
    // On a phone: one below the other, and nothing to arrange.
    await page.setViewportSize({ width: 390, height: 900 });
    await button(page, 'Edit layout').waitFor({ state: 'detached' });
    const [features, map] = [await boxOf(page, 'Features'), await boxOf(page, 'Map')];
    expect(map[0]).toBe(features[0]);
    expect(map[1]).toBeGreaterThanOrEqual(features[1] + features[3]);
  });

  it('expands the features in a layout of their own, and the address says so', async () => {
    const { page } = await onSite();
    await panel(page, 'Features').waitFor();
    const before = await boxOf(page, 'Features');
    await button(page, 'Expand Features').click();
    await page.waitForURL(/panel=features/);
    await expect.poll(() => widthOf(page, 'Features'), SOON).toBeGreaterThan(1000);
    const [, , , height] = await boxOf(page, 'Features');
    // Six rows of 120 px and the gaps between them.
    expect(height).toBe(800);
    await page.reload();
    await expect.poll(() => widthOf(page, 'Features'), SOON).toBeGreaterThan(1000);
    await button(page, 'Shrink Features').click();
    await expect.poll(() => boxOf(page, 'Features'), SOON).toEqual(before);
  });

  it('gives one page to print', async () => {
    const { page } = await onSite('viewer');
    const name = (await heading(page, /./).textContent()) ?? '';
    const coming = page.waitForEvent('download');
    await button(page, 'Print sheet').click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/site sheet\.pdf$/);
    const pdf = await getDocument({ data: new Uint8Array(await readFile(await file.path())) })
      .promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    expect(pdf.numPages).toBe(1);
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text.replaceAll(/\s/g, '')).toContain(name.replaceAll(/\s/g, ''));
  });

  it('has its map alone at an address of its own', async () => {
    const { page, id } = await onSite();
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Open the map alone' }).click();
    await page.waitForURL(`**/site/${id}/map`);
    await page.getByRole('link', { name: 'Back to the site' }).waitFor();
    await expect.poll(() => page.locator('#sidebar').count()).toBe(0);
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await panel(page, 'Features').waitFor();
  });

  it('says that there is no Google map without a key, and when Google does not come', async () => {
    const { page } = await onSite();
    await panel(page, 'Google map').getByText('The council has no Google Maps key').waitFor();
    const keyed = await openAs(() => ({ googleMapsKey: 'a-key' }));
    await keyed.route('https://maps.googleapis.com/**', (route) => route.abort());
    await keyed.goto(new URL(page.url()).pathname);
    await panel(keyed, 'Google map').getByText('Google’s map could not be loaded').waitFor();
  });

  it('shows the same record where its second version is switched off', async () => {
    const { page: second, id } = await onSite();
    await panel(second, 'People').waitFor();
    const name = (await heading(second, /./).textContent()) ?? '';
    const page = await openAs(({ features }) => ({
      features: features.filter((flag) => flag !== 'site details v2'),
    }));
    const asked = page.waitForRequest(`**/api/v1/site/${id}`);
    await page.goto(`/site/${id}`);
    await asked;
    await heading(page, name).waitFor();
    await panel(page, 'Features').waitFor();
    await expect.poll(() => panel(page, 'People').count()).toBe(0);
  });

  it('leads to any panel from the name, which stays in sight on phones', async () => {
    const { page } = await onSite('officer', 390);
    await button(page, 'Go to').click();
    await page.keyboard.press('c');
    await page.keyboard.press('c');
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    const letters = panel(page, 'Correspondence');
    await letters.getByText('No correspondence yet').waitFor();
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toBe('Correspondence');
    const [name, title] = await Promise.all([
      heading(page, /./).boundingBox(),
      letters.getByRole('heading', { level: 2 }).boundingBox(),
    ]);
    expect(name?.y).toBeLessThan(100);
    expect(title?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
    expect(title?.y).toBeLessThan(900);
  });

  it('asks for what stands further down when one comes there', async () => {
    const page = await open('/policy');
    const id = await someSite(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const letters = `/api/v1/site/v2/${id}/correspondence`;
    await page.goto(`/site/${id}`);
    await panel(page, 'History')
      .getByRole('listitem')
      .or(panel(page, 'History').getByText('No changes yet'))
      .first()
      .waitFor();
    const before = await boxOf(page, 'Correspondence');
    expect(asked).not.toContain(letters);
    await (await reach(page, 'Correspondence')).getByText('No correspondence yet').waitFor();
    expect(asked).toContain(letters);
    await reach(page, 'Features');
    await page.evaluate('scrollTo(0, 0)');
    expect(await boxOf(page, 'Correspondence')).toEqual(before);
  });

  it('says why it is not deleted by those who may not', async () => {
    const { page } = await onSite('viewer');
    await button(page, 'More').click();
    await page.keyboard.press('End');
    const row = page.getByRole('menuitem', { name: /^Delete site/ });
    await expect.poll(() => row.evaluate((element) => element.matches(':focus'))).toBe(true);
    await expect.poll(() => row.getAttribute('aria-disabled')).toBe('true');
    await row.getByText('sites.delete').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog', { name: 'Delete this site' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('is deleted once DELETE is typed, and leads back to the search', async () => {
    const { page, id } = await onSite('officer', 1440, 11);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Delete site' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this site' });
    const confirm = dialog.getByRole('button', { name: 'Delete site' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type('DELETE');
    await page.keyboard.press('Enter');
    await page.getByText('Site deleted').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto(`/site/${id}`);
    await heading(page, 'Non-existing id').waitFor();
  });
});

describe('its layout', () => {
  it('is changed by keyboard, saved, and there in another browser', async () => {
    const { page, id } = await onSite('admin');
    await arrange(page);
    const before = await boxOf(page, 'History');
    const handle = button(page, 'Move or resize History');
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => topOf(page, 'History'), SOON).toBeLessThan(before[1]);
    await expect.poll(() => handle.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.getByText(/^History: column \d+, row \d+, 4 wide, 3 high$/).waitFor();
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByText(/^History: column \d+, row \d+, 4 wide, 2 high$/).waitFor();
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByText('History is at its limit').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'Save layout').click();
    await page.getByText('Layout saved', { exact: true }).waitFor();
    const after = await boxOf(page, 'History');
    expect(after[3]).toBe(256);

    const elsewhere = await open(`/site/${id}`, 'admin');
    await panel(elsewhere, 'History').waitFor();
    await expect.poll(() => heightOf(elsewhere, 'History'), SOON).toBe(256);

    await arrange(elsewhere);
    await button(elsewhere, 'Reset to default').click();
    await button(elsewhere, 'Save layout').click();
    await elsewhere.getByText('Layout saved', { exact: true }).waitFor();
    await elsewhere.reload();
    await panel(elsewhere, 'History').waitFor();
    await expect.poll(() => heightOf(elsewhere, 'History'), SOON).toBe(before[3]);
  });

  it('is changed by mouse; stopping and leaving ask about what is not saved', async () => {
    const { page } = await onSite('viewer');
    await panel(page, 'Map').waitFor();
    const before = await boxOf(page, 'Map');
    await arrange(page);
    const start = await boxOf(page, 'Map');
    await page.mouse.move(start[0] + 200, start[1] + 20);
    await page.mouse.down();
    await page.mouse.move(start[0] - 300, start[1] + 30, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => columnOf(page, 'Map'), SOON).toBeLessThan(start[0] - 200);
    const placed = await boxOf(page, 'Map');
    await page.mouse.move(placed[0] + placed[2] - 6, placed[1] + placed[3] - 6);
    await page.mouse.down();
    await page.mouse.move(placed[0] + placed[2] - 6, placed[1] + placed[3] + 140, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => heightOf(page, 'Map'), SOON).toBeGreaterThan(placed[3]);

    await page.locator('#sidebar').getByRole('link').first().click();
    const asking = page.getByRole('dialog', { name: 'Save the layout?' });
    await asking.waitFor();
    await asking.getByRole('button', { name: 'Keep editing' }).click();
    await button(page, 'Stop editing').click();
    await asking.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => boxOf(page, 'Map'), SOON).toEqual(before);
    await button(page, 'Edit layout').waitFor();
  });

  it('of an older shape, with panels that are no more, is mended', async () => {
    const { page, id } = await onSite('viewer');
    const layout = {
      lg: [
        { i: 'weather', x: 0, y: 0, w: 12, h: 4 },
        { i: 'history', x: 0, y: 0, w: 40, h: 3 },
        { i: 'features', x: null, y: 0 },
      ],
    };
    const put = await callAs(page, council, 'PUT', '/user/site-details-layout', { layout });
    expect(put.status).toBe(200);
    await page.goto(`/site/${id}`);
    await expect.poll(() => widthOf(page, 'History'), SOON).toBeGreaterThan(1000);
    await panel(page, 'Features').waitFor();
    await callAs(page, council, 'PUT', '/user/site-details-layout', { layout: null });
  });

  it('is kept on this device when the server cannot be told', async () => {
    const { page } = await onSite('viewer');
    await arrange(page);
    await page.route('**/api/v1/user/site-details-layout', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: {} })
        : route.continue(),
    );
    await button(page, 'Move or resize History').focus();
    await page.keyboard.press('Shift+ArrowUp');
    await button(page, 'Save layout').click();
    await page.getByText('Layout saved on this device only').waitFor();
    await page.reload();
    await panel(page, 'History').waitFor();
    await expect.poll(() => heightOf(page, 'History'), SOON).toBe(256);
  });
});

describe('where something fails', () => {
  it('an unknown site and one of another council look the same', async () => {
    const page = await open('/policy');
    const own = await callAs(page, council, 'GET', '/site/7654321');
    expect(own.status).toBe(404);
    for (const path of ['/site/7654321', '/site/20000', '/site/none/map']) {
      await page.goto(path);
      await heading(page, 'Non-existing id').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

  it('a failing server says so and may be asked again; what is shown stays', async () => {
    const page = await open('/policy');
    const id = await someSite(page);
    const site = callsOf(id);
    await page.route(site, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/site/${id}`);
    await heading(page, 'Failed fetching site details').waitFor();
    await page.unroute(site);
    await button(page, 'Try again').click();
    await panel(page, 'Features').waitFor();
  });

  it('what is shown stays when it cannot be fetched anew, and says that it may be old', async () => {
    const { page, id } = await onSite();
    const other = await open('/policy', 'admin');
    const before = await heading(page, /./).textContent();
    await page.route(callsOf(id), (route) => route.fulfill({ status: 500, json: {} }));
    const edit = { column_name_raw: 'site_name', new_value: 'Renamed by a colleague' };
    const { status } = await callAs(other, council, 'PUT', `/site/${id}`, edit);
    expect(status).toBe(200);
    await page.getByText('This may be out of date').waitFor();
    await expect.poll(() => heading(page, /./).textContent()).toBe(before);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(callsOf(id));
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Renamed by a colleague').waitFor();
    await expect.poll(() => page.getByText('This may be out of date').count()).toBe(0);
  });

  it('a faulty configuration leaves the page and says what is wrong with it', async () => {
    const page = await open('/policy');
    const id = await someSite(page);
    const config = '**/api/v1/configs/effective/site-features*';
    const faulty = {
      type: 'site-features',
      id: null,
      table: null,
      config: null,
      errors: [
        {
          kind: 'validation',
          message: 'Config is invalid',
          path: 'tabs[0]',
          details: 'tabTitle is required',
        },
      ],
    };
    await page.route(config, (route) => route.fulfill({ json: { result: faulty } }));
    await page.goto(`/site/${id}`);
    const features = panel(page, 'Features');
    await features.getByText('Config is invalid').waitFor();
    await features.getByText('Developer details').click();
    await features.getByText('tabs[0]: tabTitle is required').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(config);
    await features.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('tab', { name: 'Planning' }).waitFor();
  });
});
