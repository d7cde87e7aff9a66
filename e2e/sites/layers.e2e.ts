import type { Polygon } from 'geojson';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 90_000 };

const { visitAs } = useBrowser({ map: true });
const open = (path: string, width = 1440): Promise<Page> =>
  pageAt(path, visitAs('officer@northbridge.test', { width }));
const mapOf = (page: Page) => page.locator('[data-map="loaded"]');
const panelOf = (page: Page) => page.getByRole('region', { name: 'Layers', exact: true });
const shownIn = (page: Page) => new URL(page.url()).searchParams.get('layers')?.split(',');
const openTree = async (page: Page) => {
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await panelOf(page).getByText('Conservation areas').waitFor(MAP_TAKES);
};

/** The mean of the corners of the first shape: inside it, as the made-up town has no hollow ones. */
function middleOf(body: unknown): [longitude: number, latitude: number] {
  const { geometries } = (body as { result: { geometries: { geometry: Polygon }[] } }).result;
  const [ring = []] = geometries[0]?.geometry.coordinates ?? [];
  const mean = (at: 0 | 1) =>
    ring.reduce((sum, corner) => sum + (corner[at] ?? 0), 0) / ring.length;
  return [mean(0), mean(1)];
}

describe('layers of the map', () => {
  it('are shown one by one, by theme and all at once; a link shows the same', async () => {
    const page = await open('/');
    await mapOf(page).waitFor(MAP_TAKES);
    await openTree(page);
    const panel = panelOf(page);
    expect(shownIn(page)).toBeUndefined();
    await panel.getByRole('checkbox', { name: 'Conservation areas' }).click();
    await expect.poll(() => shownIn(page)).toContain('conservation-areas');
    await panel.getByRole('checkbox', { name: 'Water and flooding' }).click();
    await expect.poll(() => shownIn(page)).toContain('flood-zone-3');
    await panel.getByRole('checkbox', { name: 'Sites', exact: true }).click();
    await expect.poll(() => shownIn(page)).not.toContain('sitesLayer');
    expect(await accessibilityFaults(page)).toEqual([]);

    const again = await open(new URL(page.url()).search);
    await mapOf(again).waitFor(MAP_TAKES);
    const key = again.locator('[data-map-legend]');
    await key.getByText('Conservation areas').waitFor(MAP_TAKES);
    await openTree(again);
    const box = (name: string) => panelOf(again).getByRole('checkbox', { name, exact: true });
    await expect.poll(() => box('Sites').isChecked()).toBe(false);
    await expect.poll(() => box('Flood zone 3').isChecked()).toBe(true);

    await box('All layers').click();
    await expect.poll(() => shownIn(again)).toContain('bus-stops');
    await panelOf(again).getByRole('button', { name: 'Reset layers' }).click();
    await expect.poll(() => shownIn(again)).toBeUndefined();
    await expect.poll(() => box('Sites').isChecked()).toBe(true);
  });

  it('are faded and put in another order by the keyboard, remembered on this device', async () => {
    const context = await visitAs('officer@northbridge.test');
    const page = await context.newPage();
    await page.goto('/?layers=conservation-areas,listed-buildings');
    await mapOf(page).waitFor(MAP_TAKES);
    await openTree(page);
    const rows = () => panelOf(page).getByRole('listitem').allInnerTexts();
    const heritage = async () =>
      (await rows())
        .map((text) => text.split('\n')[0])
        .filter((name) => /Listed|Conserv|Article/.test(name ?? ''));
    const before = await heritage();
    const handle = panelOf(page).getByRole('button', { name: `Move ${before[0]}` });
    await handle.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(`${before[0]} moved to 2 of 3`).waitFor({ state: 'attached' });
    const swapped = [before[1], before[0], before[2]];
    await expect.poll(heritage).toEqual(swapped);
    await panelOf(page).getByRole('button', { name: 'Opacity of Conservation areas' }).click();
    const slider = panelOf(page).getByRole('slider', { name: 'Opacity of Conservation areas' });
    await slider.focus();
    await page.keyboard.press('Home');
    await panelOf(page).getByText('0%', { exact: true }).waitFor();

    const later = await context.newPage();
    await later.goto('/?layers=conservation-areas');
    await openTree(later);
    const kept = (await panelOf(later).getByRole('listitem').allInnerTexts()).map(
      (text) => text.split('\n')[0],
    );
    expect(kept.filter((name) => before.includes(name))).toEqual(swapped);
  });

  it('tell what lies under a press: n of total, round again, with links', async () => {
    const first = await open('/notifications');
    // The area of an article 4 direction is a conservation area's, too.
    const path = '/layers/geometries?layerId=article-4-directions';
    const { body } = await callAs(first, 'northbridge', 'GET', path);
    const [longitude, latitude] = middleOf(body);
    const page = await open(
      `/?layers=conservation-areas,article-4-directions&view=${longitude},${latitude},17`,
    );
    await mapOf(page).waitFor(MAP_TAKES);
    const card = page.locator('[data-map-card]');
    const canvas = await page.locator('[data-map]').boundingBox();
    await expect
      .poll(
        async () => {
          await page.mouse.click(canvas!.x + canvas!.width / 2, canvas!.y + canvas!.height / 2);
          return (await card.count()) === 1 ? card.getByRole('status').innerText() : '';
        },
        { ...MAP_TAKES, interval: 1_000 },
      )
      .toMatch(/^1 \/ [2-9]$/);
    const total = Number((await card.getByRole('status').innerText()).split(' / ')[1]);
    await card.getByRole('button', { name: 'Previous feature' }).click();
    await card.getByText(`${total} / ${total}`, { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Next feature' }).click();
    await card.getByText(`1 / ${total}`, { exact: true }).waitFor();
    await card.getByRole('table').waitFor();
    expect((await card.boundingBox())!.width).toBeCloseTo(240, 0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => card.count()).toBe(0);
  });

  it('open as a sheet on a phone', async () => {
    const page = await open('/', 390);
    await openTree(page);
    const sheet = (await panelOf(page).boundingBox())!;
    expect([sheet.x, sheet.width]).toEqual([0, 390]);
    await page.getByRole('checkbox', { name: 'Conservation areas' }).click();
    await expect.poll(() => shownIn(page)).toContain('conservation-areas');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
