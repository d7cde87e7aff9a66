import type { Page } from 'playwright-core';
import { callAs } from './call-as.ts';

/** The ids of a council's first sites with a boundary, asked for with the session on this page. */
export async function firstSites(page: Page, council: string, count: number): Promise<number[]> {
  const { body } = await callAs(page, council, 'GET', '/search/site?limit=50');
  const ids: number[] = [];
  for (const { id } of (body as { result: { sites: { id: number }[] } }).result.sites) {
    const { body: whole } = await callAs(page, council, 'GET', `/site/${id}`);
    const { site } = (whole as { result: { site: { geometry: { type: string } | null } } }).result;
    if (site.geometry?.type.includes('Polygon')) ids.push(id);
    if (ids.length === count) return ids;
  }
  throw new Error(`The council has no ${count} sites with a boundary`);
}

/** The id of a council's first site with a boundary. */
export const firstSite = async (page: Page, council: string): Promise<number> =>
  (await firstSites(page, council, 1))[0]!;
