import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { keepDraft } from '../../forms/drafts.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import PaperPage from './paper-page.tsx';

const BULK = '6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c';
const look = { kind: 'registered', records: 1, date: '2026-04-02T10:00:00Z', user_name: 'Una' };

it('takes the last letter back, and the focus stays on the page', async () => {
  storeTenant('oak');
  keepDraft('paper', { kind: 'nobody', receivedDate: '2026-04-02', text: 'The lane is narrow' });
  serve(({ method, path }) => {
    const result = (json: object) => ({ json: { result: json } });
    if (path.endsWith('/undo')) return result({ undone: [9], left: [], withdrawn: 0 });
    if (path.includes('/bulk-changes/'))
      return result({ ...look, undoable: [9], left: [], left_count: 0 });
    if (method === 'POST') return result({ representation: { id: 9 }, bulk_id: BULK });
    return path.startsWith('/consultations/events')
      ? result({ consultations: [{ id: 3, name: 'Local plan' }] })
      : result({ correspondenceTypes: [], found: [] });
  });
  shown(<PaperPage />);
  await screen.findByRole('option', { name: 'Local plan' });
  fireEvent.change(screen.getByLabelText('Event'), { target: { value: '3' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  const undo = await screen.findByRole('button', { name: /^Take / });
  await userEvent.click(undo);
  const all = await screen.findAllByRole('button', { name: /^Take / });
  await userEvent.click(all.at(-1)!);
  await waitFor(() => expect(undo.isConnected).toBe(false));
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
