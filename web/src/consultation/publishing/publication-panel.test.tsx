import type { PublicationStep } from '@contract/consultation/publishing/contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { PublicationPanel } from './publication-panel.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null };
const user = {
  uid: 'una',
  kind: 'staff',
  grants: ['representations.read', 'representations.write'],
};
const OTHER =
  'Another officer than the one who asked, last changed the text or drew boxes on an attachment, has to approve it';

/** How far a representation has come after each step, and what whoever looks cannot do next. */
const after = {
  none: { state: null, refusals: { approve: 'No', publish: 'No', withdraw: 'No' } },
  ask: {
    state: 'Waiting for approval',
    refusals: { ask: 'No', approve: OTHER, publish: 'No', withdraw: 'No' },
  },
  approve: { state: 'Approved', refusals: { ask: 'No', approve: 'No', withdraw: 'No' } },
  publish: { state: 'Published', refusals: { ask: 'No', approve: 'No', publish: 'No' } },
  withdraw: { state: null, refusals: { approve: 'No', publish: 'No', withdraw: 'No' } },
};

/** The panel of representation 7 after a step; gives the steps that are sent. */
function show(taken: keyof typeof after, refusals?: Partial<Record<PublicationStep, string>>) {
  storeTenant('oak');
  let at = taken;
  let first = refusals;
  const calls = serve(({ path, method, body }) => {
    const result = (json: unknown) => ({ json: { result: json } });
    if (path.startsWith('/tenant')) return result(tenant);
    if (path.startsWith('/auth')) return result({ isAuthenticated: true, user, newsFrom: 0 });
    if (method === 'PUT') {
      at = (body as { step: PublicationStep }).step;
      first = undefined;
      return result({ ids: [7], refused: [] });
    }
    const isPublic = at === 'publish';
    return result({
      askedBy: 'Ada',
      approvedBy: 'Bo',
      edition: 1,
      publishedAt: isPublic ? '2026-04-02T10:00:00.000Z' : null,
      isOutdated: false,
      ...after[at],
      ...(first ? { refusals: first } : {}),
    });
  });
  shown(
    <TenantGate>
      <PublicationPanel id={7} />
      <Toaster />
    </TenantGate>,
  );
  return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('whoever asks for approval reads that another officer has to give it', async () => {
  const sent = show('none');
  await press('Ask for approval');
  await screen.findByText('Representation now waits for approval');
  await screen.findByText(OTHER);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(sent()).toEqual([{ ids: [7], step: 'ask' }]);
});

it('another officer approves it, publishes it and reads which edition the public reads', async () => {
  const sent = show('ask', { ask: 'No', publish: 'No', withdraw: 'No' });
  await press('Approve');
  await screen.findByText('Representation approved');
  await press('Publish');
  await screen.findByText('Representation published');
  await screen.findByText(/^The public reads edition 1 of 2 April 2026\./);
  expect(sent()).toEqual([
    { ids: [7], step: 'approve' },
    { ids: [7], step: 'publish' },
  ]);
});

it('withdrawing is asked first', async () => {
  const sent = show('publish');
  await press('Withdraw');
  const question = await screen.findByRole('dialog', { name: 'Withdraw representation' });
  expect(sent()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Representation withdrawn');
  await waitFor(() => expect(screen.queryByText(/^The public reads edition/)).toBeNull());
  expect(sent()).toEqual([{ ids: [7], step: 'withdraw' }]);
});
