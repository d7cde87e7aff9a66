import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { ConsultationDrawer } from './consultation-drawer.tsx';

const consultation = {
  id: 1,
  name: 'Local plan',
  kind: 'Other',
  document: '',
  opensAt: '2026-09-07T09:00',
  closesAt: '2026-11-28T17:00',
  firstClosesAt: null,
  lastClosesAt: null,
  state: 'open' as const,
  representations: 0,
  row_version: 3,
};

test('a deadline is brought forward after a question that names both times and who has something unsent', async () => {
  const calls = serve(({ path }) =>
    path.endsWith('/unsent')
      ? { json: { result: { people: 3, mailed: 2, mails: 140 } } }
      : { json: { result: { consultation } } },
  );
  const close = vi.fn<() => void>();
  shown(<ConsultationDrawer consultation={consultation} close={close} />);
  fireEvent.change(await screen.findByLabelText('Closes'), {
    target: { value: '2026-11-27T13:22' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save consultation' }));
  const question = await screen.findByRole('dialog', {
    name: 'Close earlier than people were told?',
  });
  expect(question.textContent).toMatch(/28 November 2026, 17:00.*27 November 2026, 13:22/);
  await screen.findByText(
    '3 people have typed something that is not sent; 2 of them get an email, the other wants none. 140 emails are sent in all.',
  );
  const sent = () => calls.filter(({ method }) => method === 'PUT');
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close earlier' }));
  await vi.waitFor(() =>
    expect(sent()).toMatchObject([{ body: { closesAt: '2026-11-27T13:22', row_version: 3 } }]),
  );
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
});

test('what a colleague made of a time is told as people read it', async () => {
  const close = vi.fn<() => void>();
  serve(() => ({ json: { result: { consultation } } }));
  const page = shown(<ConsultationDrawer consultation={consultation} close={close} />);
  fireEvent.change(await screen.findByLabelText('Closes'), {
    target: { value: '2026-12-03T12:00' },
  });
  page.unmount();
  const theirs = { ...consultation, closesAt: '2026-12-01T17:00', row_version: 4 };
  shown(<ConsultationDrawer consultation={theirs} close={close} />);
  const note = await screen.findByText(/^Somebody else has since changed this to/);
  expect(note.textContent).toMatch(/1 December 2026 at 17:00$/);
});
