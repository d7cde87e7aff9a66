import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useSitesOf } from '../support/opened-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { boxOf, SOON, widthOf } from '../support/panel-boxes.ts';
import { panel, reach, reachAll } from '../support/site-panels.ts';
import { emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const browser = useBrowser();
const council = useOwnCouncil(12);
const { open, someSite, onSite } = useSitesOf(council, browser);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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

  it('has its map alone at an address of its own, and says why it is not deleted by those who may not', async () => {
    const { page, id } = await onSite('viewer');
    await button(page, 'More').click();
    await page.keyboard.press('End');
    const row = page.getByRole('menuitem', { name: /^Delete site/ });
    await expect.poll(() => row.evaluate((element) => element.matches(':focus'))).toBe(true);
    await expect.poll(() => row.getAttribute('aria-disabled')).toBe('true');
    await row.getByText('sites.delete').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog', { name: 'Delete this site' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('menuitem', { name: 'Open the map alone' }).click();
    await page.waitForURL(`**/site/${id}/map`);
    await page.getByRole('link', { name: 'Back to the site' }).waitFor();
    await expect.poll(() => page.locator('#sidebar').count()).toBe(0);
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await panel(page, 'Features').waitFor();
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
    // Panels above are still being filled, and push it down.
    const places = () =>
      Promise.all(
        [heading(page, /./), letters.getByRole('heading', { level: 2 })].map(async (one) => {
          const { y = Infinity, height = 0 } = (await one.boundingBox()) ?? {};
          return [y, y + height];
        }),
      );
    await expect
      .poll(async () => {
        const [[top = Infinity, end = Infinity] = [], [title = Infinity] = []] = await places();
        return top < 100 && title > end && title < 900;
      })
      .toBe(true);
  });

  it('asks at most 12 things for its first screen in a browser that has never been here, and for what stands further down when one comes there', async () => {
    const page = await emptyPage(browser.visitAs(`officer@${council}.test`));
    const id = await someSite(page);
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

    // Not for what is empty, before somebody wants to fill it.
    const letters = `/api/v1/site/v2/${id}/correspondence`;
    expect(await panel(page, 'Correspondence').count()).toBe(0);
    expect(asked).not.toContain(letters);
    await (await reach(page, 'Correspondence')).getByText('No correspondence yet').waitFor();
    expect(asked).toContain(letters);
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
