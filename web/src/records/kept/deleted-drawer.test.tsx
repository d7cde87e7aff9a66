import {
  listDeletedContacts,
  lookAtContactChanges,
  removeContacts,
  restoreContacts,
  undoContactChanges,
} from '@calls/consultation/contacts/contract.ts';
import type { DeletedRecord } from '@contract/records/kept/deleting-endpoints.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { DeletedDrawer } from './deleted-drawer.tsx';
import type { RecordRemoval } from './use-record-removal.tsx';

const of: RecordRemoval = {
  remove: removeContacts,
  restore: restoreContacts,
  deleted: listDeletedContacts,
  bulk: { look: lookAtContactChanges, undo: undoContactChanges },
  plural: 'contacts',
  title: String,
  question: String,
  removed: String,
  restored: (count) => `${count} restored`,
  failure: 'No',
};
const one = (id: number, name: string, alsoDeleted: string[] = []): DeletedRecord => ({
  mergedInto: null,
  instead: null,
  bulk: null,
  id,
  name,
  alsoDeleted,
  deletedAt: '2026-04-03T10:00:00.000Z',
  deletedBy: 'Una Hart',
});

/** The drawer over these deleted ones; those that were restored leave the list. */
function show(deleted: DeletedRecord[]) {
  storeTenant('oak');
  let left = deleted;
  const calls = serve(({ method, path, body }) => {
    if (method === 'POST') {
      const { ids } = body as { ids: number[] };
      left = left.filter(({ id }) => !ids.includes(id));
      return { json: { result: { ids } } };
    }
    return path.startsWith('/consultations/contacts/deleted')
      ? { json: { result: { records: left, total: left.length } } }
      : { json: { result: {} } };
  });
  shown(
    <>
      <DeletedDrawer of={of} close={() => undefined} />
      <Toaster />
    </>,
  );
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

it('restores one, and says who named by it stays deleted', async () => {
  const sent = show([one(7, 'Ada Ashby', ['Dale Ltd']), one(8, 'Bo Birch')]);
  const press = await screen.findByRole('button', { name: 'Restore Ada Ashby' });
  expect(screen.getAllByText('Deleted on 3 Apr 2026, 11:00 by Una Hart')).toHaveLength(2);
  expect(screen.getByText('Dale Ltd is deleted as well and stays so')).toBeTruthy();
  await userEvent.click(press);
  await screen.findByText('1 restored');
  expect(await screen.findByText('Dale Ltd is deleted as well and stays so')).toBeTruthy();
  expect(sent()).toEqual([{ ids: [7] }]);
  // Its button has gone with its line: the focus stays with the others.
  await waitFor(() => expect(screen.queryByText('Ada Ashby')).toBeNull());
  expect(document.activeElement?.contains(screen.getByText('Bo Birch'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('restores many at once, until nothing is left but what comes back otherwise', async () => {
  const merged = { ...one(9, 'Cy Cole'), mergedInto: { id: 3, name: 'Cy Coal' } };
  const taken = { ...one(10, 'Di Dale'), instead: 'Register it again from the inbox' };
  const sent = show([one(7, 'Ada Ashby'), one(8, 'Bo Birch'), merged, taken]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore 2 selected' }));
  await waitFor(() => expect(screen.queryByText('Bo Birch')).toBeNull());
  expect(screen.getByText('Merged into Cy Coal (3): undo the merge there')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore Cy Cole' })).toBeNull();
  expect(screen.getByText('Register it again from the inbox')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore Di Dale' })).toBeNull();
  expect(sent()).toEqual([{ ids: [7, 8] }]);
});

it('says that nothing is deleted', async () => {
  show([]);
  expect(await screen.findByText('Nothing is deleted')).toBeTruthy();
});

it('says that the list could not be loaded, and loads it again', async () => {
  storeTenant('oak');
  let works = false;
  serve(() =>
    works
      ? { json: { result: { records: [one(7, 'Ada Ashby')], total: 1 } } }
      : { status: 400, json: { error: { code: 'payload-invalid', message: 'No' } } },
  );
  shown(<DeletedDrawer of={of} close={() => undefined} />);
  await screen.findByText('Failed to load deleted contacts');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Ashby')).toBeTruthy();
});
