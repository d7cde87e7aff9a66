import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeTenant } from '../api/host.ts';
import { TenantGate } from '../session/tenant.tsx';
import { serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import { PageFrame } from './page-frame.tsx';

const tenant = {
  shortName: 'oak',
  name: 'Oak',
  features: ['consultation pages'],
  smallLogo: null,
  page_maintenance_status: [],
};

/** The frame at an address; calls are answered as for somebody who may see everything. */
function open(address: string) {
  storeTenant('oak');
  history.pushState(null, '', address);
  const user = { uid: 'una', kind: 'staff', grants: ['representations.read', 'placemaker.read'] };
  serve(({ path }) => {
    const result = (json: unknown) => ({ json: { result: json } });
    if (path.startsWith('/tenant')) return result(tenant);
    if (path.startsWith('/auth')) return result({ isAuthenticated: true, user, newsFrom: 0 });
    return { status: 500, json: { error: {} } };
  });
  shown(
    <TenantGate>
      <PageFrame />
    </TenantGate>,
  );
}

it.each(['/consultations/representations/nope', '/consultations/representations/all/nope'])(
  'says that nothing is at %s, whose tab or flow is unknown',
  async (address) => {
    open(address);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(document.title).toContain('Page not found');
  },
);
