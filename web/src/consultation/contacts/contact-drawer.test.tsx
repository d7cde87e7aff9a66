import type { OrganisationContact } from '@contract/consultation/ground/people/people-schema.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import type { Picked } from '../ground/people/record-picker.tsx';
import { ContactDrawer } from './contact-drawer.tsx';

it('a contact who is there already is offered while another is typed, and is used instead', async () => {
  storeTenant('oak');
  const calls = serve(({ path }) => ({
    json: {
      result: path.includes('look-alikes')
        ? { found: [{ id: 7, name: 'Ada Marsh', about: '' }] }
        : {},
    },
  }));
  const [onAdded, close] = [vi.fn<(picked: Picked) => void>(), vi.fn<() => void>()];
  shown(<ContactDrawer contact={undefined} onAdded={onAdded} close={close} />);
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last name'), 'Marsh');
  // Offers for what was typed before it are gone by then.
  await waitFor(() =>
    expect(calls.map(({ path }) => path).join()).toMatch(/name=Ada(\+|%20)Marsh/),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Use Ada Marsh' }));
  expect(screen.getByText('This may be')).toBeTruthy();
  expect(onAdded.mock.calls).toEqual([[{ id: 7, name: 'Ada Marsh' }]]);
  expect(close).toHaveBeenCalledOnce();
  // Nobody was written down anew.
  expect(calls.filter(({ path }) => path === '/consultations/contacts')).toEqual([]);
});

it('one that was typed in before keeps what colleagues saved since, tells of it, and asks before it is closed', async () => {
  storeTenant('oak');
  sessionStorage.clear();
  const kept = {
    id: 41,
    row_version: 1,
    title: null,
    firstName: 'Ada',
    lastName: 'Marsh',
    jobTitle: null,
    email: 'old@fen.test',
    contactNumber: null,
    organisationId: null,
    organisation: null,
    isMain: false,
    address: { addressLine1: null, addressLine2: null, town: null, country: null, postcode: null },
  } as unknown as OrganisationContact;
  const calls = serve(({ method }) =>
    method === 'GET'
      ? { json: { result: { found: [] } } }
      : { json: { result: { contact: kept } } },
  );
  const close = vi.fn<() => void>();
  const first = shown(<ContactDrawer contact={kept} close={close} />);
  await userEvent.type(screen.getByLabelText(/Phone number/), '01865 249811');
  await userEvent.type(screen.getByLabelText('Last name'), 'es');
  first.unmount();
  const since = { ...kept, row_version: 2, email: 'new@fen.test', lastName: 'Marshall' };
  shown(<ContactDrawer contact={since} close={close} />);
  screen.getByText('Somebody else has since changed this to: Marshall');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep typing' }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    row_version: 2,
    email: 'new@fen.test',
    contactNumber: '01865 249811',
    lastName: 'Marshes',
  });
});
