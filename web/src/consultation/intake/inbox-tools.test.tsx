import type { InboxItem } from '@contract/consultation/intake/contract/inbox.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { draftOf, keepDraft } from '../../forms/drafts.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { isCorrected } from './corrected-items.ts';
import { keepDefaults } from './kept-defaults.ts';
import { InboxTools } from './inbox-tools.tsx';

it('several are registered as each was corrected, what was not as it was read', async () => {
  storeTenant('oak');
  keepDefaults({ consultationEventId: 3 });
  keepDraft('inbox-item-5', {
    text: 'The lane is narrow',
    attitude: 'Oppose',
    sender: 'other',
    picked: { id: 9, name: 'Ann Smith' },
  });
  keepDraft('inbox-item-6', { sender: 'nobody' });
  const calls = serve(({ method, path }) => {
    if (method !== 'GET')
      return { json: { result: { bulk_id: 'b', registered: [{ id: 5, representationId: 1 }] } } };
    return path.startsWith('/consultations/events')
      ? { json: { result: { consultations: [{ id: 3, name: 'Local plan' }] } } }
      : { json: { result: { correspondenceTypes: [] } } };
  });
  const chosen = [5, 6, 7].map((id) => ({ id, row_version: 2 }) as InboxItem);
  shown(
    <InboxTools
      status="waiting"
      chosen={chosen}
      isAll={false}
      selectAll={() => undefined}
      done={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Register 3' }));
  await waitFor(() => expect(draftOf('inbox-item-5')).toBeUndefined());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    consultationEventId: 3,
    items: [
      { id: 5, row_version: 2, text: 'The lane is narrow', attitude: 'Oppose', contactId: 9 },
      { id: 6, row_version: 2, contactId: null },
      { id: 7, row_version: 2 },
    ],
  });
  // It was not registered.
  expect(draftOf('inbox-item-6')).toBeDefined();
});

it('leaves out, and says so, what was chosen to go to another consultation', async () => {
  storeTenant('oak');
  sessionStorage.clear();
  keepDefaults({ consultationEventId: 3 });
  keepDraft('inbox-item-5', { defaults: { consultationEventId: 4, receivedDate: '2026-11-02' } });
  keepDraft('inbox-item-6', { defaults: { consultationEventId: 3, receivedDate: '2026-11-03' } });
  const calls = serve(({ method, path }) => {
    if (method !== 'GET')
      return { json: { result: { bulk_id: 'b', registered: [{ id: 6, representationId: 1 }] } } };
    return path.startsWith('/consultations/events')
      ? { json: { result: { consultations: [{ id: 3, name: 'Local plan' }] } } }
      : { json: { result: { correspondenceTypes: [] } } };
  });
  const done = vi.fn<(ids: readonly number[]) => void>();
  const chosen = [5, 6].map((id) => ({ id, row_version: 2 }) as InboxItem);
  shown(
    <InboxTools
      status="waiting"
      chosen={chosen}
      isAll={false}
      selectAll={() => undefined}
      done={done}
    />,
  );
  screen.getByText(/^1 left out: it has a different consultation/);
  await userEvent.click(screen.getByRole('button', { name: 'Register 1' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith([6]));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    consultationEventId: 3,
    items: [{ id: 6, row_version: 2, receivedDate: '2026-11-03' }],
  });
  expect(draftOf('inbox-item-5')).toBeDefined();
  // A day that came with the item corrects nothing.
  expect(isCorrected(5)).toBe(false);
});
