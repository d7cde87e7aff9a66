import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { TenantGate } from '../../session/tenant.tsx';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import NotificationsPage from './notifications-page.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/notifications', 'Current notifications', 'No notifications'],
  ['/notifications/archived', 'Archived', 'Nothing has been archived'],
])('at %s the page has its one title, with %s as the part shown', async (address, part, none) => {
  history.replaceState(null, '', address);
  serveCouncil(() => ({ json: { result: [] } }));
  shown(
    <TenantGate>
      <Routes>
        <Route path="/notifications/*" element={<NotificationsPage />} />
      </Routes>
    </TenantGate>,
  );
  await screen.findByText(none);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Notifications',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(part);
});
