import { callAs } from './call-as.ts';
import { emptyPage, heading, type useBrowser } from './use-browser.ts';

export interface Site {
  id: number;
  site_name: string;
}
const sitesIn = (body: unknown) => (body as { result: { sites: Site[] } }).result.sites;
/** Names in registers go on for lines. */
export const beginning = ({ site_name: name }: Site) => name.slice(0, 60);

/** Opens a site's page of the second version from another page of the product; gives the council's other sites too. */
export const useSurroundedSites =
  (council: string, { visitAs }: ReturnType<typeof useBrowser>) =>
  async (at: number, who = 'officer') => {
    const page = await emptyPage(visitAs(`${who}@${council}.test`));
    const found = await callAs(page, council, 'GET', '/search/site?limit=6');
    const ids = sitesIn(found.body).map(({ id }) => id);
    const sites = sitesIn((await callAs(page, council, 'GET', `/site/all?ids=${ids.join()}`)).body);
    const site = sites[at] as Site;
    await page.goto(`/site/${site.id}`);
    await heading(page, /./).waitFor();
    return { page, site, others: sites };
  };
