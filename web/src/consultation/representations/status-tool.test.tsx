import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { storeTenant } from '../../api/host.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { serve, type Answer } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { StatusTool } from './status-tool.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null };

function show(status: () => Answer) {
  storeTenant('oak');
  const user = {
    uid: 'una',
    kind: 'staff',
    grants: ['representations.read', 'representations.write'],
  };
  const result = (json: unknown) => ({ json: { result: json } });
  const asked = serve(({ path }) => {
    if (path.startsWith('/tenant')) return result(tenant);
    if (path.startsWith('/auth')) return result({ isAuthenticated: true, user, newsFrom: 0 });
    if (path.endsWith('/undo'))
      return result({
        undone: [12],
        left: [{ id: 13, name: '13, Hall', why: 'Changed again since' }],
        withdrawn: 0,
      });
    return status();
  });
  shown(
    <TenantGate>
      <StatusTool ids={[12, 13]} done={() => undefined} />
      <Toaster />
    </TenantGate>,
  );
  return asked;
}

const given = { json: { result: { ids: [12, 13], bulk_id: 'b' } } };
const choose = async (status: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Update status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: status }));
};

beforeEach(() => queryClient.clear());

it('is undone as one from the toast, which says what it left and why', async () => {
  const asked = show(() => given);
  await choose('Reviewed');
  expect(await screen.findByText('2 representations are now Reviewed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 record changed back')).toBeTruthy();
  expect(await screen.findByText('13, Hall: Changed again since.')).toBeTruthy();
  const [put, undo] = asked.filter(({ method }) => method !== 'GET');
  const bulkId = (put?.body as { bulk_id?: string } | undefined)?.bulk_id;
  expect(undo?.path).toBe(`/consultations/representations/bulk-changes/${bulkId}/undo`);
  expect(undo?.body).toMatchObject({ ids: [12, 13] });
});

it('asks why for “Response sent”, and sends nothing before', async () => {
  const asked = show(() => given);
  await choose('Response sent');
  const reason = await screen.findByLabelText('Reason');
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.type(reason, 'Answered by letter');
  const [, confirm] = screen.getAllByRole('button', { name: 'Update status', hidden: true });
  await userEvent.click(confirm as HTMLElement);
  expect(await screen.findByText('2 representations are now Response sent')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    status: 'Response sent',
    reason: 'Answered by letter',
  });
});

it('whose answer is lost is looked up, and told as what was done', async () => {
  let times = 0;
  show(() => {
    times += 1;
    return times === 1 ? { status: 504, json: 'upstream timed out' } : given;
  });
  await choose('Reviewed');
  expect(await screen.findByText('No answer came. Looking what became of it…')).toBeTruthy();
  expect(await screen.findByText('2 representations are now Reviewed')).toBeTruthy();
  expect(screen.queryByText(/^0 representations/)).toBeNull();
});
