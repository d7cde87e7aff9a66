import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SitePerson } from '@contract/land/site-people/contract.ts';
import { expect, it } from 'vitest';
import { TenantGate } from '../../session/tenant.tsx';
import type { Answer } from '../../testing/serve.ts';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shownOnSite } from '../ground/sites/testing/shown-on-site.tsx';
import { PersonList } from './person-list.tsx';

const ann: SitePerson = {
  id: 4,
  name: 'Ann Oak',
  organisation: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
  row_version: 1,
};

/** The contacts of a site, who are changed as `write` says. */
function show(people: SitePerson[], write: (method: string) => Answer | Promise<Answer>) {
  const asked = serveCouncil(({ method }) =>
    method === 'GET' ? { json: { result: { contacts: people } } } : write(method),
  );
  shownOnSite(
    <TenantGate>
      <PersonList kind="contact" />
    </TenantGate>,
  );
  return asked;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogs = () => screen.queryAllByRole('dialog').length;
const refused = { status: 500, json: {} };

it('asks at every Escape before what was typed is lost, and opens again', async () => {
  show([], () => refused);
  await press('Add contact');
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Lovelace');
  // The question, away, the question, away: each Escape closes the top thing alone.
  for (const open of [2, 1, 2, 1, 2]) {
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toBe(open);
  }
  await press('Discard');
  expect(dialogs()).toBe(0);
  await press('Add contact');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});

it('tells that nobody was saved where the drawer was closed meanwhile', async () => {
  let answer: (given: Answer) => void = () => undefined;
  show([], () => new Promise((resolve) => (answer = resolve)));
  await press('Add contact');
  await userEvent.type(screen.getByLabelText('Name'), 'Slow Person');
  await press('Save contact');
  await userEvent.keyboard('{Escape}');
  expect(dialogs()).toBe(0);
  answer(refused);
  await screen.findByText('Request failed');
});

it('shows somebody who was removed and brought back as they were', async () => {
  const people = [ann];
  const asked = show(people, (method) => {
    if (method === 'DELETE') people.length = 0;
    else people.push(ann);
    return { json: { result: { contact: ann } } };
  });
  await press('Remove Ann Oak');
  await waitFor(() => expect(screen.queryByText('Ann Oak')).toBeNull());
  await press('Undo');
  await screen.findByRole('button', { name: 'Remove Ann Oak' });
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/site/v2/71/contacts',
    body: { name: 'Ann Oak', restored_id: 4 },
  });
});
