import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { storeTenant } from '../../../api/host.ts';
import { TenantGate } from '../../../session/tenant.tsx';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { ResponseOfAddress } from './response-of-address.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: ['consultation pages'], smallLogo: null };
const response = {
  id: 4,
  description: 'To the objectors of Mill Lane',
  text: '<p>Thank you.</p>',
  state: 'Sent',
  approvedBy: null,
  approvedAt: null,
  writers: [],
  mayApprove: false,
  deliveries: [],
  row_version: 1,
  answers: [],
  summary: '',
  councilResponse: '',
};

beforeEach(() => queryClient.clear());

function open(address: string) {
  storeTenant('oak');
  history.pushState(null, '', address);
  const user = { uid: 'una', kind: 'staff', grants: ['representations.read'] };
  const asked = serve(({ path }) => {
    const result = (json: unknown) => ({ json: { result: json } });
    if (path.startsWith('/tenant')) return result(tenant);
    if (path.startsWith('/auth')) return result({ isAuthenticated: true, user, newsFrom: 0 });
    if (path === '/consultations/response/4') return result({ response });
    if (path.includes('/fields')) return result([]);
    return result({ history: [], rows: [], recipients: [], deliveries: [] });
  });
  shown(
    <TenantGate>
      <p>Representations</p>
      <ResponseOfAddress />
    </TenantGate>,
  );
  return asked;
}

it('opens the response that the address of the representations names, and closing leaves the rest of it', async () => {
  open('/consultations/representations?responseId=4&representationId=7');
  expect(await screen.findByRole('dialog', { name: 'To the objectors of Mill Lane' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?representationId=7');
});

it('asks for none where the address names none', async () => {
  const asked = open('/consultations/representations');
  expect(await screen.findByText('Representations')).toBeTruthy();
  expect(asked.filter(({ path }) => path.includes('/response'))).toEqual([]);
});
