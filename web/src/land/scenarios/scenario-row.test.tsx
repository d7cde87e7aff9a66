import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { type SiteOnPage, SiteProvider } from '../ground/sites/site-context.tsx';
import { ScenarioRow } from './scenario-row.tsx';

const site = { siteId: 7, scenario: 'base', can: { edit: true, delete: true } } as SiteOnPage;

/** The row of a scenario; gives what was published or taken back so far. */
function row(isPublic: boolean) {
  const asked = serve(() => ({ json: { result: {} } }));
  shown(
    <SiteProvider value={site}>
      <ScenarioRow record={{ scenarioName: 'Denser', isPublic, idUnique: null, sites: 1 }} />
    </SiteProvider>,
  );
  return () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body);
}
const change = (public_map_visibility: boolean) => ({
  scenarios: [{ scenarioName: 'Denser', public_map_visibility }],
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks before it publishes a scenario, and publishes nothing where one turns back', async () => {
  const written = row(false);
  await press('Denser on the public map');
  const question = screen.getByRole('dialog', { name: 'Publish Denser' });
  within(question).getByText(/Everybody will see the site under Denser/);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written()).toEqual([]);

  await press('Denser on the public map');
  await press('Publish');
  await waitFor(() => expect(written()).toEqual([expect.objectContaining(change(true))]));
});

it('takes it from the public map without a question', async () => {
  const written = row(true);
  await press('Denser on the public map');
  await waitFor(() => expect(written()).toEqual([expect.objectContaining(change(false))]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
