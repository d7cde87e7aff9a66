import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { withOwner } from '../../scripts/seed/owner.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { placeOn, pointAtMiddle } from '../support/assessing.ts';
import { firstSite } from '../support/first-site.ts';
import { siteNow } from '../support/site-page.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };
const MIDDLE = '-0.0744,51.4697';
const ADDRESS = `https://www.example.org/register/${'entry-'.repeat(30)}1`;

const council = useOwnCouncil(24);
const { visitAs } = useBrowser({ map: true });
const withoutMap = useBrowser();

/** Two directions over the whole town, of which much is said. */
beforeAll(() =>
  withOwner(async ({ client }) => {
    const schema = `tenant_${council.replaceAll('-', '_')}`;
    await client.query('begin');
    await client.query(`set local role "${schema}"`);
    await client.query(`set local search_path = "${schema}", extensions`);
    await client.query(
      `insert into layer_features (layer_id, properties, geometry)
       select 'article-4-directions', jsonb_build_object('name', $1::text, 'right', repeat('The character of the streets. ', 12)),
              ST_MakeEnvelope(530000, 170000, 538000, 182000, 27700)
       from generate_series(1, 2) n`,
      [ADDRESS],
    );
    await client.query(`update layer_versions set version = version + 1`);
    await client.query('commit');
  }),
);

async function open(path: string, width = 1440): Promise<Page> {
  const page = await pageAt(path, visitAs(`officer@${council}.test`, { width }));
  await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
  return page;
}
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Map tools' }).getByRole('button', { name, exact: true });
const middleOf = async (page: Page) => {
  const { x, y, width, height } = (await page.locator('[data-map]').boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
};

/** How much of a square around the map's middle is purple, as the pattern of the directions is. */
async function purple(page: Page): Promise<number> {
  const [x, y] = await middleOf(page);
  const clip = { x: x - 150, y: y - 150, width: 300, height: 300 };
  const picture = await page.screenshot({ clip });
  return page.locator('body').evaluate(async (body, base64) => {
    const image = body.ownerDocument.createElement('img');
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = body.ownerDocument.createElement('canvas');
    const context = canvas.getContext('2d')!;
    canvas.width = image.width;
    canvas.height = image.height;
    context.drawImage(image as HTMLImageElement, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let found = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(i, i + 3);
      if (blue > green + 50 && red > green + 20) found++;
    }
    return found / (data.length / 4);
  }, picture.toString('base64'));
}

describe('a layer with a pattern', () => {
  it('is drawn wherever it is, also in the tiles that come first', async () => {
    const page = await open(`/map?view=${MIDDLE},17&layers=article-4-directions`);
    await expect.poll(() => purple(page), MAP_TAKES).toBeGreaterThan(0.05);
  });

  it('has its sign in the key that is printed', async () => {
    const page = await open(`/map?view=${MIDDLE},15&layers=article-4-directions,sitesLayer`);
    const key = page.locator('[data-map-legend]').getByText('Article 4 directions');
    await key.waitFor(MAP_TAKES);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    const sheet = page.locator('[data-print-sheet]');
    const sign = sheet.getByRole('listitem').filter({ hasText: 'Article 4 directions' });
    const drawn = await sign.locator('img').evaluate((image) => {
      const canvas = image.ownerDocument.createElement('canvas');
      const context = canvas.getContext('2d')!;
      context.drawImage(image as HTMLImageElement, 0, 0);
      return context.getImageData(0, 0, 48, 32).data.some((value: number) => value > 0);
    });
    expect(drawn).toBe(true);
    // The frame ends where the picture does.
    const picture = (await sheet.locator('> img').boundingBox())!;
    const shape = await sheet.locator('> img').evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as unknown as Record<string, number>;
      return naturalWidth! / naturalHeight!;
    });
    expect(picture.width / picture.height).toBeCloseTo(shape, 1);
  });
});

describe('the card of what is pressed on the map', () => {
  it('holds long texts and addresses within its width, and what is hovered does not cover it', async () => {
    const page = await open('/map');
    const site = await firstSite(page, council);
    const place = placeOn(await siteNow(page, council, site));
    await page.goto(`/map?view=${place},17&layers=article-4-directions,sitesLayer`);
    await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
    await page.locator('[data-map-legend]').getByText('Article 4 directions').waitFor(MAP_TAKES);
    const [x, y] = await middleOf(page);
    const card = page.locator('[data-map-card]');
    await expect.poll(() => purple(page), MAP_TAKES).toBeGreaterThan(0.02);
    await pointAtMiddle(page);
    await page.mouse.click(x, y);
    await card.waitFor(MAP_TAKES);
    const link = card.getByRole('link');
    await expect.poll(() => link.getAttribute('href')).toBe(ADDRESS);
    const overflow = await card.evaluate((element) =>
      [...element.querySelectorAll('*')].some(
        (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
      ),
    );
    expect(overflow).toBe(false);
    await expect.poll(() => page.getByRole('region', { name: /^Preview of/ }).count()).toBe(0);
    await card.getByRole('button', { name: 'Next feature' }).click();
    await card.getByText('2 / ').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('measuring', () => {
  it('has all of its panel in sight on a tablet, and tells no area of an outline that crosses itself', async () => {
    const page = await open(`/map?view=${MIDDLE},15`, 900);
    await tool(page, 'Measure an area').click();
    const panel = page.getByRole('region', { name: 'Measure an area' });
    const box = (await panel.boundingBox())!;
    for (const name of ['Undo last point', 'Finish', 'Add']) {
      const button = (await panel.getByRole('button', { name, exact: true }).boundingBox())!;
      expect(button.y + button.height).toBeLessThanOrEqual(box.y + box.height);
    }
    for (const name of ['Measure a length', 'Draw site', 'Copy link']) {
      const button = (await tool(page, name).boundingBox())!;
      expect(button.x).toBeGreaterThanOrEqual(box.x + box.width);
    }

    // An outline that crosses itself has no area.
    const field = panel.getByLabel('Add a point by typing it');
    for (const corner of ['533800, 176300', '533900, 176400', '533900, 176300', '533800, 176400']) {
      await field.fill(corner);
      await field.press('Enter');
    }
    await panel.getByText('The outline crosses itself').waitFor();
    await expect.poll(() => panel.getByRole('definition').first().innerText()).toBe('-');
    await panel.getByRole('button', { name: 'Undo last point' }).click();
    await expect.poll(() => panel.getByRole('definition').first().innerText()).toBe('5,000.00 m²');
  });

  it('keeps its prompt clear of a panel that lies over the map', async () => {
    const page = await pageAt('/map', visitAs('officer@southwark.test'));
    await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
    const results = (await page.getByRole('heading', { name: 'Results' }).boundingBox())!;
    await tool(page, 'Measure a length').click();
    await page.getByRole('heading', { name: 'Measure a length' }).waitFor();
    const [, y] = await middleOf(page);
    await page.mouse.move(results.x - 60, y + 300);
    const prompt = page.getByRole('tooltip').getByText('Click to start measuring');
    await prompt.waitFor();
    const box = (await prompt.boundingBox())!;
    expect(box.x + box.width).toBeLessThan(results.x - 16);
  });
});

describe('exporting', () => {
  it('says that sites are gone, and takes an error back with the choice that it was about', async () => {
    const gone = await pageAt(
      '/data-export?ids=9999998,9999999',
      withoutMap.visitAs(`officer@${council}.test`),
    );
    await gone.getByText('None of these 2 sites exists any more').waitFor();

    const page = await emptyPage(withoutMap.visitAs(`officer@${council}.test`));
    const site = await firstSite(page, council);
    await page.goto(`/data-export?ids=${site}`);
    await page.getByRole('button', { name: 'Download' }).waitFor();
    await page.route('**/api/v1/site/export', (route) =>
      route.fulfill({ status: 500, json: { code: 'server-error', message: 'Out of order' } }),
    );
    await page.getByRole('button', { name: 'Download' }).click();
    const error = page.getByRole('alert').getByText('Download Error');
    await error.waitFor();
    await page.getByRole('radio', { name: /^GeoJSON/ }).check();
    await expect.poll(() => error.count()).toBe(0);
    await page.getByRole('button', { name: 'Deselect all' }).click();
    await page.getByText('Choose a field to see the first rows.').waitFor();
  });
});
