import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { storeTenant } from '../../api/host.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { RepresentationFacts } from './representation-facts.tsx';
import { tellWithdrawal } from './tell-withdrawn.ts';

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null };
const representation: Representation = {
  id: 12,
  consultationEventId: 1,
  consultation: 'Draft local plan',
  correspondenceType: null,
  correspondenceName: null,
  letterDate: null,
  receivedDate: '2026-04-02',
  acknowledgementDate: null,
  status: 'Received',
  attitude: null,
  isLate: false,
  representee: null,
  agents: [],
  policy: null,
  responseDeadline: null,
  consent: null,
  topics: [],
  subRepresentations: [{ id: 4, sequentialId: 1 }],
  customColumns: [],
  publication: null,
  text: '',
  isChecked: false,
  row_version: 1,
};

function show(grants: string[], of: Partial<Representation> = {}) {
  storeTenant('oak');
  const user = { uid: 'una', kind: 'staff', grants };
  const asked = serve(({ path }) => {
    const result = (json: unknown) => ({ json: { result: json } });
    if (path.startsWith('/tenant')) return result(tenant);
    if (path.startsWith('/auth')) return result({ isAuthenticated: true, user, newsFrom: 0 });
    return result({ ids: [12] });
  });
  shown(
    <TenantGate>
      <RepresentationFacts representation={{ ...representation, ...of }} />
      <Toaster />
    </TenantGate>,
  );
  return asked;
}

beforeEach(() => queryClient.clear());

it('whoever may not read originals learns that it is there and not checked, and cannot open it', async () => {
  show(['representations.read', 'representations.write']);
  expect(await screen.findByText('Not yet checked for personal details')).toBeTruthy();
  expect(screen.queryByText('Nothing was written down of its text.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark as checked' })).toBeNull();
});

it('an officer reads it, and opens it to the others', async () => {
  const grants = ['representations.read', 'representations.write', 'originals.read'];
  const asked = show(grants, { text: 'I am Quillfeather.' });
  expect(await screen.findByText('I am Quillfeather.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as checked' }));
  expect(await screen.findByText('1 representation marked as checked')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')).toEqual({
    method: 'PUT',
    path: '/consultations/representations/checked',
    body: { ids: [12] },
  });
});

it('says that a change withdrew it and why, and nothing where it did not', async () => {
  show(['representations.read'], { isChecked: true });
  tellWithdrawal({ withdrawn: null });
  tellWithdrawal({ withdrawn: 'Withdrawn: consent no longer covers what was published' });
  expect(await screen.findByText('The public reads it no longer')).toBeTruthy();
  expect(screen.getAllByText(/consent no longer covers/)).toHaveLength(1);
  expect(screen.queryByText('Not yet checked for personal details')).toBeNull();
});
