import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import { Permitted } from './access.tsx';
import { noteOpenSession } from './storage.ts';

const user = { uid: 'ada', email: 'ada@oak.test' };
const search = vi.fn<() => void>();
const form = (
  <form
    aria-label="Search"
    onSubmit={(event) => {
      event.preventDefault();
      search();
    }}
  >
    <input aria-label="Words" />
    <Permitted unit="sites" actions={['read']}>
      <button type="submit">Search</button>
    </Permitted>
    <Permitted unit="sites" actions={['write']}>
      <button type="button">Delete</button>
    </Permitted>
  </form>
);

/** Answers who is signed in, with what they may do, once that is told. */
function signedIn() {
  noteOpenSession(user.uid);
  let tell: (grants: string[]) => void = () => undefined;
  const told = new Promise<string[]>((resolve) => (tell = resolve));
  const calls = serve(async () => ({
    json: { result: { isAuthenticated: true, user: { ...user, grants: await told } } },
  }));
  return { tell, calls };
}

test('Enter in a form is not lost while it is asked what the person may do', async () => {
  const { tell, calls } = signedIn();
  shown(form);
  await vi.waitFor(() =>
    expect(calls.map(({ path }) => path).join()).toContain('/auth/is-authenticated'),
  );
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Words'), 'oak{Enter}');
  expect(search).toHaveBeenCalledOnce();
  tell([]);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('disabled', true),
  );
});

test('what the person may do is usable, without a call of its own', async () => {
  const { tell, calls } = signedIn();
  tell(['sites.read']);
  shown(form);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('disabled', false),
  );
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
  expect(calls.map(({ path }) => path).filter((path) => path.includes('policy'))).toEqual([]);
});

test('what the person may not do can be reached, and says what is missing', async () => {
  const { tell } = signedIn();
  tell(['sites.read']);
  shown(form);
  const missing = await screen.findByRole('note', { name: /sites\.write/ });
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(missing);
  await userEvent.hover(missing);
  expect((await screen.findByRole('tooltip')).textContent).toContain('sites.write');
});
