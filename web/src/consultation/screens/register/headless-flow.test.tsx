import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { type Answer, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { HeadlessFlow } from './headless-flow.tsx';

afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

const contact = { id: 7, firstName: 'Ada', lastName: 'Marsh' };
const events = [{ id: 3, name: 'Draft local plan' }];
const lookups = {
  correspondenceTypes: [],
  salutations: [],
  organisationTypes: [],
  countries: [],
  consultationKinds: [],
};

/** The flow at this address; the contact is answered by what is given. */
function show(address: string, ofContact: () => Answer) {
  storeTenant('oak');
  history.replaceState(null, '', address);
  const calls = serve(({ method, path }) => {
    if (method === 'POST') return { status: 201, json: { result: { representation: { id: 1 } } } };
    if (path.startsWith('/consultations/contacts/')) return ofContact();
    if (path.startsWith('/consultations/events'))
      return { json: { result: { consultations: events } } };
    return { json: { result: lookups } };
  });
  const close = vi.fn<() => void>();
  const { unmount } = shown(<HeadlessFlow close={close} />);
  return { close, unmount, sent: () => calls.find(({ method }) => method === 'POST')?.body };
}

async function fill() {
  await userEvent.selectOptions(await screen.findByLabelText('Event'), 'Draft local plan');
  await userEvent.type(screen.getByRole('textbox', { name: 'Received date' }), '2 April 2026');
  await userEvent.click(screen.getByLabelText('Not acknowledged yet'));
  await userEvent.click(screen.getByRole('button', { name: 'Create representation' }));
}

it('registers what whoever is open has said, by its correspondence alone', async () => {
  const { close, sent } = show('/?contactId=7', () => ({ json: { result: { contact } } }));
  expect(await screen.findByText('Made by Ada Marsh')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await fill();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent()).toMatchObject({ consultationEventId: 3, representee: { contactId: 7 } });
});

it('registers what nobody is named for yet', async () => {
  const { close, sent } = show('/', () => ({ json: {} }));
  expect(await screen.findByText(/^Nobody is named as its representee yet/)).toBeTruthy();
  await fill();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent()).not.toHaveProperty('representee');
});

it('says where whoever is open cannot be loaded, and tries again', async () => {
  let there = false;
  show('/?contactId=7', () =>
    there
      ? { json: { result: { contact } } }
      : { status: 404, json: { error: { code: 'not-found', message: 'Non-existing id' } } },
  );
  await screen.findByText('Failed to load the representee');
  there = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Made by Ada Marsh')).toBeTruthy();
});

const received = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Received date' });
/** Whether the browser would ask before the page is left. */
const asksFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('what is typed comes back after a reload, before which the browser asks, until the form is left', async () => {
  const { unmount } = show('/', () => ({ json: {} }));
  await received();
  expect(asksFirst()).toBe(false);
  await userEvent.type(await received(), '2 April 2026');
  expect(asksFirst()).toBe(true);
  unmount();
  const { close } = show('/', () => ({ json: {} }));
  expect((await received()).value).toBe('2 April 2026');
  expect(asksFirst()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave form' }));
  expect(close).toHaveBeenCalled();
  expect(asksFirst()).toBe(false);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
