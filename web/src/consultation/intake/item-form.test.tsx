import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { ItemForm } from './item-form.tsx';
import type { Item } from './use-item-form.ts';

const item: Item = {
  id: 5,
  runId: 2,
  row_version: 2,
  source: 'e-mail',
  status: 'waiting',
  senderName: 'Ann Smith',
  senderEmail: 'ann@oak.test',
  subject: 'The plan',
  sentAt: '2026-04-02T10:00:00Z',
  beginning: 'The lane',
  text: 'The lane',
  attachments: [{ name: 'plan.pdf', type: 'application/pdf', size: 10 }],
  confidence: null,
  problem: null,
  proposal: null,
  representationId: null,
};

function show(of: Partial<Item> = {}) {
  storeTenant('oak');
  const asked = serve(({ method, path }) => {
    if (method !== 'GET')
      return {
        status: 400,
        json: { error: { message: 'No', fields: { 'items.0.text': 'Too long' } } },
      };
    return path.startsWith('/consultations/events')
      ? { json: { result: { consultations: [{ id: 3, name: 'Local plan' }] } } }
      : { json: { result: { correspondenceTypes: [] } } };
  });
  shown(<ItemForm item={{ ...item, ...of }} done={() => undefined} />);
  return () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is registered once it is known for what, as it was corrected; what is refused is said at its field', async () => {
  const sent = show();
  await screen.findByRole('option', { name: 'Local plan' });
  await press('Register');
  expect(sent()).toEqual([]);
  await screen.findByText('Please select the event');
  fireEvent.change(screen.getByRole('option', { name: 'Local plan' }).closest('select')!, {
    target: { value: '3' },
  });
  fireEvent.change(screen.getByDisplayValue('The lane'), {
    target: { value: 'The lane is narrow' },
  });
  fireEvent.change(screen.getByLabelText('Attitude'), { target: { value: 'Oppose' } });
  await press('Register');
  await screen.findByText('Too long');
  expect(sent()).toMatchObject([
    {
      consultationEventId: 3,
      items: [
        {
          id: 5,
          row_version: 2,
          receivedDate: '2026-04-02',
          text: 'The lane is narrow',
          attitude: 'Oppose',
        },
      ],
    },
  ]);
});

it('is dismissed, and taken back where it was', async () => {
  const sent = show({ status: 'dismissed' });
  await press('Take back');
  await waitFor(() => expect(sent()).toMatchObject([{ ids: [5], status: 'waiting' }]));
});
