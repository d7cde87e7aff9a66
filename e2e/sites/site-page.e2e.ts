import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useSitesOf } from '../support/opened-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { boxOf, SOON, widthOf } from '../support/panel-boxes.ts';
import { panel, reach, reachAll } from '../support/site-panels.ts';
import { heading, useBrowser } from '../support/use-browser.ts';

const browser = useBrowser();
const council = useOwnCouncil(12);
const { open, someSite, onSite } = useSitesOf(council, browser);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface TenantAnswer {
  features: string[];
}
/** A page whose council is another in one respect, before anything was asked about it. */
async function openAs(change: (council: TenantAnswer) => object): Promise<Page> {
  const page = await (await browser.visitAs(`officer@${council}.test`)).newPage();
  await page.route('**/api/v1/tenant', async (route) => {
    const { result } = (await (await route.fetch()).json()) as { result: TenantAnswer };
    await route.fulfill({ json: { result: { ...result, ...change(result) } } });
  });
  await page.goto('/notifications');
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

  it('gives two pages to print', async () => {
    const { page } = await onSite('viewer');
    const name = (await heading(page, /./).textContent()) ?? '';
    const coming = page.waitForEvent('download');
    await button(page, 'Print sheet').click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/site sheet\.pdf$/);
    const pdf = await getDocument({ data: new Uint8Array(await readFile(await file.path())) })
      .promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    expect(pdf.numPages).toBe(2);
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

  it('has no Google map without a key, and says when Google does not come', async () => {
    const { page } = await onSite();
    await panel(page, 'Features').waitFor();
    expect(await panel(page, 'Google map').count()).toBe(0);
    const keyed = await openAs(() => ({ googleMapsKey: 'a-key' }));
    await keyed.route('https://maps.googleapis.com/**', (route) => route.abort());
    await keyed.goto(new URL(page.url()).pathname);
    await panel(keyed, 'Google map').getByText('Google’s map could not be loaded').waitFor();
  });

  it('shows the same record where its second version is switched off', async () => {
    const { page: second, id } = await onSite();
    await reach(second, 'People');
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
    await reach(page, 'Correspondence');
    await reach(page, 'Features');
    await button(page, 'Go to').click();
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

  it('asks for what stands further down when one comes there, and not for what is empty', async () => {
    const page = await open('/notifications');
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
    expect(await panel(page, 'Correspondence').count()).toBe(0);
    expect(asked).not.toContain(letters);
    await (await reach(page, 'Correspondence')).getByText('No correspondence yet').waitFor();
    expect(asked).toContain(letters);
  });

  it('asks at most 12 things for its first screen, in a browser that has never been here', async () => {
    const { id } = await onSite();
    const visitor = await browser.visitAs(`officer@${council}.test`);
    const page = await visitor.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Where the machine is slow, news are polled meanwhile: notifications again, and updates.
      const isOther = /^\/api\/v1\/(vector-tiles\/|updates$)/.test(pathname);
      if (pathname.startsWith('/api/v1/') && !isOther) asked.add(pathname);
    });
    // The last calls, each on its own way there: the map's, the panels', and what waits until the page stands.
    const last = ['layers/tiles', 'timeline', 'firestore-token'].map((call) =>
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(call)),
    );
    await page.goto(`/site/${id}`);
    await Promise.all(last);
    expect(asked.size > 12 ? [...asked] : []).toEqual([]);
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
