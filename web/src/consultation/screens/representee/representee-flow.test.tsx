import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { RepresenteeFlow } from './representee-flow.tsx';

const { click, type } = userEvent;
const button = (name: string) => screen.getByRole('button', { name });
const step = (words: string) => screen.findByText(words);

function Shown({ close }: { close: () => void }) {
  const [at, goTo] = useState<string>();
  return (
    <>
      <RepresenteeFlow step={at} goTo={goTo} close={close} open={() => undefined} />
      <Toaster />
    </>
  );
}

function show() {
  storeTenant('oak');
  const calls = serve(({ method }) =>
    method === 'POST'
      ? { status: 201, json: { result: { organisation: { id: 7 }, contacts: [] } } }
      : { json: { result: { found: [] } } },
  );
  const close = vi.fn<() => void>();
  shown(<Shown close={close} />);
  return { close, sent: () => calls.filter(({ method }) => method === 'POST') };
}

async function addContact(firstName: string, main?: boolean) {
  await click(button('Add a contact'));
  const drawer = within(screen.getByRole('dialog', { name: 'Add a contact' }));
  await type(drawer.getByLabelText('First name'), firstName);
  await type(drawer.getByLabelText('Last name'), 'Marsh');
  await click(drawer.getByRole('button', { name: 'Save contact' }));
  // Of an organisation, it is required.
  await drawer.findAllByText('Please enter the job title');
  await type(drawer.getByLabelText('Job title'), 'Planner');
  if (main) await click(drawer.getByRole('checkbox'));
  await click(drawer.getByRole('button', { name: 'Save contact' }));
  await screen.findByRole('button', { name: `Remove ${firstName} Marsh` });
}

it('asks for the type, then for what that type has, and adds it with its contacts at once', async () => {
  const { close, sent } = show();
  await click(await screen.findByRole('button', { name: 'Next' }));
  expect(
    (await screen.findAllByText('You must select either organisation or contact to proceed'))
      .length,
  ).toBeGreaterThan(0);
  await click(screen.getByRole('radio', { name: 'Organisation' }));
  await click(button('Next'));
  await step('Step 2 of 3: Organisation details');
  await type(screen.getByLabelText('Name'), 'Slate Ltd');
  await userEvent.selectOptions(screen.getByLabelText('Organisation type'), 'Business');
  await click(button('Next'));
  await step('Step 3 of 3: Contacts');
  await addContact('Ada');
  await addContact('Bo', true);
  await addContact('Cy');
  // Kept for a second, then gone.
  await click(button('Remove Ada Marsh'));
  await screen.findByText('Ada Marsh is removed');
  await click(button('Undo'));
  await click(button('Remove Cy Marsh'));
  await screen.findByText('Cy Marsh removed');
  await click(button('Back'));
  await step('Step 2 of 3: Organisation details');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Slate Ltd');
  await click(button('Next'));
  await click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent()).toMatchObject([
    {
      path: '/consultations/organisations',
      body: {
        organisationName: 'Slate Ltd',
        contacts: [
          { firstName: 'Ada', jobTitle: 'Planner', isMain: false, organisationId: null },
          { firstName: 'Bo', isMain: true },
        ],
      },
    },
  ]);
  expect(await screen.findByText('Operation successful')).toBeTruthy();
});

it('of a contact asks for their details alone', async () => {
  const { sent } = show();
  await click(await screen.findByRole('radio', { name: 'Contact' }));
  await click(button('Next'));
  await step('Step 2 of 2: Contact details');
  await type(screen.getByLabelText('First name'), 'Ada');
  await type(screen.getByLabelText('Last name'), 'Marsh');
  await click(button('Save'));
  await screen.findByText('Operation successful');
  expect(sent()).toMatchObject([
    { path: '/consultations/contacts', body: { contacts: [{ firstName: 'Ada' }] } },
  ]);
});
