import type { Page } from 'playwright-core';
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
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The calls for a site itself, of either version of the page. */
const callsOf = (id: number) => new RegExp(`/api/v1/site/(v2/)?${id}(\\?|$)`);

describe('where something fails', () => {
  it('an unknown site and one of another council look the same', async () => {
    const page = await open('/notifications');
    const own = await callAs(page, council, 'GET', '/site/7654321');
    expect(own.status).toBe(404);
    for (const path of ['/site/7654321', '/site/20000', '/site/none/map']) {
      await page.goto(path);
      await heading(page, 'Non-existing id').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

  it('a failing server says so and may be asked again; what is shown stays', async () => {
    const page = await open('/notifications');
    const id = await someSite(page);
    const site = callsOf(id);
    await page.route(site, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/site/${id}`);
    await heading(page, 'Failed fetching site details').waitFor();
    await page.unroute(site);
    await button(page, 'Try again').click();
    await panel(page, 'Features').waitFor();
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

  it('a faulty configuration leaves the page and says what is wrong with it', async () => {
    const page = await open('/notifications');
    const id = await someSite(page);
    const config = '**/api/v1/configs/effective/site-features*';
    const faulty = {
      type: 'site-features',
      id: null,
      table: null,
      config: null,
      errors: [
        {
          kind: 'validation',
          message: 'Config is invalid',
          path: 'tabs[0]',
          details: 'tabTitle is required',
        },
      ],
    };
    await page.route(config, (route) => route.fulfill({ json: { result: faulty } }));
    await page.goto(`/site/${id}`);
    const features = panel(page, 'Features');
    await features.getByText('Config is invalid').waitFor();
    await features.getByText('Developer details').click();
    await features.getByText('tabs[0]: tabTitle is required').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(config);
    await page.route(config, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await features.getByText('Failed to fetch tabs').waitFor();
    await page.unroute(config);
    await features.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('tab', { name: 'Planning' }).waitFor();
  });
});
