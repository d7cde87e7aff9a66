import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TenantGate } from '../../../session/tenant.tsx';
import { foundSite, serveCouncil, user } from '../../../testing/searching.tsx';
import { shown } from '../../../testing/shown.tsx';
import SiteTablePage from './table-page.tsx';

it('a table that cannot be had says so, keeps the address and comes back', async () => {
  let fails = true;
  const page = { records: [foundSite(1)], total: 1, page: 1, pages: 1 };
  serveCouncil({
    answer: ({ path }) => {
      if (!path.startsWith('/site/table?')) return undefined;
      return fails ? { status: 500, json: {} } : { json: { result: page } };
    },
  });
  history.replaceState(null, '', '/table?sort=-size_ha');
  shown(
    <TenantGate>
      <SiteTablePage />
    </TenantGate>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to search sites');
  fails = false;
  await user.click(screen.getByText('Try again'));
  await waitFor(() => expect(document.querySelector('[data-row="1"]')).not.toBeNull());
  expect(new URLSearchParams(location.search).get('sort')).toBe('-size_ha');
});
