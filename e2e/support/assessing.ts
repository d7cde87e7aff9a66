import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { cornersOf, placeWithin } from './corners.ts';
import { controlOf, PATIENT, valueOf } from './site-page.ts';
import { panel, reach } from './site-panels.ts';

/** Software rendering takes up to 16 s to a map's first picture. */
export const MAP_TAKES = { timeout: 60_000 };

/** Longitude and latitude of a place on the site, for an address. */
export const placeOn = (site: Record<string, unknown>): string =>
  placeWithin(cornersOf((site['geometry'] as { coordinates: unknown }).coordinates)).join(',');

/** Points at the middle of a map until the preview of a site comes. */
export async function pointAtMiddle(page: Page): Promise<Locator> {
  const map = (await page.locator('[data-map]').boundingBox())!;
  const preview = page.getByRole('region', { name: /^Preview of/ });
  let step = 0;
  await expect
    .poll(
      async () => {
        step = (step + 1) % 4;
        await page.mouse.move(map.x + map.width / 2 + step, map.y + map.height / 2);
        return preview.count();
      },
      { ...MAP_TAKES, interval: 500 },
    )
    .toBe(1);
  return preview;
}

/** Points at the site on the map of the search, and opens it in its own tab from the preview that comes. */
export async function openFromMap(page: Page, site: Record<string, unknown>): Promise<Page> {
  await page.goto(`/map?view=${placeOn(site)},17`);
  await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
  const preview = await pointAtMiddle(page);
  const link = preview.getByRole('link').first();
  await link.waitFor(PATIENT);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await page.close();
  return opened;
}

export interface Edit {
  tab: string;
  label: string;
  typed?: string;
  chosen?: string;
  /** Where it is not written as it was typed. */
  shown?: string;
}

/** Changes a field with the mouse and sees it saved. */
export async function editField(page: Page, { tab, label, typed, chosen, shown }: Edit) {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await valueOf(page, label).click();
  if (typed !== undefined) await controlOf(page, label).fill(typed);
  if (chosen !== undefined) await controlOf(page, label).selectOption({ label: chosen });
  await panel(page, 'Features').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`${label} saved`).waitFor();
  const words = shown ?? chosen ?? typed ?? '';
  await expect.poll(() => valueOf(page, label).innerText(), PATIENT).toContain(words);
}

/** A photograph, as a phone makes one. */
export async function photo(name: string) {
  const create = { width: 320, height: 240, channels: 3, background: '#77aa88' } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** Chooses a file for the site and waits until it is judged clean. */
export async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const files = await reach(page, 'Files');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    files.locator('button', { hasText: 'Choose files' }).click(),
  ]);
  await chooser.setFiles(file);
  await files.getByRole('button', { name: `Preview ${file.name}` }).waitFor(PATIENT);
}

/** Draws another boundary by presses on the map, not saved yet; gives its area as the page says it. */
export async function drawBoundary(page: Page): Promise<string> {
  await page.locator('[data-grid-map="loaded"]').waitFor(MAP_TAKES);
  await page.getByRole('button', { name: 'Edit boundary' }).click();
  const area = page.getByLabel('Area', { exact: true });
  const saved = await area.innerText();
  await page.getByRole('tab', { name: 'Draw' }).click();
  await page.getByRole('status').getByText('Click to start drawing the polygon').waitFor();
  const { x, y, width, height } = (await page.locator('[data-grid-map]').boundingBox())!;
  const at = (right: number, down: number) => [x + width * right, y + height * down] as const;
  for (const corner of [at(0.35, 0.4), at(0.6, 0.35), at(0.62, 0.6)])
    await page.mouse.click(...corner);
  await page.mouse.dblclick(...at(0.3, 0.62));
  await expect.poll(() => area.innerText(), PATIENT).not.toBe(saved);
  return area.innerText();
}
