import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decideTheme } from '@calls/consultation/analysis/contract/themes.ts';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { draftOf, hasDrafts } from '../../../forms/drafts.ts';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shown } from '../../../testing/shown.tsx';
import { Renaming } from './renaming.tsx';

const GRANTS = { grants: ['representations.read', 'representations.write'] };
let stored = { id: 4, name: 'Schools', row_version: 1 };
/** What answers wait for. */
let gate: Promise<void> | undefined;

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  gate = undefined;
  stored = { id: 4, name: 'Schools', row_version: 1 };
});

const answering = () =>
  serveCouncil(async ({ body }) => {
    const { row_version, name } = body as { row_version: number; name: string };
    if (row_version !== stored.row_version)
      return { status: 409, json: { error: { code: 'changed-meanwhile', message: 'Changed' } } };
    stored = { ...stored, name, row_version: row_version + 1 };
    await gate;
    return { json: { result: { theme: stored } } };
  }, GRANTS);

function Theme() {
  const [theme, setTheme] = useState(stored);
  return (
    <>
      <Renaming form="theme-4" record={theme} decide={decideTheme} />
      <button onClick={() => setTheme(stored)}>News</button>
    </>
  );
}
const news = () => userEvent.click(screen.getByRole('button', { name: 'News' }));

const field = () => screen.findByLabelText<HTMLInputElement>('Name');
const typeName = async (name: string) => {
  await userEvent.clear(await field());
  await userEvent.type(await field(), name);
};
const save = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save name' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
const sent = (calls: ReturnType<typeof answering>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('tells a colleague’s newer name before it is replaced, and keeps what was typed', async () => {
  const calls = answering();
  shown(<Theme />);
  await typeName('School places');
  stored = { ...stored, name: 'Education', row_version: 2 };
  await news();
  await save();
  await screen.findByText('Somebody else has since changed this to: Education');
  expect(sent(calls)).toEqual([{ row_version: 1, name: 'School places' }]);
  expect((await field()).value).toBe('School places');
  await save();
  await waitFor(() => expect(stored).toMatchObject({ name: 'School places', row_version: 3 }));
});

it('is refused by nothing but another name: what else was decided since stands', async () => {
  answering();
  shown(<Theme />);
  await typeName('School places');
  stored = { ...stored, row_version: 2 };
  await news();
  await save();
  await waitFor(() => expect(stored.name).toBe('School places'));
  // Its own name is no colleague's.
  await typeName('Places at schools');
  await save();
  await waitFor(() => expect(stored.name).toBe('Places at schools'));
});

it('keeps what is typed while a save is on its way, and nothing once all of it is saved', async () => {
  answering();
  shown(<Theme />);
  let arrive = () => {};
  gate = new Promise((resolve) => (arrive = resolve));
  await typeName('School places');
  await save();
  await waitFor(() => expect(stored.name).toBe('School places'));
  await userEvent.type(await field(), ' and nurseries ');
  gate = undefined;
  arrive();
  await waitFor(() => expect(draftOf('theme-4 as read')).toEqual({ name: 'School places' }));
  expect((await field()).value).toBe('School places and nurseries ');
  await save();
  await waitFor(() => expect(stored.name).toBe('School places and nurseries'));
  await waitFor(() => expect(hasDrafts()).toBe(false));
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

it('shows a newer name where nothing is typed, and what was typed again after a reload', async () => {
  answering();
  const page = shown(<Theme />);
  await field();
  stored = { ...stored, name: 'Education', row_version: 2 };
  await news();
  await waitFor(async () => expect((await field()).value).toBe('Education'));
  await typeName('Half a na');
  page.unmount();
  shown(<Theme />);
  expect((await field()).value).toBe('Half a na');
});
