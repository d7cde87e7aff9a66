import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layerEntry } from '../../functions/src/consultation/ground/documents/blocks/map/schema.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser({ map: true });
const council = useOwnCouncil(2);
const OFFICER = `officer@${council}.test`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** A layer that the public may see, in a style of its own. */
async function styledLayer(page: Page) {
  const { body } = await callAs(page, council, 'GET', '/layers');
  const { result } = body as {
    result: {
      id: string;
      layerName: string;
      mbstyle: string | null;
      publicWebmapVisibility: boolean;
    }[];
  };
  return result.find(({ mbstyle, publicWebmapVisibility }) => mbstyle && publicWebmapVisibility)!;
}

/** A document with a map of one site, open in the builder. */
async function withMap(page: Page) {
  const site = await firstSite(page, council);
  const layer = await styledLayer(page);
  const { body } = await callAs(page, council, 'POST', '/documents/drafts', {
    title: 'Homes by the river',
  });
  const { document } = (
    body as { result: { document: { id: number; sections: { id: string; kind: string }[] } } }
  ).result;
  const { id, sections } = document;
  await callAs(page, council, 'POST', `/documents/drafts/${id}/blocks`, {
    sectionId: sections.find(({ kind }) => kind === 'section')!.id,
    position: 0,
    isBeside: false,
    type: 'map',
    content: {
      caption: 'Where homes could stand',
      layerKey: [layerEntry(layer.id)],
      siteIds: [site],
      siteListId: null,
      siteInfo: [],
      frame: null,
    },
  });
  await page.goto(`/documents/${id}`);
  await heading(page, 'Homes by the river').waitFor();
  return { id, layer: layer.layerName };
}

async function frameOf(page: Page, id: number) {
  const { body } = await callAs(page, council, 'GET', `/documents/drafts/${id}`);
  const { document } = (
    body as { result: { document: { blocks: { content: { frame: number[] | null } }[] } } }
  ).result;
  return document.blocks[0]!.content.frame;
}

const editMap = (page: Page) => button(page, 'Edit map').click();
const drawnMap = (page: Page) => page.locator('[data-frame-map][data-drawn]');
const edge = async (page: Page, name: string) =>
  Number(await page.getByLabel(name, { exact: true }).inputValue());

it('an officer says by keyboard what readers of a map see first, and the public sees that', async () => {
  const page = await emptyPage(visitAs(OFFICER));
  const { id, layer } = await withMap(page);
  // What is read is the map.
  await page.getByRole('img', { name: `Map of 1 site, ${layer}` }).waitFor();
  await editMap(page);
  await drawnMap(page).waitFor();
  await page.getByText('Edges in metres of the British grid').click();
  const [west, east] = [await edge(page, 'West'), await edge(page, 'East')];

  await page.getByRole('region', { name: 'Map: what readers see first' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (from) =>
      Number(document.querySelector<HTMLInputElement>('input[id$="frame-0"]')?.value) > from,
    west,
  );
  await button(page, 'Zoom in').click();
  await page.waitForFunction(
    (most) => {
      const at = (place: number) =>
        Number(document.querySelector<HTMLInputElement>(`input[id$="frame-${place}"]`)?.value);
      return at(2) - at(0) < most;
    },
    (east - west) * 0.6,
  );
  await saved(page);
  const frame = await frameOf(page, id);
  expect(frame![0]! + frame![2]!).toBeGreaterThan(west + east);

  // The same by numbers; what cannot be is told beside its field, and stays there.
  await page.getByLabel('South', { exact: true }).fill('99999999');
  await page.keyboard.press('Tab');
  await page.getByText('Enter whole metres, less than those of the north').waitFor();
  await page.getByLabel('South', { exact: true }).fill(String(frame![1]! - 1000));
  await page.keyboard.press('Tab');
  await saved(page);
  await expect.poll(() => frameOf(page, id)).toEqual(frame!.with(1, frame![1]! - 1000));
  expect(await accessibilityFaults(page)).toEqual([]);
  await atWidths(page, [1440, 900, 390], async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  await button(page, 'Done').click();
  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  const reader = await emptyPage(visit({ tenant: council }));
  await reader.goto(`/p/document/${id}?tenant=${council}`);
  await reader.locator('.map-live[data-state="drawn"]').waitFor();
  // In the key stands what the map draws: the council's own signs.
  const entry = reader.locator('.map-key li', { hasText: layer });
  await entry.locator('.drawn-sign').first().waitFor();
  expect(await entry.locator('.sign').count()).toBe(0);
  // Full screen, the key and the details of the sites are at hand.
  const fullScreen = button(reader, 'Full screen');
  await fullScreen.click();
  await reader.waitForFunction(() => document.fullscreenElement?.matches('figure.map'));
  await entry.getByRole('checkbox').uncheck();
  await reader.locator('figure.map .sites > summary').click();
  await reader
    .locator('figure.map .sites')
    .getByRole('button', { name: /^Show / })
    .click();
  expect(await accessibilityFaults(reader)).toEqual([]);
  await fullScreen.click();
  await reader.waitForFunction(() => document.fullscreenElement === null);
  const address = await reader.locator('figure.map').getAttribute('data-map');
  const { bounds } = (await reader.evaluate(async (at) => (await fetch(at)).json(), address!)) as {
    bounds: number[];
  };
  const high = frame![3]! - frame![1]! + 1000;
  expect((bounds[3]! - bounds[1]!) * 111_320).toBeGreaterThan(high * 0.98);
  expect((bounds[3]! - bounds[1]!) * 111_320).toBeLessThan(high * 1.1);

  // Back to all that is on it.
  await editMap(page);
  await button(page, 'Show everything that is on it').click();
  await saved(page);
  await expect.poll(() => frameOf(page, id)).toBeNull();
});
