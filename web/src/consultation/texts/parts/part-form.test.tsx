import type { SubRepresentation } from '@calls/consultation/sub-representations/contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { draftOf, hasDrafts } from '../../../forms/drafts.ts';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { PartFields } from './part-form.tsx';

const opened: SubRepresentation = {
  id: 5,
  representationId: 12,
  sequentialId: 3,
  comment: '',
  policy: null,
  status: 'Received',
  isDeleted: false,
  topics: [],
  sites: [],
  layers: [],
  features: [],
  assignees: [],
  row_version: 1,
};
const policy = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Policy/ });
const save = () => screen.getByRole('button', { name: 'Save part' });

beforeEach(() => {
  storeTenant('oak');
  sessionStorage.clear();
  gate = undefined;
});

/** What answers wait for. */
let gate: Promise<void> | undefined;

/** Each save raises the version, and is refused over another than the last. */
const answering = () => {
  let part = opened;
  return serve(async ({ body }) => {
    const { row_version, ...words } = body as SubRepresentation;
    if (row_version !== part.row_version)
      return { status: 409, json: { error: { code: 'changed-meanwhile', message: 'Changed' } } };
    part = { ...part, ...words, row_version: row_version + 1 };
    await gate;
    return { json: { result: { subRepresentation: part } } };
  });
};

it('is saved a second time over what was saved first, before and after the news of that', async () => {
  const calls = answering();
  const page = shown(<PartFields part={opened} />);
  await userEvent.type(policy(), 'H1');
  await userEvent.click(save());
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(hasDrafts()).toBe(false));
  expect(document.activeElement).toBe(save());
  await userEvent.type(policy(), ' and H2');
  page.rerender(<PartFields part={{ ...opened, policy: 'H1', row_version: 2 }} />);
  expect(policy().value).toBe('H1 and H2');
  await userEvent.click(save());
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toMatchObject([
      { row_version: 1, policy: 'H1' },
      { row_version: 2, policy: 'H1 and H2' },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/Somebody else/)).toBeNull());
});

it('keeps what is typed while a save is on its way, and nothing once all of it is saved', async () => {
  const calls = answering();
  shown(<PartFields part={opened} />);
  let arrive = () => {};
  gate = new Promise((resolve) => (arrive = resolve));
  await userEvent.type(policy(), 'H1');
  await userEvent.click(save());
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.type(policy(), ' and H2');
  gate = undefined;
  arrive();
  await waitFor(() => expect(draftOf('part-5 as read')).toEqual({ policy: 'H1' }));
  expect(policy().value).toBe('H1 and H2');
  expect(draftOf('part-5')).toEqual({ policy: 'H1 and H2' });
  await userEvent.click(save());
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ row_version: 2 }));
  await waitFor(() => expect(hasDrafts()).toBe(false));
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});
