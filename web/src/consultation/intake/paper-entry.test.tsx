import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { queryClient } from '../../api/query-client.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { PaperEntry } from './paper-entry.tsx';
import { emptyPaper } from './paper-form.ts';

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  storeTenant('oak');
});

/** A council that refuses letters until it is told to take them. */
function council({ lookAlikes = [] as object[] } = {}) {
  const taking = { letters: false };
  const calls = serve(({ method, path }) => {
    if (method === 'POST' && path === '/consultations/contacts')
      return { status: 201, json: { result: { contacts: [{ id: 41 }] } } };
    if (method === 'POST')
      return taking.letters
        ? { status: 201, json: { result: { representation: { id: 9 }, bulk_id: 'b' } } }
        : { status: 500, json: { error: { message: 'Something went wrong' } } };
    if (path.startsWith('/consultations/look-alikes'))
      return { json: { result: { found: lookAlikes } } };
    return path.startsWith('/consultations/events')
      ? { json: { result: { consultations: [{ id: 3, name: 'Local plan' }] } } }
      : { json: { result: { correspondenceTypes: [] } } };
  });
  const posted = (part: string) =>
    calls.filter(({ method, path }) => method === 'POST' && path.endsWith(part));
  return { taking, posted };
}

const show = () =>
  shown(
    <PaperEntry
      start={emptyPaper({ consultationEventId: '3', receivedDate: '2026-04-02' })}
      isFirst={false}
      registered={() => undefined}
    />,
  );
const write = async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Ann Smith');
  await userEvent.type(screen.getByLabelText('What it says'), 'The lane');
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and next' }));

it('adds nobody twice where the letter was refused and the page loaded anew', async () => {
  const { taking, posted } = council();
  show();
  await screen.findByLabelText("Event");
  await write();
  await save();
  await screen.findByText('Ann Smith, who is registered already');

  cleanup();
  taking.letters = true;
  show();
  await screen.findByText('Ann Smith, who is registered already');
  await save();
  await expect.poll(() => posted('/representations').length).toBe(2);
  expect(posted('/contacts')).toHaveLength(1);
  expect(posted('/representations')[1]?.body).toMatchObject({ representee: { contactId: 41 } });

  // The next letter begins with nobody.
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});

it('keeps who was taken from those who are registered, until somebody else is wanted', async () => {
  council({ lookAlikes: [{ id: 7, name: 'Anne Smith', about: null }] });
  show();
  await write();
  await userEvent.click(await screen.findByRole('button', { name: /Anne Smith/ }));

  cleanup();
  show();
  await screen.findByText('Anne Smith, who is registered already');
  await userEvent.click(screen.getByRole('button', { name: 'Somebody else' }));
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann Smith');
});
