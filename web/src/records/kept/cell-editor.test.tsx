import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { rowLines } from '../../ui/table/line.ts';
import { STANDARD_VIEW } from '../../ui/table/table-view.ts';
import { Table } from '../../ui/table/table.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { columnsOfFields } from './columns-of-fields.tsx';
import { type SaveField, useEditedColumns } from './use-edited-columns.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null };
const user = { uid: 'una', kind: 'staff', grants: ['representations.write'] };
const field = (dbPropertyName: string, label: string, type: string, options: string[] = []) => ({
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
    field('policy', 'Policy', 'text.small'),
    field('custom_1', 'Colours', 'list.string', ['Red', 'Green, light', 'Blue']),
    field('custom_2', 'Note', 'text.small'),
    field('custom_3', 'Summary', 'text.large'),
    field('custom_4', 'Looked at', 'date'),
    field('custom_5', 'Consent', 'text.small', ['Name and text', 'Text only', 'None']),
  ].map((each) => [each.dbPropertyName, each]),
);
const COLUMNS = [...columnsOfFields(FIELDS.values()).values()];

function Kept({ save, row }: { save: SaveField; row: Record<string, unknown> }) {
  const columns = useEditedColumns(COLUMNS, [], FIELDS, save);
  return (
    <Table
      label="Kept"
      columns={columns}
      lines={rowLines([{ id: 12, row_version: 1, ...row }], ({ id }) => id)}
      rowName={({ id }) => String(id)}
      view={STANDARD_VIEW}
      change={() => undefined}
      sort={undefined}
      setSort={() => undefined}
    />
  );
}

/** Shows a row, and edits its cell of that column. */
async function edit(column: string, row: Record<string, unknown> = {}) {
  storeTenant('oak');
  serve(({ path }) => {
    const given = { isAuthenticated: true, user, newsFrom: 0 };
    return { json: { result: path.startsWith('/auth') ? given : tenant } };
  });
  const save = vi.fn<SaveField>();
  shown(
    <TenantGate>
      <Kept {...{ save, row }} />
      <Toaster />
    </TenantGate>,
  );
  const grid = await screen.findByRole('grid', { name: 'Kept' });
  const at = [...FIELDS.keys()].indexOf(column);
  await vi.waitFor(() => expect(grid.querySelector('[data-editable]')).toBeTruthy());
  const cell = grid.querySelector<HTMLElement>('tr[data-row]')?.children[at];
  await userEvent.click(cell as HTMLElement);
  return {
    save,
    saved: () => save.mock.calls.map(([, { dbPropertyName }, value]) => [dbPropertyName, value]),
  };
}

it('ticks several of a list, of which one has a comma, and saves them with Enter', async () => {
  const { saved } = await edit('custom_1', { custom_1: ['Blue', 'Mauve'] });
  screen.getByRole('group', { name: 'Colours' });
  screen.getByRole('checkbox', { name: 'Mauve (no option any more)' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Green, light' }));
  await userEvent.click(screen.getByText('Red'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mauve (no option any more)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Blue' }));
  expect(saved()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(saved()).toEqual([['custom_1', ['Red', 'Green, light']]]);
  expect(screen.queryByRole('group', { name: 'Colours' })).toBeNull();
});

it('saves a list that is left, empties it, and lets it be with Escape', async () => {
  const { save, saved } = await edit('custom_1', { custom_1: ['Blue'] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Blue' }));
  await userEvent.keyboard('{Escape}');
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Blue' }));
  await userEvent.click(document.body);
  expect(saved()).toEqual([['custom_1', null]]);
});

it('says how much too long a text of one line is before it is saved, and keeps it', async () => {
  const { saved } = await edit('custom_2');
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
  await userEvent.click(box());
  await userEvent.paste('x'.repeat(203));
  screen.getByText('You have 3 characters too many');
  await userEvent.keyboard('{Enter}');
  expect(saved()).toEqual([]);
  expect(box().value).toHaveLength(203);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
  expect(saved()).toEqual([['custom_2', 'x'.repeat(200)]]);
});

it('takes several lines of a paragraph, as many as 3,000 characters, and saves with Ctrl and Enter', async () => {
  const { saved } = await edit('custom_3', { custom_3: 'First' });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });
  expect(box.tagName).toBe('TEXTAREA');
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}second');
  expect(saved()).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(saved()).toEqual([['custom_3', 'First\nsecond']]);
});

/** The cell of a column in the only row. */
const cellOf = (column: string) =>
  screen.getByRole('grid', { name: 'Kept' }).querySelector('tr[data-row]')?.children[
    [...FIELDS.keys()].indexOf(column)
  ] as HTMLElement;

it('tells what was typed where a cell is left with too much of it', async () => {
  const { saved } = await edit('custom_2');
  await userEvent.click(screen.getByRole('textbox', { name: 'Note' }));
  await userEvent.paste('x'.repeat(250));
  await userEvent.click(cellOf('custom_3'));
  await screen.findByText(`You have 50 characters too many You typed: “${'x'.repeat(250)}”`);
  screen.getByRole('textbox', { name: 'Summary' });
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  expect(saved()).toEqual([]);
});

it('tells the same of what is no day, but nothing where Escape lets it be', async () => {
  const { saved } = await edit('custom_4');
  await userEvent.type(screen.getByRole('textbox', { name: 'Looked at' }), 'soon');
  await userEvent.click(document.body);
  await screen.findByText('Please enter a date You typed: “soon”');
  expect(screen.queryByRole('textbox', { name: 'Looked at' })).toBeNull();
  await userEvent.click(cellOf('custom_4'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Looked at' }), 'later{Escape}');
  expect(screen.queryByText(/later/)).toBeNull();
  expect(saved()).toEqual([]);
});

const consent = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Consent' });
/** What a browser tells of an arrow or a letter on a closed list. */
function chosenByKey(value: string) {
  fireEvent.keyDown(consent(), { key: 'ArrowDown' });
  fireEvent.change(consent(), { target: { value } });
}

it('saves no choice that keys pass on their way, but the one that is confirmed', async () => {
  const { saved } = await edit('custom_5', { custom_5: 'Name and text' });
  chosenByKey('Text only');
  chosenByKey('None');
  expect(saved()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(saved()).toEqual([['custom_5', 'None']]);
});

it('lets a choice be with Escape, and saves it where its cell is left', async () => {
  const { saved } = await edit('custom_5', { custom_5: 'Name and text' });
  chosenByKey('Text only');
  await userEvent.keyboard('{Escape}');
  expect(saved()).toEqual([]);
  await userEvent.click(cellOf('custom_5'));
  chosenByKey('None');
  await userEvent.click(document.body);
  expect(saved()).toEqual([['custom_5', 'None']]);
});

it('saves at once what is chosen with the pointer', async () => {
  const { saved } = await edit('custom_5', { custom_5: 'Name and text' });
  await userEvent.selectOptions(consent(), 'None');
  expect(saved()).toEqual([['custom_5', 'None']]);
});

it.each([
  ['custom_3', () => screen.queryByRole('textbox', { name: 'Summary' })],
  ['custom_1', () => screen.queryByRole('group', { name: 'Colours' })],
])(
  'keeps what stands in the flow until the press that left it has landed: %s',
  async (column, its) => {
    await edit(column, { custom_1: ['Blue'] });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(its()).toBeTruthy();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await vi.waitFor(() => expect(its()).toBeNull());
  },
);

it('leaves the cell open that the press opened', async () => {
  const { saved } = await edit('custom_3', { custom_3: 'First' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Summary' }), ' more');
  await userEvent.click(cellOf('custom_2'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  screen.getByRole('textbox', { name: 'Note' });
  expect(saved()).toEqual([['custom_3', 'First more']]);
});
