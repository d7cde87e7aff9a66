import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { hasDrafts } from '../../forms/drafts.ts';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import { RenameDialog } from './rename-dialog.tsx';

beforeEach(() => sessionStorage.clear());

it('tells a colleague’s newer name of the list before it is replaced, and keeps the typed one', async () => {
  let stored = 'Visited in May';
  serveCouncil(({ body }) => {
    const { from, listName } = body as { from: string; listName: string };
    const fields = { listName: stored };
    if (from !== stored)
      return { status: 409, json: { error: { code: 'changed-meanwhile', message: '', fields } } };
    stored = listName;
    return { json: { result: { list: { id: 3, listName } } } };
  });
  const list = { id: 3, listName: 'To visit', isUnique: false, sites: 0, isOwn: true };
  shown(<RenameDialog list={list} close={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('List name');
  const save = screen.getByRole('button', { name: 'Save name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Visits');
  await userEvent.click(save);
  await screen.findByText('Somebody else has since changed this to: Visited in May');
  expect(field.value).toBe('Visits');
  await userEvent.click(save);
  await waitFor(() => expect(stored).toBe('Visits'));
});

it('takes no letters while a name is on its way, which would be lost', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const calls = serveCouncil(async ({ body }) => {
    await held;
    return { json: { result: { list: body } } };
  });
  const list = { id: 3, listName: 'To visit', isUnique: false, sites: 0, isOwn: true };
  shown(<RenameDialog list={list} close={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('List name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Visits');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(field.readOnly).toBe(true));
  await userEvent.type(field, ' in June');
  expect(field.value).toBe('Visits');
  arrive();
  await waitFor(() => expect(hasDrafts()).toBe(false));
});
