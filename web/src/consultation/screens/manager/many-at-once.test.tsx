import { takePublicationStep } from '@contract/consultation/publishing/contract.ts';
import {
  listDeletedRepresentations,
  lookAtRepresentationChanges,
  removeRepresentations,
  restoreRepresentations,
  undoRepresentationChanges,
} from '@contract/consultation/representations/contract.ts';
import { markChecked } from '@contract/consultation/texts/contract.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { storeTenant } from '../../../api/host.ts';
import { TenantGate } from '../../../session/tenant.tsx';
import { type Answer, type Asked, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { type RecordRemoval, useRecordRemoval } from '../../../records/kept/use-record-removal.tsx';
import { PublicationTool } from '../../publishing/publication-tool.tsx';
import { CheckTool } from '../../representations/check-tool.tsx';
import { UncheckedTool } from '../../representations/unchecked-tool.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null };
const MANY = Array.from({ length: 450 }, (_, at) => at + 1);
const result = (json: unknown): Answer => ({ json: { result: json } });

const sentIds = ({ body }: Asked) => (body as { ids: number[] }).ids;
const partsOf = (asked: Asked[], { method, path }: { method: string; path: string }) =>
  asked.filter((each) => each.method === method && each.path === path).map(sentIds);

function show(part: ReactNode, answer: (asked: Asked) => Answer) {
  storeTenant('oak');
  const grants = [
    'representations.read',
    'representations.write',
    'representations.delete',
    'originals.read',
  ];
  const user = { uid: 'una', kind: 'staff', grants };
  const asked = serve((each) => {
    if (each.path.startsWith('/tenant')) return result(tenant);
    if (each.path.startsWith('/auth')) return result({ isAuthenticated: true, user, newsFrom: 0 });
    return answer(each);
  });
  shown(
    <TenantGate>
      {part}
      <Toaster />
    </TenantGate>,
  );
  return asked;
}

const removal: RecordRemoval = {
  remove: removeRepresentations,
  restore: restoreRepresentations,
  deleted: listDeletedRepresentations,
  bulk: { look: lookAtRepresentationChanges, undo: undoRepresentationChanges },
  plural: 'representations',
  title: () => 'Delete them',
  question: () => 'Sure?',
  removed: (count) => `${count} deleted`,
  restored: (count) => `${count} restored`,
  failure: 'Failed to delete',
};

function Removing() {
  const { ask, question } = useRecordRemoval(removal, () => undefined);
  return (
    <>
      <button onClick={() => ask(MANY)}>Remove</button>
      {question}
    </>
  );
}

beforeEach(() => queryClient.clear());

it('marks many as checked in parts, and counts those that were not before', async () => {
  const asked = show(<CheckTool ids={MANY} />, (each) => result({ ids: sentIds(each) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as checked' }));
  expect(await screen.findByText('450 representations marked as checked')).toBeTruthy();
  expect(partsOf(asked, markChecked).map(({ length }) => length)).toEqual([200, 200, 50]);
});

it('takes many a step towards the public in parts, and says what was done where a part fails', async () => {
  const asked = show(<PublicationTool ids={MANY} done={() => undefined} />, (each) => {
    const ids = sentIds(each);
    return ids.includes(450)
      ? { status: 409, json: { error: { code: 'conflict', message: 'Refused', fields: {} } } }
      : result({ ids: ids.slice(1), refused: [{ id: ids[0], why: 'No consent' }] });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Publication' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask for approval' }));
  expect(await screen.findByText('398 representations now wait for approval')).toBeTruthy();
  expect(screen.getByText('2 not: No consent')).toBeTruthy();
  expect(screen.getByText('Refused 400 were done before.')).toBeTruthy();
  expect(partsOf(asked, takePublicationStep)).toHaveLength(3);
});

it('deletes many in parts of one deletion, which the toast takes back as one', async () => {
  const asked = show(<Removing />, (each) =>
    each.path.endsWith('/undo')
      ? result({ undone: sentIds(each), left: [], withdrawn: 0 })
      : result({ ids: sentIds(each) }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('450 deleted')).toBeTruthy();
  const deletions = asked.filter(({ method }) => method === 'DELETE').map(({ body }) => body);
  expect(deletions).toHaveLength(3);
  const names = new Set(deletions.map((body) => (body as { bulk_id: string }).bulk_id));
  expect(names.size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('450 restored')).toBeTruthy();
  const [undo] = asked.filter(({ path }) => path.endsWith('/undo'));
  expect(undo?.path).toBe(`/consultations/representations/bulk-changes/${[...names].join()}/undo`);
});

it('leads to what is not yet checked, with its count', async () => {
  show(<UncheckedTool />, () => result({ records: [], total: 1_234, page: 1, pages: 62 }));
  const link = await screen.findByRole('link', { name: 'Not yet checked (1,234)' });
  const filters = new URL(link.getAttribute('href') ?? '', 'http://oak.test').searchParams;
  expect(JSON.parse(filters.get('filters') ?? '')).toEqual([
    { type: 'checkbox', dbPropertyName: 'is_checked', value: false },
  ]);
});
