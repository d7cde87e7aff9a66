import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { MergePanel } from './merge-panel.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null };
const alike = (id: number, name: string) => ({ kind: 'contact', id, name, about: 'Slate Ltd' });
const merge = {
  id: 3,
  kind: 'contact',
  keptId: 7,
  mergedId: 9,
  name: 'Adah Marsh',
  mergedAt: '2026-04-03T10:00:00.000Z',
  mergedBy: 'Una Hart',
};
const refusal = {
  code: 'conflict',
  message: 'Payload data is invalid',
  fields: { id: 'Ada Marsh was merged into Bo Birch since: undo that first' },
};

function show(grants: string[]) {
  storeTenant('oak');
  const user = { uid: 'una', kind: 'staff', grants };
  serve(({ method, path }) => {
    const result = (json: unknown) => ({ json: { result: json } });
    if (method === 'POST') return { status: 409, json: { error: refusal } };
    if (path.startsWith('/tenant')) return result(tenant);
    if (path.startsWith('/auth')) return result({ isAuthenticated: true, user, newsFrom: 0 });
    if (path.startsWith('/consultations/look-alikes'))
      return result({ found: [alike(7, 'Ada Marsh'), alike(8, 'Ada March')] });
    if (path.startsWith('/consultations/merges/comparison'))
      return result({ sides: [], fields: [] });
    if (path.startsWith('/consultations/merges')) return result({ merges: [merge] });
    return result({ contact: { id: 7, firstName: 'Ada', lastName: 'Marsh', email: null } });
  });
  shown(
    <TenantGate>
      <MergePanel kind="contact" id={7} done={() => undefined} />
      <Toaster />
    </TenantGate>,
  );
}

it('offers those who may be the same but never oneself, and says why a merge cannot be undone', async () => {
  show(['representations.read', 'representations.write']);
  await userEvent.click(await screen.findByRole('button', { name: 'Merge with Ada March' }));
  expect(await screen.findByRole('dialog', { name: 'Merge contacts' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Merge with Ada Marsh' })).toBeNull();
  expect(screen.getByText('Merged on 3 Apr 2026, 11:00 by Una Hart')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo the merge of Adah Marsh' }));
  expect(await screen.findByText(refusal.fields.id)).toBeTruthy();
});
