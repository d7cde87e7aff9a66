import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };
const council = useOwnCouncil(24);
const { visitAs } = useBrowser({ map: true });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Map tools' }).getByRole('button', { name, exact: true });

async function open(path = '/map', width = 1440): Promise<Page> {
  const page = await pageAt(path, visitAs(`officer@${council}.test`, { width }));
  await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
  return page;
}

describe('measuring', () => {
  it('asks for points at the pointer, in metres up to 100 and in kilometres beyond', async () => {
    const page = await open('/map?view=-0.0744,51.4697,16');
    await tool(page, 'Measure a length').click();
    const box = (await page.locator('[data-map]').boundingBox())!;
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    const prompt = page.getByRole('tooltip');
    await page.getByRole('heading', { name: 'Measure a length' }).waitFor();
    await page.mouse.move(...at(0.3, 0.4));
    await prompt.getByText('Click to start measuring').waitFor();
    await page.mouse.click(...at(0.3, 0.4));
    await page.mouse.move(...at(0.35, 0.45));
    await prompt.getByText('Click to continue drawing the polygon').waitFor();
    await page.mouse.click(...at(0.35, 0.45));
    await page.mouse.move(...at(0.4, 0.4));
    await prompt.getByText('Double click to finish measuring').waitFor();
    const zoom = new URL(page.url()).searchParams.get('view')?.split(',')[2];
    await page.mouse.dblclick(...at(0.4, 0.4));
    await page.getByRole('status').getByText('Measured.').waitFor();
    await expect.poll(() => prompt.count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('view')?.split(',')[2]).toBe(zoom);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => tool(page, 'Measure a length').getAttribute('aria-pressed'))
      .toBe('false');
    expect(new URL(page.url()).searchParams.has('site')).toBe(false);
  });

  it('takes typed places, exactly there, and goes back point by point', async () => {
    const page = await open();
    await tool(page, 'Measure a length').press('Enter');
    const field = page.getByLabel('Add a point by typing it');
    const type = async (text: string) => {
      await field.fill(text);
      await field.press('Enter');
    };
    await type('nowhere');
    await page.getByRole('alert').getByText('Not a grid reference').waitFor();
    await type('TQ 33800 76300');
    await type('533885, 176300');
    await page.getByText('85.00 m', { exact: true }).waitFor();
    await type('TQ 33885 76400');
    await page.getByText('0.19 km', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo last point' }).click();
    await page.getByText('85.00 m', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await tool(page, 'Measure an area').click();
    await expect
      .poll(() => tool(page, 'Measure a length').getAttribute('aria-pressed'))
      .toBe('false');
    await type('TQ 33800 76300');
    await type('TQ 33900 76300');
    await type('TQ 33900 76350');
    await page.getByText('2,500.00 m²', { exact: true }).waitFor();
    await type('TQ 33800 76500');
    await page.getByText('1.25 ha', { exact: true }).waitFor();
    await tool(page, 'Measure an area').click();
    await page.getByRole('heading', { name: 'Measure an area' }).waitFor({ state: 'detached' });
  });

  it('puts points down with the map’s own keys', async () => {
    const page = await open('/map?view=-0.0744,51.4697,16');
    await tool(page, 'Measure a length').press('Enter');
    // The panel takes the focus when it comes.
    await page.getByRole('status').getByText('Click to start measuring').waitFor();
    const map = page.getByRole('region', { name: 'Map of sites' });
    await map.press('Enter');
    await page.getByRole('status').getByText('Click to continue drawing').waitFor();
    await map.press('ArrowRight');
    await page.waitForURL(({ searchParams }) => !searchParams.get('view')?.startsWith('-0.0744,'));
    await map.press('Enter');
    await page.getByRole('status').getByText('Double click to finish measuring').waitFor();
    await map.press('Enter');
    await page.getByRole('status').getByText('Measured.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate("document.activeElement.getAttribute('data-tool')")).toBe(
      'measure-length',
    );
  });
});

describe('the view', () => {
  it('leans over and lies flat again, and its link opens the same', async () => {
    const page = await open('/map?view=-0.0744,51.4697,15');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await tool(page, '3D view').click();
    await page.waitForURL(/view=[^&]*%2C70%2C0/);
    await tool(page, 'Copy link').click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(link).toBe(page.url());
    const again = await open(new URL(link).pathname + new URL(link).search);
    await expect
      .poll(() => tool(again, '3D view').getAttribute('aria-pressed'), MAP_TAKES)
      .toBe('true');
    await tool(page, '3D view').click();
    await page.waitForURL(/view=[^&]*%2C15(&|$)/);
  });

  it('satellite, terrain and buildings are greyed and say what the council lacks', async () => {
    const page = await open();
    for (const name of ['Satellite', 'Terrain', 'Highlight buildings']) {
      await expect
        .poll(() => tool(page, name).getAttribute('aria-disabled'), MAP_TAKES)
        .toBe('true');
      await tool(page, name).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      const tip = page.getByRole('tooltip').filter({ hasText: name });
      await tip.waitFor();
      const reason = await tip.innerText();
      expect.soft(reason).toMatch(new RegExp(`^${name}\\n.+`));
      expect.soft(reason, name).not.toContain('Not known yet');
    }
  });
});

describe('on paper and as a picture', () => {
  it('is saved with its notes under it, and printed with title, legend, scale and licence alone', async () => {
    const page = await open();
    const [download] = await Promise.all([
      page.waitForEvent('download', MAP_TAKES),
      tool(page, 'Save a picture of the map').click(),
    ]);
    expect(download.suggestedFilename()).toBe('map-screenshot.png');
    const picture = await readFile(await download.path());
    const canvas = (await page.locator('[data-map] canvas').first().boundingBox())!;
    // Width and height stand at fixed places of a PNG's head.
    expect(picture.readUInt32BE(16)).toBe(Math.floor(canvas.width));
    expect(picture.readUInt32BE(20)).toBeGreaterThan(canvas.height + 60);

    await page.evaluate('window.print = () => dispatchEvent(new Event("printed"))');
    const printed = page.evaluate(
      'new Promise((resolve) => addEventListener("printed", resolve, { once: true })).then(() => 1)',
    );
    await tool(page, 'Print the map').click();
    await printed;
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-print-sheet]');
    await expect
      .poll(() => sheet.getByRole('heading').innerText())
      .toContain('Council of one test');
    await expect.poll(() => sheet.locator('img').isVisible()).toBe(true);
    const text = await sheet.innerText();
    expect(text).toMatch(/\d (km|m)\n/);
    expect(text).toContain('Made-up map data');
    expect(await sheet.locator('li').count()).toBeGreaterThan(2);
    await expect
      .poll(() => page.getByRole('button', { name: 'Search Sites' }).isVisible())
      .toBe(false);
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    await expect.poll(() => sheet.count()).toBe(0);
  });
});

describe('on a phone', () => {
  it('the other tools come on request, and the panel lies along the lower edge', async () => {
    const page = await open('/map?view=-0.0744,51.4697,14', 390);
    await expect.poll(() => tool(page, 'Measure an area').count()).toBe(0);
    await tool(page, 'More map tools').click();
    await tool(page, 'Measure an area').click();
    const panel = page.getByRole('region', { name: 'Measure an area' });
    const box = (await panel.boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(900);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
