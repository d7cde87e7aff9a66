import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callAs } from '../support/call-as.ts';
import { flagInContent, useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };
const ZOOM = 15;
const MIDDLE = { longitude: -0.0744, latitude: 51.4698 };
/** Pixels of the map to a degree of longitude: a tile of 512 px spans the earth at zoom 0. */
const PX_PER_DEGREE = (512 * 2 ** ZOOM) / 360;
/** Degrees of longitude; a site is so wide, and half as high. */
const WIDTH = 0.001;
const SITES = { 'West field': -0.003, 'Middle field': 0, 'East field': 0.003 };

const { visitAs } = useBrowser({ map: true });
const preview = (page: Page) => page.getByRole('region', { name: /^Preview of/ });

/** Draws a site whose middle is so many degrees east of the map's; gives its id. */
async function drawn(page: Page, council: string, name: string, east: number): Promise<number> {
  const [x, y] = [MIDDLE.longitude + east, MIDDLE.latitude];
  const [dx, dy] = [WIDTH / 2, WIDTH / 4];
  const ring = [
    [x - dx, y - dy],
    [x + dx, y - dy],
    [x + dx, y + dy],
    [x - dx, y + dy],
    [x - dx, y - dy],
  ];
  const { status, body } = await callAs(page, council, 'POST', '/site/custom', {
    custom_site_name: name,
    custom_site_poly: { type: 'Polygon', coordinates: [ring] },
  });
  expect(status).toBe(201);
  return (body as { result: { new_site: { insert_new_sites: number } } }).result.new_site
    .insert_new_sites;
}

describe.each([
  ['beside the panels', false],
  ['under the panels', true],
])('the preview on a map %s', (_where, redesigned) => {
  const council = useOwnCouncil(0);

  it('names the site under the pointer, goes over bare ground, and keeps off the results', async () => {
    await (await flagInContent(council, 'site-search-redesigned')).set(redesigned);
    const page = await pageAt('/', visitAs(`officer@${council}.test`));
    const ids: Record<string, number> = {};
    for (const [name, east] of Object.entries(SITES))
      ids[name] = await drawn(page, council, name, east);
    await page.goto(`/?view=${MIDDLE.longitude},${MIDDLE.latitude},${ZOOM}`);
    await page.getByText('3 / 3 sites found').first().waitFor(MAP_TAKES);
    await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
    const boxOf = async (name: string) =>
      (await page.getByRole('region', { name, exact: true }).boundingBox())!;
    const [form, results, map] = [
      await boxOf('Search'),
      await boxOf('Sites found'),
      (await page.locator('[data-map]').boundingBox())!,
    ];
    const rest = async (east: number) => {
      const x = (form.x + form.width + results.x) / 2 + east * PX_PER_DEGREE;
      const y = map.y + map.height / 2;
      await page.mouse.move(x - 2, y);
      await page.mouse.move(x, y);
    };
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/site/all')) asked.push(searchParams.get('ids') ?? '');
    });
    for (const name of ['Middle field', 'West field', 'East field'] as const) {
      await expect
        .poll(async () => {
          await rest(SITES[name]);
          return preview(page).count();
        }, MAP_TAKES)
        .toBe(1);
      await page.getByRole('region', { name: `Preview of ${name}` }).waitFor();
      const { x, width } = (await preview(page).boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(results.x);
      await rest(SITES[name] + 1.5 * WIDTH);
      await preview(page).waitFor({ state: 'hidden' });
    }
    // One site is asked for again where the pointer comes upon it while the map is drawn.
    expect(asked.filter((ids, at) => ids !== asked[at - 1])).toEqual(
      ['Middle field', 'West field', 'East field'].map((name) => `[${ids[name]}]`),
    );
  });
});
