import { STANDARD_SETTINGS } from '@contract/council/ground/people/settings.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { storeTenant } from '../api/host.ts';
import { TenantGate } from '../session/tenant.tsx';
import { serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import { AppShell } from './app-shell.tsx';

const tenant = {
  shortName: 'oak',
  name: 'Oak',
  features: ['consultation pages', 'notifications', 'geodata management'],
  smallLogo: null,
  socialLinks: {},
  page_maintenance_status: [{ route: '/feedback', maintenanceActive: false }],
};
const account = {
  displayName: 'Una',
  email: 'una@oak.test',
  roles: [],
  settings: STANDARD_SETTINGS,
  provider: 'google',
};
const READING = ['representations.read', 'placemaker.read', 'sites.read'];
const ADMINISTERING = ['read', 'write', 'delete'].map((action) => `authorisation.${action}`);
const staff = (grants = READING) => ({ uid: 'una', kind: 'staff', grants, ...account });
const resident = { uid: 'rae', kind: 'consultation', grants: ['consultations.read'], ...account };

/** The frame at an address, for somebody or for nobody; who it is may be answered later. */
function open(
  address: string,
  user: object | null = staff(),
  council: object = tenant,
  known: Promise<void> = Promise.resolve(),
) {
  storeTenant('oak');
  history.pushState(null, '', address);
  serve(async ({ path }) => {
    const result = (json: unknown) => ({ json: { result: json } });
    if (path.startsWith('/tenants')) return result([]);
    if (path.startsWith('/tenant')) return result(council);
    if (path.startsWith('/auth/is-authenticated')) await known;
    if (path.startsWith('/auth/is-authenticated'))
      return result({ isAuthenticated: user !== null, user, newsFrom: 0 });
    if (path.startsWith('/auth/me')) return result(user);
    if (path.startsWith('/notifications')) return result([]);
    return { status: 500, json: { error: {} } };
  });
  shown(
    <TenantGate>
      <AppShell />
    </TenantGate>,
  );
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** From the settings by the bell to the page of all notifications. */
async function toNotifications() {
  await heading('Settings');
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'All notifications' }));
}
/** Pages are as narrow as a phone's here. */
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
const sidebar = () => document.getElementById('sidebar');

afterEach(() => history.replaceState(null, '', '/'));

it.each(['/consultations/representations/nope', '/consultations/representations/all/nope'])(
  'says that nothing is at %s, whose tab or flow is unknown',
  async (address) => {
    open(address);
    await heading('Page not found');
    await waitFor(() => expect(document.title).toContain('Page not found'));
  },
);

describe('what stands around a page', () => {
  it.each([
    ['/nowhere', true],
    ['/feedback', true],
    ['/sign-in', false],
    ['/select-tenant', false],
    ['/session-expired', false],
  ])('%s: for the public no menu, header %s', async (path, hasHeader) => {
    open(path, null);
    await heading(/./);
    await waitFor(() => expect(screen.queryAllByRole('banner')).toHaveLength(hasHeader ? 1 : 0));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull());
  });

  it.each(['/events', '/admin/cfs'])(
    '%s is not built yet: not found, even for an administrator, and in no menu',
    async (path) => {
      open(path, staff([...READING, ...ADMINISTERING]));
      await heading('Page not found');
      await waitFor(() => expect(document.title).toContain('Page not found'));
      await openMenu();
      await screen.findByRole('list', { name: 'Admin' });
      expect(sidebar()?.querySelectorAll(`a[href="${path}"]`)).toHaveLength(0);
    },
  );

  it('the menu belongs to those who may read placemaker', async () => {
    open('/nowhere');
    await openMenu();
    expect((await screen.findByRole('link', { name: 'Map' })).getAttribute('href')).toBe('/map');
  });

  it('who may not read placemaker finds none of it in the menu', async () => {
    open('/nowhere', staff(['representations.read']));
    await screen.findByRole('button', { name: /Una/ });
    await openMenu();
    await waitFor(() => expect(sidebar()?.querySelector('nav')).not.toBeNull());
    expect(sidebar()?.querySelectorAll('nav a')).toHaveLength(0);
  });

  it('a resident has no menu, and a way to the documents', async () => {
    open('/nowhere', resident);
    await screen.findByRole('button', { name: 'Leave feedback' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull());
    await within(screen.getByRole('main')).findByRole('link', { name: 'All documents' });
  });

  it.each([
    [resident, false],
    [staff(), true],
  ])('nothing of staff’s stands there until it is known who asks', async (user, hasMenu) => {
    const who = Promise.withResolvers<void>();
    open('/nowhere', user, tenant, who.promise);
    await heading('Page not found');
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    who.resolve();
    await screen.findByRole('button', { name: /Una/ });
    expect(screen.queryAllByRole('button', { name: 'Open menu' })).toHaveLength(hasMenu ? 1 : 0);
  });

  it('a page under maintenance says so, with a way back', async () => {
    const page_maintenance_status = [
      { route: '/notifications', maintenanceActive: true, maintenanceActiveUntil: null },
    ];
    open('/settings', staff(), { ...tenant, page_maintenance_status });
    await toNotifications();
    const main = screen.getByRole('main');
    await within(main).findByText("We're planning something big.");
    await userEvent.click(within(main).getByRole('button', { name: 'Back' }));
    await heading('Settings');
    expect(location.pathname).toBe('/settings');
  });
});

it('Back is named after the page one came from, and the focus goes to the heading', async () => {
  open('/settings');
  await toNotifications();
  const arrived = await heading('Notifications');
  expect(document.title).toMatch(/^Notifications/);
  await waitFor(() => expect(document.activeElement).toBe(arrived));
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await heading('Settings');
  expect(location.pathname).toBe('/settings');
});
