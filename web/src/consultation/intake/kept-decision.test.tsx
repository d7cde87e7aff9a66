import type { IntakeRun } from '@contract/consultation/intake/contract/runs.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { storeTenant } from '../../api/host.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { RunResult } from './run-result.tsx';
import { TableDecision } from './table-decision.tsx';

const BULK = '6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c';
const run: IntakeRun = {
  id: 7,
  kind: 'table',
  fileName: 'answers.csv',
  status: 'preview',
  consultationEventId: null,
  correspondenceType: null,
  receivedDate: null,
  columns: [{ name: 'Said', field: null, values: 3, sample: 'The lane' }],
  done: 3,
  total: 3,
  error: null,
  bulk_id: BULK,
  userName: 'Una',
  createdAt: '2026-04-02T10:00:00Z',
  finishedAt: null,
};
const counts = { waiting: 0, taken: 2, corrected: 1, refused: 0, repeated: 0, undone: 1 };

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  storeTenant('oak');
});

/** Whether closing the tab would ask. */
const asksOnLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('asks before a reload loses which columns were matched, and brings them back', async () => {
  const asked = serve(({ path }) => ({
    json: {
      result: path.startsWith('/consultations/events')
        ? { consultations: [] }
        : path.startsWith('/consultations/lookups')
          ? { correspondenceTypes: [] }
          : { id: 7 },
    },
  }));
  shown(<TableDecision run={run} ready={3} />);
  expect(asksOnLeaving()).toBe(false);
  const field = () => screen.getByLabelText<HTMLSelectElement>('Field for Said');
  await userEvent.selectOptions(field(), 'text');
  expect(asksOnLeaving()).toBe(true);

  cleanup();
  shown(<TableDecision run={run} ready={3} />);
  expect(field().value).toBe('text');
  expect(screen.getByText('The text you typed earlier has been restored.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await screen.findByRole('button', { name: 'Register 3 rows' });
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    columns: [{ name: 'Said', field: 'text' }],
  });
  expect(asksOnLeaving()).toBe(false);
  cleanup();
  shown(<TableDecision run={run} ready={3} />);
  expect(field().value).toBe('');
});

it('takes the registration of a file back as one, after a question that names what stays', async () => {
  const asked = serve(({ method }) => ({
    json: {
      result:
        method === 'GET'
          ? {
              kind: 'registered',
              records: 3,
              date: '2026-04-02T10:00:00Z',
              user_name: 'Una',
              undoable: [4, 5],
              left: [{ id: 6, name: '6, Ivy Lane', why: 'Response 12 answers it' }],
              left_count: 1,
            }
          : { undone: [4, 5], left: [], withdrawn: 0 },
    },
  }));
  const after = (registered: typeof counts) => (
    <>
      <RunResult run={{ ...run, status: 'finished' }} counts={registered} mayTakeBack />
      <Toaster />
    </>
  );
  const { rerender } = shown(after(counts));
  expect(screen.getByText('3 registered, 1 taken back')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take back all 3 registered' }));
  expect(await screen.findByText(/^2 records will be deleted, with the people/)).toBeTruthy();
  expect(screen.getByText(/6, Ivy Lane: Response 12 answers it/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take back 2 records' }));
  expect(await screen.findByText('2 records taken back')).toBeTruthy();
  const undo = asked.find(({ method }) => method === 'POST');
  expect(undo?.path).toBe(`/consultations/representations/bulk-changes/${BULK}/undo`);
  expect(undo?.body).toMatchObject({ ids: [4, 5] });

  // Nothing is left to take back, nor the button that did: the focus is on what became of the file.
  rerender(after({ ...counts, taken: 0, corrected: 0, undone: 4 }));
  const told = await screen.findByText('0 registered, 4 taken back');
  await waitFor(() => expect(document.activeElement).toBe(told));
});

it('offers nothing to those who may not take another’s registration back', () => {
  shown(<RunResult run={{ ...run, status: 'finished' }} counts={counts} mayTakeBack={false} />);
  expect(screen.getByText('3 registered, 1 taken back')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});
