import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TenantGate } from '../../../session/tenant.tsx';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shown } from '../../../testing/shown.tsx';
import AnalysisPage from './analysis-page.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it('keeps its title and its tabs where what can be filtered by cannot be fetched', async () => {
  serveCouncil(() => ({ status: 500, json: {} }));
  shown(
    <TenantGate>
      <AnalysisPage />
    </TenantGate>,
  );
  const fault = within(await screen.findByRole('alert'));
  fault.getByText('Failed to load what representations can be filtered by');
  fault.getByRole('button', { name: 'Try again' });
  screen.getByRole('heading', { level: 1, name: 'Analysis' });
  const tabs = within(screen.getByRole('tablist', { name: 'Parts of the analysis' }));
  await userEvent.click(tabs.getByRole('tab', { name: 'Campaigns' }));
  const panel = await screen.findByRole('tabpanel', { name: 'Campaigns' });
  expect(panel.textContent).toContain('Failed to load what representations can be filtered by');
});
