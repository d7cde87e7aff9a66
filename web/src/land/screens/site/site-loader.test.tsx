import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { TenantGate } from '../../../session/tenant.tsx';
import type { Answer } from '../../../testing/serve.ts';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shown } from '../../../testing/shown.tsx';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { SiteLoader } from './site-loader.tsx';
import { StaleNotice } from './stale-notice.tsx';

const fails: Answer = { status: 500, json: {} };
const none = { code: 'site-not-found', message: 'Non-existing id', fields: {} };
const unknown: Answer = { status: 404, json: { error: none } };
const siteCalled = (site_name: string): Answer => ({
  json: {
    result: {
      site: { id: 7, site_name, scenario_name: 'base' },
      fields: [],
      scenarios: [],
      tags: [],
      dictionary_tags: {},
      filled: {},
      lists: [],
      undo: null,
      can: { edit: true, delete: false, edit_lists: false },
    },
  },
});

const Name = () => <h1>{siteNameOf(useSite().site)}</h1>;
const loaded = (
  <SiteLoader skeleton={<p>Loading</p>} title={(name) => name}>
    <StaleNotice />
    <Name />
  </SiteLoader>
);

/** The site at an address, whose next call is answered so. */
function open(address: string, first: Answer) {
  history.replaceState(null, '', address);
  const next = { answer: first };
  const asked = serveCouncil(() => next.answer, { council: { features: ['site details v2'] } });
  shown(
    <TenantGate>
      <Routes>
        <Route path="/site/:siteId" element={loaded} />
      </Routes>
    </TenantGate>,
  );
  return { next, sites: () => asked.filter(({ path }) => path.startsWith('/site/')) };
}
const heading = (name: string) => screen.findByRole('heading', { name });
const again = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

afterEach(() => history.replaceState(null, '', '/'));

it('says that an unknown site does not exist', async () => {
  open('/site/7654321', unknown);
  await heading('Non-existing id');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

it('asks for no site that can be none', async () => {
  const { sites } = open('/site/none', fails);
  await heading('Non-existing id');
  expect(sites()).toEqual([]);
});

it('leads from a scenario that is no more to the site itself', async () => {
  const { next } = open('/site/7?scenario=Gone', unknown);
  await screen.findByText('There is no such site, or it has no scenario “Gone”.');
  next.answer = siteCalled('Mill');
  await userEvent.click(screen.getByRole('link', { name: 'Show the site itself' }));
  await heading('Mill');
  expect(location.pathname + location.search).toBe('/site/7');
});

it('says that the server failed, and asks again', async () => {
  const { next } = open('/site/7', fails);
  await heading('Failed fetching site details');
  next.answer = siteCalled('Mill');
  await again();
  expect(await heading('Mill')).toBeTruthy();
});

it('keeps what is shown where it cannot be fetched anew, and says that it may be old', async () => {
  const { next } = open('/site/7', siteCalled('Mill'));
  await heading('Mill');
  next.answer = fails;
  await act(() => queryClient.invalidateQueries());
  await screen.findByText(/^This may be out of date/);
  await heading('Mill');
  next.answer = siteCalled('Renamed by a colleague');
  await again();
  await heading('Renamed by a colleague');
  await waitFor(() => expect(screen.queryByText(/^This may be out of date/)).toBeNull());
});
