import type { Page } from 'playwright-core';
import { callAs } from './call-as.ts';
import { emptyPage, heading, pageAt, type useBrowser } from './use-browser.ts';

/** How a council's staff opens its sites: `open` any page, `onSite` that of a site, `someSite` its id alone. */
export function useSitesOf(council: string, { visitAs }: ReturnType<typeof useBrowser>) {
  const open = (path: string, who = 'officer', width = 1440) =>
    pageAt(path, visitAs(`${who}@${council}.test`, { width }));
  /** The id of one of this council's sites. */
  async function someSite(page: Page, at = 0): Promise<number> {
    const { body } = await callAs(page, council, 'GET', '/search/site?limit=12');
    const { sites } = (body as { result: { sites: { id: number }[] } }).result;
    return sites[at]?.id ?? 0;
  }
  /** A page of a site, which is the first that its visitor sees. */
  async function onSite(who = 'officer', width = 1440, at = 0) {
    const page = await emptyPage(visitAs(`${who}@${council}.test`, { width }));
    const id = await someSite(page, at);
    await page.goto(`/site/${id}`);
    await heading(page, /./).waitFor();
    return { page, id };
  }
  return { open, someSite, onSite };
}
