import {
  changeRepresentation,
  setRepresentationCustom,
} from '@contract/consultation/representations/contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { call } from '../../api/call.ts';
import { storeTenant } from '../../api/host.ts';
import { type Answer, serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { fieldSaver } from './field-saver.ts';

const save = fieldSaver(
  async (record, sent) => (await call(changeRepresentation, { ...record, ...sent })).representation,
  setRepresentationCustom,
);
const policy = {
  dbPropertyName: 'policy',
  label: 'Policy',
  type: 'text.small',
  sentAs: 'policy',
} as const;
const saved = (row_version: number): Answer => ({
  json: { result: { representation: { row_version }, withdrawn: null } },
});

it('keeps what was typed in a cell where it could not be saved, and says so', async () => {
  serve(() => ({ status: 400, json: { error: { message: 'Payload data is invalid' } } }));
  shown(<Toaster />);
  save({ id: 12, row_version: 1 }, policy, 'Policy H3 of the draft');
  expect(
    await screen.findByText('Payload data is invalid You typed: “Policy H3 of the draft”'),
  ).toBeTruthy();
});

it('tries again upon what was saved from other cells of the row meanwhile', async () => {
  const answers: Answer[] = [
    { status: 500, json: { error: { message: 'No connection' } } },
    saved(5),
    { json: { result: { row_version: 6 } } },
    saved(7),
  ];
  const asked = serve(() => answers.shift() ?? saved(8));
  shown(<Toaster />);
  const row = { id: 13, row_version: 4 };
  save(row, policy, 'H3');
  const again = await screen.findByRole('button', { name: 'Try again' });
  save(row, { ...policy, dbPropertyName: 'attitude', sentAs: 'attitude' }, 'Support');
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(answers).toHaveLength(2));
  save({ ...row, row_version: 5 }, { ...policy, dbPropertyName: 'custom_3' }, 'Oak');
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(again);
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.map(({ body }) => body)).toMatchObject([
    { row_version: 4 },
    { row_version: 4 },
    { row_version: 5 },
    { policy: 'H3', row_version: 6 },
  ]);
  // What others have made of it since is not replaced by whoever read it before.
  save({ ...row, row_version: 8 }, policy, 'H4');
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ policy: 'H4', row_version: 8 }));
});

it('does not offer to overwrite what somebody else has written meanwhile', async () => {
  serve(() => ({
    status: 409,
    json: { error: { code: 'changed-meanwhile', message: 'Changed by Bo' } },
  }));
  shown(<Toaster />);
  save({ id: 14, row_version: 1 }, policy, 'H3');
  await screen.findByText(/Changed by Bo/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers to undo the last value saved, upon its own version and no other', async () => {
  let version = 4;
  const asked = serve(() => {
    version += 1;
    return { json: { result: { row_version: version } } };
  });
  shown(<Toaster />);
  const row = { id: 77, row_version: 4, custom_1: ['Red'], custom_2: null };
  const column = (dbPropertyName: string, label: string) =>
    ({ dbPropertyName, label, type: 'list.string', sentAs: dbPropertyName }) as const;
  save(row, column('custom_2', 'Shapes'), ['Round']);
  await screen.findByText('Shapes saved');
  save(row, column('custom_1', 'Colours'), ['Blue']);
  await screen.findByText('Colours saved');
  expect(screen.queryByText('Shapes saved')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Colours is as it was');
  expect(asked.map(({ body }) => body)).toEqual([
    { id: 77, column: 'custom_2', value: ['Round'], row_version: 4 },
    { id: 77, column: 'custom_1', value: ['Blue'], row_version: 5 },
    { id: 77, column: 'custom_1', value: ['Red'], row_version: 6 },
  ]);
});

it('sends what is saved of one record in turn, each upon what came of the one before', async () => {
  const first = Promise.withResolvers<Answer>();
  const answers: (Answer | Promise<Answer>)[] = [first.promise, saved(6)];
  const asked = serve(() => answers.shift() ?? saved(7));
  shown(<Toaster />);
  const row = { id: 15, row_version: 4 };
  save(row, policy, 'H3');
  save(row, { ...policy, label: 'Attitude', sentAs: 'attitude' }, 'Support');
  await waitFor(() => expect(asked).toHaveLength(1));
  first.resolve(saved(5));
  await screen.findByText('Attitude saved');
  expect(asked.map(({ body }) => body)).toEqual([
    { policy: 'H3', row_version: 4 },
    { attitude: 'Support', row_version: 5 },
  ]);
});

it('goes back to what was saved last, however old the row is that it was drawn from', async () => {
  let version = 4;
  const asked = serve(() => saved(++version));
  shown(<Toaster />);
  const row = { id: 16, row_version: 4, policy: 'A' };
  save(row, policy, 'B');
  await screen.findByText('Policy saved');
  save(row, policy, 'C');
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByText('Policy saved')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Policy is as it was');
  expect(asked.at(-1)?.body).toEqual({ policy: 'B', row_version: 6 });
  // Once it is drawn anew, what it shows is what there was.
  save({ id: 16, row_version: 9, policy: 'Of others' }, policy, 'D');
  await waitFor(() => expect(asked).toHaveLength(4));
  await screen.findByText('Policy saved');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toHaveLength(5));
  expect(asked.at(-1)?.body).toMatchObject({ policy: 'Of others' });
});

it('knows nothing of another council’s record of the same number', async () => {
  const asked = serve(() => saved(5));
  shown(<Toaster />);
  const row = { id: 18, row_version: 4 };
  storeTenant('oak');
  save(row, policy, 'H3');
  await screen.findByText('Policy saved');
  storeTenant('elm');
  save(row, policy, 'H4');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.body).toEqual({ policy: 'H4', row_version: 4 });
});
