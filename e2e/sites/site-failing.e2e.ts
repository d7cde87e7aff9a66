import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useSitesOf } from '../support/opened-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { panel } from '../support/site-panels.ts';
import { heading, useBrowser } from '../support/use-browser.ts';

const browser = useBrowser();
const council = useOwnCouncil(12);
const { open, someSite, onSite } = useSitesOf(council, browser);
/** The calls for a site itself, of either version of the page. */
const callsOf = (id: number) => new RegExp(`/api/v1/site/(v2/)?${id}(\\?|$)`);

describe('where something fails', () => {
  it('an unknown site and one of another council look the same; a faulty configuration leaves the page', async () => {
    const page = await open('/notifications');
    const own = await callAs(page, council, 'GET', '/site/7654321');
    expect(own.status).toBe(404);
    for (const path of ['/site/7654321', '/site/20000', '/site/none/map']) {
      await page.goto(path);
      await heading(page, 'Non-existing id').waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);

    const config = '**/api/v1/configs/effective/site-features*';
    const errors = [{ kind: 'validation', message: 'Config is invalid', path: 'tabs[0]' }];
    await page.route(config, (route) =>
      route.fulfill({ json: { result: { config: null, errors } } }),
    );
    await page.goto(`/site/${await someSite(page)}`);
    await panel(page, 'Features').getByText('Config is invalid').waitFor();
    await panel(page, 'History').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('what is shown stays when it cannot be fetched anew, and says that it may be old', async () => {
    const { page, id } = await onSite();
    const other = await open('/notifications', 'admin');
    const before = await heading(page, /./).textContent();
    await page.route(callsOf(id), (route) => route.fulfill({ status: 500, json: {} }));
    const edit = { column_name_raw: 'site_name', new_value: 'Renamed by a colleague' };
    const { status } = await callAs(other, council, 'PUT', `/site/${id}`, edit);
    expect(status).toBe(200);
    await page.getByText('This may be out of date').waitFor();
    await expect.poll(() => heading(page, /./).textContent()).toBe(before);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(callsOf(id));
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Renamed by a colleague').waitFor();
    await expect.poll(() => page.getByText('This may be out of date').count()).toBe(0);
  });
});
