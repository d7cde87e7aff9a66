import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hasDrafts } from '../../forms/drafts.ts';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import { CouncilTag } from './council-tag.tsx';

const NEW_NAME = 'New name of flood-risk';

it('tells a colleague’s newer name of the tag before it is replaced, and keeps the typed one', async () => {
  let stored = 'sequential-test';
  serveCouncil(({ body }) => {
    const { from, tag_name } = body as { from: string; tag_name: string };
    const refusal = (code: string, words: string) => ({
      status: 409,
      json: { error: { code, message: '', fields: { tag_name: words } } },
    });
    if (from !== stored) return refusal('changed-meanwhile', stored);
    if (tag_name === 'brown-field') return refusal('conflict', 'Another tag has this name');
    stored = tag_name;
    return { json: { result: { tag: { id: 3, tag_name } } } };
  });
  shown(<CouncilTag tag={{ id: 3, name: 'flood-risk', sites: 2 }} mayDelete={false} />);
  await userEvent.click(screen.getByRole('button', { name: /flood-risk/ }));
  const field = screen.getByLabelText<HTMLInputElement>(NEW_NAME);
  const save = screen.getByRole('button', { name: 'Save name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'brown-field');
  await userEvent.click(save);
  await screen.findByText('Somebody else has since changed this to: sequential-test');
  expect(field.value).toBe('brown-field');
  // Once told, the next refusal is told in its place.
  await userEvent.click(save);
  await screen.findByText('Another tag has this name');
  await userEvent.clear(field);
  await userEvent.type(field, 'flooding');
  await userEvent.click(save);
  await waitFor(() => expect(stored).toBe('flooding'));
});

it('takes no letters while a name is on its way, which would be lost', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  serveCouncil(async ({ body }) => {
    await held;
    return { json: { result: { tag: { id: 3, ...(body as object) } } } };
  });
  shown(<CouncilTag tag={{ id: 3, name: 'flood-risk', sites: 2 }} mayDelete={false} />);
  await userEvent.click(screen.getByRole('button', { name: /flood-risk/ }));
  const field = screen.getByLabelText<HTMLInputElement>(NEW_NAME);
  await userEvent.clear(field);
  await userEvent.type(field, 'flooding');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(field.readOnly).toBe(true));
  await userEvent.type(field, '-again');
  expect(field.value).toBe('flooding');
  arrive();
  await waitFor(() => expect(hasDrafts()).toBe(false));
});
