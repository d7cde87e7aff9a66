import type { Page } from 'playwright-core';
import { callAs } from './call-as.ts';

/** A site of one hectare drawn by whoever is signed in on the page, with its south-west corner there; gives its id. */
export async function drawnSite(
  page: Page,
  council: string,
  name: string,
  [x, y]: [number, number] = [533_800, 176_300],
): Promise<number> {
  const corners = [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
    [x, y],
  ];
  const answer = await callAs(page, council, 'POST', '/site/custom', {
    custom_site_name: name,
    custom_site_poly: `SRID=27700;POLYGON((${corners.map((at) => at.join(' ')).join(',')}))`,
  });
  if (answer.status !== 201) throw new Error(`No site: ${JSON.stringify(answer)}`);
  return (answer.body as { result: { new_site: { insert_new_sites: number } } }).result.new_site
    .insert_new_sites;
}

/** Opens the map of a site alone, and waits until it is drawn. Software rendering takes its time. */
export async function openSiteMap(page: Page, siteId: number, query = ''): Promise<void> {
  await page.goto(`/site/${siteId}/map${query}`);
  await page.locator('[data-grid-map="loaded"]').waitFor({ timeout: 60_000 });
}
