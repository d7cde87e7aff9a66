import type { Page } from 'playwright-core';
import { callAs } from './call-as.ts';

/** The id of a council's first site with a boundary, asked for with the session on this page. */
export async function firstSite(page: Page, council: string): Promise<number> {
  const { body } = await callAs(page, council, 'GET', '/search/site?limit=50');
  for (const { id } of (body as { result: { sites: { id: number }[] } }).result.sites) {
    const { body: whole } = await callAs(page, council, 'GET', `/site/${id}`);
    const { site } = (whole as { result: { site: { geometry: { type: string } | null } } }).result;
    if (site.geometry?.type.includes('Polygon')) return id;
  }
  throw new Error('The council has no site with a boundary');
}
