import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { OnSite, shownOnSite } from '../ground/sites/testing/shown-on-site.tsx';
import CapacityPanel from './capacity-panel.tsx';

const nothing = { capacity: null, entered: null, boundaryHectares: 1, planFrom: 2026 };

/** Nothing was calculated yet, and no answer comes to what is saved. */
const serveNothing = () =>
  serve(({ method, path }) => {
    if (method !== 'GET') throw new TypeError('Failed to fetch');
    const result = path.includes('/constraints') ? { siteHectares: 1, constraints: [] } : nothing;
    return { json: { result } };
  });
const density = () => screen.getByLabelText<HTMLInputElement>('Homes per hectare');
const start = () => screen.findByRole('button', { name: 'Calculate capacity' });

it('begins in its first field by keyboard, and belongs to the scenario that it was typed under', async () => {
  serveNothing();
  const { rerender } = shownOnSite(<CapacityPanel />);
  const choose = (scenario: string) =>
    rerender(
      <OnSite more={{ scenario }}>
        <CapacityPanel />
      </OnSite>,
    );
  for (const scenario of ['Taller', 'base']) {
    choose(scenario);
    await start();
  }
  (await start()).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Gross area (ha)'));
  await userEvent.type(density(), '77');
  choose('Taller');
  expect(density().value).toBe('');
  choose('base');
  expect(density().value).toBe('77');
});

it('keeps what was typed when saving fails', async () => {
  serveNothing();
  const { unmount } = shownOnSite(<CapacityPanel />);
  await userEvent.click(await start());
  await userEvent.type(density(), '41');
  await userEvent.click(screen.getByRole('button', { name: 'Save capacity' }));
  await screen.findByText('The capacity was not saved');
  unmount();
  shownOnSite(<CapacityPanel />);
  await userEvent.click(await start());
  expect(density().value).toBe('41');
});

it('is only looked at by those who may not write', async () => {
  serveNothing();
  shownOnSite(<CapacityPanel />, { can: { edit: false, delete: false } });
  await screen.findByText('No capacity calculated yet');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
