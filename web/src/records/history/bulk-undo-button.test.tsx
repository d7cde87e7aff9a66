import { lookAtSiteChanges, undoSiteChanges } from '@contract/land/sites/contract/bulk-edit.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { BulkUndoButton } from './bulk-undo-button.tsx';

const ID = '6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c';
const left = [{ id: 3, name: 'Mill Lane', why: 'Changed again since' }];

beforeEach(() => queryClient.clear());

it('asks before it changes many back, names what stays and why, and tells the outcome', async () => {
  const asked = serve(({ method }) => ({
    json: {
      result:
        method === 'GET'
          ? {
              kind: 'changed',
              records: 3,
              date: '2026-04-02T10:00:00Z',
              user_name: 'Ann Oak',
              undoable: [1, 2],
              left,
              left_count: 1,
            }
          : { undone: [1, 2], left: [], withdrawn: 0 },
    },
  }));
  shown(
    <>
      <BulkUndoButton
        bulk={{ id: ID, records: 3, kind: 'changed' }}
        calls={{ look: lookAtSiteChanges, undo: undoSiteChanges }}
      />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo all 3' }));
  expect(await screen.findByText('2 records will be as they were before.')).toBeTruthy();
  expect(
    screen.getByText('1 record will stay as it is. Mill Lane: Changed again since.'),
  ).toBeTruthy();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(screen.getByText('Change 2 records back'));
  expect(await screen.findByText('2 records changed back')).toBeTruthy();
  const undo = asked.find(({ method }) => method === 'POST');
  expect(undo?.path).toBe(`/site/bulk-changes/${ID}/undo`);
  expect(undo?.body).toMatchObject({ ids: [1, 2] });
});
