import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { FieldTool } from './field-tool.tsx';

const field = (dbPropertyName: string, label: string, type: string, options: string[]) => ({
  dbPropertyName,
  label,
  type,
  options: options.map((value) => ({ value, label: value })),
  unit: null,
  format: {},
  description: null,
  editable: false,
  filterable: true,
  searchable: false,
  standardName: null,
  position: 0,
});
const FIELDS: ReadonlyMap<string, DictionaryField> = new Map(
  [
    field('attitude', 'Attitude', 'dropdown', ['Support', 'Neutral', 'Oppose']),
    field('consent', 'Consent', 'dropdown', ['Name and text', 'Text only', 'None']),
    field('received_date', 'Received', 'date', []),
    field('custom_1', 'Colours', 'list.string', ['Red', 'Green, light']),
    field('custom_2', 'Looked at', 'date', []),
    field('custom_3', 'Trees', 'list.string', [...'ABCDEFGHIJ']),
    field('custom_4', 'Note', 'text.small', []),
  ].map((each) => [each.dbPropertyName, each]),
);

const MANY = Array.from({ length: 250 }, (_, at) => at + 1);

function show(
  ids: readonly number[],
  withdrawnBy: (asked: { path: string }) => number = () => 0,
  failing = { times: 0 },
) {
  const asked = serveCouncil(
    ({ path, body }) => {
      const json = (result: unknown) => ({ json: { result } });
      const withdrawn = withdrawnBy({ path });
      if (path.endsWith('/lookups')) return json({ correspondenceTypes: [] });
      if (path.endsWith('/undo'))
        return json({ undone: (body as { ids: number[] }).ids, left: [], withdrawn });
      if (path.endsWith('/field') && failing.times-- > 0)
        return { status: 400, json: { error: { message: 'No such column' } } };
      if (path.endsWith('/field'))
        return json({ ids: (body as { ids: number[] }).ids, withdrawn, bulk_id: 'b' });
      return json({ consultations: [{ id: 3, name: 'Draft plan' }] });
    },
    { grants: ['representations.read', 'representations.write'] },
  );
  shown(
    <TenantGate>
      <FieldTool ids={ids} fields={FIELDS} done={() => undefined} />
      <Toaster />
    </TenantGate>,
  );
  return () =>
    asked.flatMap(({ method, path, body }) => (method === 'GET' ? [] : [{ path, body }]));
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change a field' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => queryClient.clear());

it('gives many the same value in parts as one change, which the toast undoes', async () => {
  const sent = show(MANY);
  await choose('Attitude');
  await userEvent.selectOptions(await screen.findByLabelText('Attitude'), 'Oppose');
  await press('Change 250 representations');
  await screen.findByText('Attitude of 250 representations changed');
  const parts = sent().map(({ body }) => body as { ids: number[]; bulk_id: string });
  expect(parts.map(({ ids }) => ids.length)).toEqual([200, 50]);
  expect(parts[0]).toMatchObject({ field: 'attitude', value: 'Oppose' });
  expect(parts[1]?.bulk_id).toBe(parts[0]?.bulk_id);
  await press('Undo');
  await screen.findByText('250 records changed back');
  expect(sent().at(-1)?.path).toBe(
    `/consultations/representations/bulk-changes/${parts[0]?.bulk_id}/undo`,
  );
});

it('offers what is given to many: not its days, but every column of the council', async () => {
  const sent = show([12, 13]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change a field' }));
  expect(screen.queryByRole('menuitem', { name: 'Received' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Colours' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Green, light' }));
  await press('Change 2 representations');
  await screen.findByText('Colours of 2 representations changed');
  expect(sent()[0]?.body).toMatchObject({
    ids: [12, 13],
    field: 'custom_1',
    value: ['Green, light'],
  });
});

it('says on its button that it empties a field, and what is no day beside it', async () => {
  const sent = show([12, 13]);
  await choose('Looked at');
  await userEvent.type(await screen.findByLabelText('Looked at'), 'soon');
  await press('Change 2 representations');
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a date');
  expect(sent()).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Looked at'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Empty this field' }));
  await press('Empty it in 2 representations');
  await screen.findByText('Looked at of 2 representations changed');
  expect(sent()[0]?.body).toMatchObject({ field: 'custom_2', value: null });
});

it('sends a consultation by its id, never none, and tells what the public reads no longer', async () => {
  const sent = show([12], () => 1);
  await choose('Event');
  const empty = await screen.findByRole<HTMLButtonElement>('button', { name: /^Change 1 rep/ });
  expect(empty.disabled).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Empty this field' })).toBeNull();
  await screen.findByRole('option', { name: 'Draft plan' });
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'Draft plan');
  await press('Change 1 representation');
  await screen.findByText('The public reads 1 of them no longer');
  expect(sent()[0]?.body).toMatchObject({ field: 'consultationEventId', value: 3 });
});

it('tells what the public reads no longer once many are changed back, whatever their parts', async () => {
  show(MANY.slice(0, 60), ({ path }) => (path.endsWith('/undo') ? 2 : 0));
  await choose('Attitude');
  await userEvent.selectOptions(await screen.findByLabelText('Attitude'), 'Oppose');
  await press('Change 60 representations');
  await screen.findByText('Attitude of 60 representations changed');
  expect(screen.queryByText(/The public reads/)).toBeNull();
  await press('Undo');
  await screen.findByText('60 records changed back');
  await screen.findByText('The public reads 4 of them no longer');
});

it('empties nothing with Enter in the filter of a list, nor without being told to', async () => {
  const sent = show([12, 13]);
  await choose('Trees');
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Filter the choices' }),
    'A{Enter}',
  );
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Change 2 representations',
  });
  expect(button.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual([]);
  await press('Change 2 representations');
  await screen.findByText('Trees of 2 representations changed');
  expect(sent().map(({ body }) => body)).toMatchObject([{ field: 'custom_3', value: ['A'] }]);
});

it('keeps what was typed where it cannot be given', async () => {
  const sent = show([12, 13], () => 0, { times: 1 });
  await choose('Note');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Beside the mill');
  await press('Change 2 representations');
  await screen.findByText(/No such column/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe(
    'Beside the mill',
  );
  await press('Change 2 representations');
  await screen.findByText('Note of 2 representations changed');
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  expect(sent().at(-1)?.body).toMatchObject({ field: 'custom_4', value: 'Beside the mill' });
});
