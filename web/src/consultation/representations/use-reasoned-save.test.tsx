import { representationFields } from '@contract/consultation/ground/representations/representation-fields.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answer, serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { useReasonedSave } from './use-reasoned-save.tsx';

const STATUS = representationFields.find(({ sentAs }) => sentAs === 'status')!;

/** A row of that status, whose cell is given another. */
function Cell({ id, from, to }: { id: number; from: string; to: string }) {
  const { save, question } = useReasonedSave();
  const row = { id, row_version: 4, status: from };
  return (
    <>
      <button onClick={() => save(row, STATUS, to)}>{to}</button>
      {question}
      <Toaster />
    </>
  );
}

/** As the server: it wants a reason for a response that this product did not send. */
function answers() {
  let row_version = 4;
  return serve(({ path, body }): Answer => {
    const { status, statusReason } = body as { status?: string; statusReason?: string };
    if (status === 'Response sent' && !statusReason)
      return { status: 400, json: { error: { message: 'Please say why' } } };
    row_version += 1;
    const changed = { representation: { row_version }, withdrawn: null, change_id: 'a1' };
    return { json: { result: path.endsWith('/undo') ? { row_version } : changed } };
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('takes a status back by the name of its change: the earlier one wants no reason again', async () => {
  const asked = answers();
  shown(<Cell id={301} from="Response sent" to="In review" />);
  await press('In review');
  await press('Undo');
  await screen.findByText('Status is as it was');
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/consultations/representations/301', { row_version: 4, status: 'In review' }],
    ['/consultations/representations/301/undo', { change_id: 'a1' }],
  ]);
});

it('takes back a status that had a reason without giving this to the earlier one', async () => {
  const asked = answers();
  shown(<Cell id={302} from="Received" to="Response sent" />);
  await press('Response sent');
  await userEvent.type(await screen.findByRole('textbox'), 'By letter');
  const dialog = screen.getByRole('dialog');
  await userEvent.click(dialog.querySelector('button[type="submit"]')!);
  await press('Undo');
  await screen.findByText('Status is as it was');
  expect(asked.map(({ body }) => body)).toEqual([
    { row_version: 4, status: 'Response sent', statusReason: 'By letter' },
    { change_id: 'a1' },
  ]);
});
