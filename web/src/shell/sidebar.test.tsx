import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { storeTenant } from '../api/host.ts';
import { TenantGate } from '../session/tenant.tsx';
import { serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import Sidebar from './sidebar.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null };
const user = { uid: 'ada', kind: 'staff', grants: ['placemaker.read', 'sites.read'] };

function show() {
  storeTenant('oak');
  serve(({ path }) => {
    if (path.startsWith('/tenant')) return { json: { result: tenant } };
    if (path.startsWith('/auth/is-authenticated'))
      return { json: { result: { isAuthenticated: true, user, newsFrom: 0 } } };
    return { json: { result: { lists: [] } } };
  });
  const navigation = { open: true, toggle: () => undefined, over: true, setOver: () => undefined };
  shown(
    <TenantGate>
      <Sidebar navigation={navigation} />
    </TenantGate>,
  );
}
afterEach(() => history.replaceState(null, '', '/'));

it('says of an entry that is not there yet why it leads nowhere', async () => {
  show();
  const entry = await screen.findByRole('link', { name: 'Events' });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(entry);
  const words = await screen.findByRole('tooltip');
  expect(words.textContent).toBe('Events: not part of this version');
});

it.each(['/', '/map'])('marks the map at %s, and nothing else', async (path) => {
  history.replaceState(null, '', path);
  show();
  await screen.findByRole('link', { name: 'Map' });
  const marked = [...document.querySelectorAll('#sidebar a[aria-current=page]')];
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/map']);
});
