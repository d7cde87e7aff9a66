import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { draftOf } from '../../../forms/drafts.ts';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shown } from '../../../testing/shown.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { Invitations } from './invitations.tsx';

const early = (consultationId: number, name: string) => ({
  consultationId,
  name,
  kind: 'Local plan (regulation 18)',
  invited: '',
  how: 'By post',
  row_version: 1,
});
const GRANTS = { grants: ['representations.read', 'representations.write'] };
let invitations = [early(1, 'First'), early(2, 'Second')];
const invited = () => screen.findByLabelText<HTMLTextAreaElement>(/Which bodies and persons/);

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  invitations = [early(1, 'First'), early(2, 'Second')];
});

const answering = () =>
  serveCouncil(({ method, path, body }) => {
    if (method === 'GET') return { json: { result: { invitations } } };
    const { row_version, ...words } = body as { row_version: number };
    const id = Number(path.split('/').at(-1));
    const at = invitations.find(({ consultationId }) => consultationId === id)!;
    if (at.row_version !== row_version)
      return { status: 409, json: { error: { code: 'changed-meanwhile', message: 'Changed' } } };
    const invitation = { ...at, ...words, row_version: row_version + 1 };
    return { json: { result: { invitation } } };
  }, GRANTS);

it('what is typed is there again after another consultation was looked at, and after a reload', async () => {
  answering();
  const page = shown(<Invitations />);
  await userEvent.type(await invited(), 'All parishes');
  const which = screen.getByRole('combobox');
  await userEvent.selectOptions(which, '1');
  expect((await invited()).value).toBe('');
  await userEvent.selectOptions(which, '2');
  expect((await invited()).value).toBe('All parishes');
  page.unmount();
  shown(<Invitations />);
  expect((await invited()).value).toBe('All parishes');
  screen.getByText('The text you typed earlier has been restored.');
});

it('shows what a colleague wrote meanwhile before it is replaced, and keeps what they wrote beside it', async () => {
  const calls = answering();
  const page = shown(<Invitations />);
  await userEvent.type(await invited(), 'All parishes');
  page.unmount();
  queryClient.clear();
  invitations[1] = { ...invitations[1]!, invited: 'Schools', how: 'By mail', row_version: 2 };
  shown(<Invitations />);
  expect((await invited()).value).toBe('All parishes');
  screen.getByText('Somebody else has since changed this to: Schools');
  const save = screen.getByRole('button', { name: /Save/ });
  await userEvent.click(save);
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  await waitFor(() =>
    expect(sent()).toEqual([{ row_version: 2, invited: 'All parishes', how: 'By mail' }]),
  );
  await waitFor(() => expect(draftOf('invitation-2')).toBeUndefined());
});

it('says while one types how many characters are too many', async () => {
  answering();
  shown(<Invitations />);
  const box = await invited();
  fireEvent.change(box, { target: { value: 'a'.repeat(20_002) } });
  await screen.findByText(uiMessages.tooMany(2));
  fireEvent.change(box, { target: { value: 'a'.repeat(20_000) } });
  await waitFor(() => expect(screen.queryByText(uiMessages.tooMany(2))).toBeNull());
});

it('keeps what is typed while a save is on its way', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const calls = serveCouncil(async ({ method, body }) => {
    if (method === 'GET') return { json: { result: { invitations } } };
    if (invitations[1]?.row_version === 1) await held;
    const words = body as { row_version: number };
    const invitation = { ...invitations[1]!, ...words, row_version: words.row_version + 1 };
    invitations[1] = invitation;
    return { json: { result: { invitation } } };
  }, GRANTS);
  shown(<Invitations />);
  await userEvent.type(await invited(), 'All parishes');
  const save = await screen.findByRole('button', { name: /Save/ });
  await userEvent.click(save);
  await userEvent.type(await invited(), ' and schools');
  arrive();
  await waitFor(() => expect(draftOf('invitation-2 as read')).toEqual({ invited: 'All parishes' }));
  expect((await invited()).value).toBe('All parishes and schools');
  await userEvent.click(save);
  await waitFor(() => expect(draftOf('invitation-2')).toBeUndefined());
  expect(screen.queryByText(/^Somebody else/)).toBeNull();
  expect(calls.findLast(({ method }) => method !== 'GET')?.body).toMatchObject({
    row_version: 2,
    invited: 'All parishes and schools',
  });
});

it('keeps what a colleague wrote where nothing was typed, also once text was typed while a save was on its way', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const calls = serveCouncil(async ({ method, body }) => {
    if (method === 'GET') return { json: { result: { invitations } } };
    const { row_version, ...words } = body as { row_version: number };
    if (row_version === 1) await held;
    const at = invitations[1]!;
    if (at.row_version !== row_version)
      return { status: 409, json: { error: { code: 'changed-meanwhile', message: 'Changed' } } };
    invitations[1] = { ...at, ...words, row_version: row_version + 1 };
    return { json: { result: { invitation: invitations[1] } } };
  }, GRANTS);
  shown(<Invitations />);
  await userEvent.type(await invited(), 'All parishes');
  const save = await screen.findByRole('button', { name: /Save/ });
  await userEvent.click(save);
  await userEvent.type(await invited(), ' and schools');
  arrive();
  await waitFor(() => expect(draftOf('invitation-2 as read')).toBeDefined());
  await waitFor(() => expect(invitations[1]?.row_version).toBe(2));
  invitations[1] = { ...invitations[1]!, how: 'By mail', row_version: 3 };
  await waitFor(async () => {
    await userEvent.click(save);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/How they/).value).toBe('By mail');
  });
  await waitFor(async () => {
    await userEvent.click(save);
    expect(draftOf('invitation-2')).toBeUndefined();
  });
  expect(calls.findLast(({ method }) => method !== 'GET')?.body).toEqual({
    row_version: 3,
    invited: 'All parishes and schools',
    how: 'By mail',
  });
});
