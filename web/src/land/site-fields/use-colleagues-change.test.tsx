import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { patchSite } from '../ground/sites/patch-site.ts';
import { type SiteOnPage, SiteProvider } from '../ground/sites/site-context.tsx';
import { useColleaguesChange } from './use-colleagues-change.ts';

const page = {
  siteId: 7,
  scenario: 'base',
  site: {} as WholeSite,
} as SiteOnPage;
function Field({ value }: { value: string }) {
  return <p>{useColleaguesChange('site_name', value) ?? 'nobody'}</p>;
}
const field = (value: string) => (
  <SiteProvider value={page}>
    <Field value={value} />
  </SiteProvider>
);
const serveHistory = () =>
  serve(({ path }) =>
    path.startsWith('/history/7')
      ? { json: { result: { history: [{ user_id: 'ann', user_name: 'Ann Oak' }] } } }
      : { json: { result: { isAuthenticated: false, user: null } } },
  );
const historyIn = (asked: { path: string }[]) =>
  asked.filter(({ path }) => path.startsWith('/history/7'));

it('names who changed a value for three seconds', async () => {
  const asked = serveHistory();
  const { rerender } = shown(field('Depot'));
  expect(historyIn(asked)).toEqual([]);
  rerender(field('Yard'));
  await screen.findByText('Ann Oak');
  await screen.findByText('nobody');
  expect(historyIn(asked)).toHaveLength(1);
});

it('does not name what this page itself saved', async () => {
  const asked = serveHistory();
  const { rerender } = shown(field('Depot'));
  const values = { site_name: 'Mine' };
  const change = { id: 7, scenario_name: 'base', row_version: 2, change_id: null };
  patchSite(queryClient, { ...change, values });
  rerender(field('Mine'));
  await waitFor(() => screen.getByText('nobody'));
  expect(historyIn(asked)).toEqual([]);
});
