import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { TenantGate } from '../../../session/tenant.tsx';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import CorrespondencePage from './correspondence-page.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: [] };
const nothing = { rows: [], total: 0, page: 1, pages: 0 };
const search = [{ dbPropertyName: 'text', type: 'text', value: 'oak' }];

/** The table of a council that has no letter, or none that this search finds. */
function page(address: string) {
  storeTenant('oak');
  history.replaceState(null, '', address);
  serve(({ path }) => {
    if (path.startsWith('/tenant')) return { json: { result: tenant } };
    if (path.startsWith('/auth/is-authenticated'))
      return { json: { result: { isAuthenticated: false, user: null, newsFrom: null } } };
    if (path.startsWith('/correspondence/fields')) return { json: { result: [] } };
    return { json: { result: nothing } };
  });
  shown(
    <TenantGate>
      <CorrespondencePage />
    </TenantGate>,
  );
}

it('says where letters come from while there are none', async () => {
  page('/correspondence');
  await screen.findByText('No correspondence found');
  screen.getByText('Letters are written down on the page of their site.');
  expect(screen.queryByRole('grid')).toBeNull();
});

it('says what to do where a search finds none, and clears its filters at once', async () => {
  page(`/correspondence?filters=${encodeURIComponent(JSON.stringify(search))}`);
  await screen.findByText('No correspondence found');
  screen.getByText('Take a filter away to find more.');
  expect(screen.queryByText('Letters are written down on the page of their site.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Letters are written down on the page of their site.');
  expect(new URLSearchParams(location.search).get('filters')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Correspondence' }));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
