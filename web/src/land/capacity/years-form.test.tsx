import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { type SiteOnPage, SiteProvider } from '../ground/sites/site-context.tsx';
import CapacityPanel from './capacity-panel.tsx';

const page: SiteOnPage = {
  siteId: 72,
  scenario: 'base',
  site: {} as WholeSite,
  fields: new Map(),
  lists: [],
  can: { edit: true, delete: false },
  refetch: undefined,
  v2: true,
};
const sums = { years1To5: 36, years6To10: 0, years11To15: 0, later: 0, total: 36 };

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

it('years are entered without a capacity, summed while one types, and refused beside the year', async () => {
  const asked = serve(({ method }) => ({
    json: {
      result:
        method === 'PUT'
          ? { sums }
          : { capacity: null, entered: null, boundaryHectares: 1, planFrom: 2026 },
    },
  }));
  shown(
    <SiteProvider value={page}>
      <CapacityPanel />
    </SiteProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Enter years' }));
  await user.type(await field('2026/27'), '20');
  await user.click(screen.getByRole('button', { name: 'Add 2025/26' }));
  await user.type(await field('2025/26'), '16');
  screen.getByText('36 homes are in the trajectory');

  await user.type(await field('2028/29'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Save years' }));
  const wrong = await screen.findByRole('textbox', { name: '2028/29', description: /whole/ });
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);

  await user.clear(await field('2028/29'));
  await user.click(screen.getByRole('button', { name: 'Save years' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/site/update-year-sum/72',
      body: {
        trajectory: [
          { year: 2025, homes: 16 },
          { year: 2026, homes: 20 },
        ],
        row_version: 0,
      },
    }),
  );
});

it('years are compared with the capacity', async () => {
  serve(() => ({
    json: {
      result: {
        capacity: {
          inputs: { grossHectares: 1, method: 'density', density: 93, abnormals: [] },
          outcome: { homes: 93, netHectares: 1, costs: 0, section106: 0, abnormalCosts: 0 },
          trajectory: [{ year: 2026, homes: 36 }],
          sums,
          savedBy: 'Olive',
          savedAt: '2026-11-01T10:00:00Z',
          row_version: 3,
        },
        entered: null,
        boundaryHectares: 1,
        planFrom: 2026,
      },
    },
  }));
  shown(
    <SiteProvider value={page}>
      <CapacityPanel />
    </SiteProvider>,
  );
  await screen.findByText('36 of 93 homes are in the trajectory');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Enter years' }));
  await user.type(await field('2027/28'), '57');
  expect(screen.queryByText('93 of 93 homes are in the trajectory')).not.toBeNull();
});

it('a year that a colleague added meanwhile is saved along', async () => {
  let saved = {
    inputs: { grossHectares: 1, method: 'density', density: 93, abnormals: [] },
    outcome: { homes: 93, netHectares: 1, costs: 0, section106: 0, abnormalCosts: 0 },
    trajectory: [{ year: 2026, homes: 36 }],
    sums,
    savedBy: 'Olive',
    savedAt: '2026-11-01T10:00:00Z',
    row_version: 1,
  };
  const asked = serve(({ method, body }) => {
    if (method !== 'PUT')
      return {
        json: {
          result: { capacity: saved, entered: null, boundaryHectares: 1, planFrom: 2026 },
        },
      };
    return (body as { row_version: number }).row_version === saved.row_version
      ? { json: { result: { sums } } }
      : { status: 409, json: { error: { code: 'changed-meanwhile', message: 'Changed' } } };
  });
  const user = userEvent.setup();
  queryClient.clear();
  shown(
    <SiteProvider value={page}>
      <CapacityPanel />
    </SiteProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Enter years' }));
  await user.type(await field('2027/28'), '4');
  saved = {
    ...saved,
    trajectory: [...saved.trajectory, { year: 2041, homes: 12 }],
    row_version: 2,
  };
  await user.click(screen.getByRole('button', { name: 'Save years' }));
  expect((await field('2041/42')).value).toBe('12');
  await user.click(screen.getByRole('button', { name: 'Save years' }));
  await waitFor(() =>
    expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      trajectory: [
        { year: 2026, homes: 36 },
        { year: 2027, homes: 4 },
        { year: 2041, homes: 12 },
      ],
      row_version: 2,
    }),
  );
});

it('a year before those of the plan that was typed in before a reload is saved along', async () => {
  sessionStorage.clear();
  queryClient.clear();
  const asked = serve(({ method }) => ({
    json: {
      result:
        method === 'PUT'
          ? { sums }
          : { capacity: null, entered: null, boundaryHectares: 1, planFrom: 2026 },
    },
  }));
  const panel = (
    <SiteProvider value={page}>
      <CapacityPanel />
    </SiteProvider>
  );
  const user = userEvent.setup();
  const before = shown(panel);
  await user.click(await screen.findByRole('button', { name: 'Enter years' }));
  await user.click(screen.getByRole('button', { name: 'Add 2025/26' }));
  await user.click(screen.getByRole('button', { name: 'Add 2024/25' }));
  await user.type(await field('2024/25'), '16');
  before.unmount();
  shown(panel);
  await user.click(await screen.findByRole('button', { name: 'Enter years' }));
  expect((await field('2024/25')).value).toBe('16');
  screen.getByText('16 homes are in the trajectory');
  await user.click(screen.getByRole('button', { name: 'Save years' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      trajectory: [{ year: 2024, homes: 16 }],
    }),
  );
});
