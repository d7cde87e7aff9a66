import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  filtersNow,
  foundSite,
  found,
  isSearch,
  showSearch,
  user,
} from '../../testing/searching.tsx';
import { clicksHeard } from '../../testing/clicks-heard.ts';

const lands = ['Brownfield', 'Greenfield'].map((value) => ({ value, label: value }));
const fields = [
  { dbPropertyName: 'size_ha', label: 'Total site area', type: 'area.hectares' },
  { dbPropertyName: 'site_name', label: 'Site name', type: 'text.small' },
  { dbPropertyName: 'deliverable', label: 'Deliverable', type: 'switch' },
  { dbPropertyName: 'land', label: 'Greenfield or brownfield', type: 'dropdown', options: lands },
];
const form = [{ type: 'text', dbPropertyName: 'search_text', label: 'Words' }];

const open = (address?: string, features = ['site search updated filters']) => {
  const answer = (asked: Parameters<typeof isSearch>[0]) =>
    isSearch(asked)
      ? found(foundSite(1))
      : asked.path.startsWith('/site/column-values')
        ? { json: { result: [] } }
        : undefined;
  showSearch({ features, fields, form, answer }, address);
};
const builder = () => within(screen.getByRole('dialog', { name: 'Filter builder', hidden: true }));
const press = (name: string, inside = builder()) =>
  user.click(inside.getByRole('button', { name, hidden: true }));
const openBuilder = async () =>
  user.click(await screen.findByRole('button', { name: /^Filter builder/ }));
const box = (name: string) =>
  builder().getByRole<HTMLInputElement>('combobox', { name, hidden: true });
const choose = async (name: string, words: string) => {
  await user.click(box(name));
  await user.keyboard(`${words}{Enter}`);
};
const searchNow = () => press('Search with these filters');

it('asks each kind of field its own questions; another kind begins anew', async () => {
  open();
  await openBuilder();
  await press('Add filter');
  const asked = async (field: string) => {
    await choose('Field, filter 1', field);
    await user.click(box('Condition, filter 1'));
    const words = screen.getAllByRole('option', { hidden: true }).map((each) => each.textContent);
    await user.keyboard('{Escape}');
    return words;
  };
  expect(await asked('Total site area')).toEqual([
    'is',
    'is not',
    'more than or equals',
    'more than',
    'less than or equals',
    'less than',
  ]);
  await user.type(builder().getByLabelText('Value, filter 1'), '2');
  expect(await asked('Site name')).toEqual([
    'is',
    'is not',
    'text contains',
    'text does not contain',
  ]);
  expect(builder().getByLabelText<HTMLInputElement>('Value, filter 1').value).toBe('');
  expect(await asked('Deliverable')).toEqual(['is', 'is not']);
  expect(await asked('Tags')).toEqual(['contains', 'is empty', 'is not empty']);
  await choose('Condition, filter 1', 'is not empty');
  expect(builder().queryByLabelText('Value, filter 1')).toBeNull();
  await searchNow();
  await waitFor(() =>
    expect(filtersNow()).toEqual([
      { type: 'in array', dbPropertyName: 'site_tags', condition: 'not empty', value: null },
    ]),
  );
  await screen.findAllByText('Tags is not empty');
});

it('nests groups, copies, orders and removes lines, and an unfinished one is said, not dropped', async () => {
  open();
  await openBuilder();
  await press('Add group');
  const group = () => within(builder().getByLabelText('group 1'));
  await choose('Field, filter 1', 'Greenfield');
  await choose('Value, filter 1', 'Brownfield');
  await press('What can be done with filter 1', group());
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await choose('Value, filter 2', 'Greenfield');
  group().getByRole('button', { name: 'Move filter 2' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(box('Value, filter 1').value).toBe('Greenfield');
  const handle = (name: string) => group().getByRole('button', { name: `Move ${name}` });
  expect(document.activeElement).toBe(handle('filter 1'));
  builder().getByText('filter 2 moved to 1 of 2');
  await press('Add filter', group());
  expect(document.activeElement).toBe(box('Field, filter 3'));
  expect(builder().queryByText('Choose a field')).toBeNull();
  await searchNow();
  expect(builder().getAllByText('Choose a field').length).toBeGreaterThan(0);
  expect(location.search).toBe('');

  // It outlives the panel and a reload of the page.
  cleanup();
  open();
  await openBuilder();
  await press('Remove filter 3', group());
  await searchNow();
  await waitFor(() =>
    expect(filtersNow()).toEqual([
      {
        type: 'group',
        operator: '_or',
        filters: ['Greenfield', 'Brownfield'].map((value) => ({
          type: 'select',
          dbPropertyName: 'land',
          equality: '=',
          value,
        })),
      },
    ]),
  );
  await screen.findAllByText(/Greenfield or brownfield is Greenfield or /);
});

it('drags a line in front of another, and sends the focus on from one that is removed', async () => {
  const ROW_HEIGHT = 40;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[data-entry]');
    const place = [...document.querySelectorAll('[data-entry]')].findIndex((each) => each === row);
    return new DOMRect(0, Math.max(0, place) * ROW_HEIGHT, 300, ROW_HEIGHT);
  });
  const named = ['Oak', 'Elm', 'Ash'].map((value) => ({
    type: 'text',
    dbPropertyName: 'site_name',
    equality: '=',
    value,
  }));
  open(`/?filters=${encodeURIComponent(JSON.stringify(named))}`);
  await openBuilder();
  const values = () =>
    builder()
      .getAllByLabelText<HTMLInputElement>(/^Value/)
      .map(({ value }) => value);
  expect(values()).toEqual(['Oak', 'Elm', 'Ash']);
  const handle = (name: string) =>
    builder().getByRole('button', { name: `Move ${name}`, hidden: true });
  const at = (clientY: number) => ({ clientX: 5, clientY, button: 0, isPrimary: true });
  handle('filter 3').focus();
  fireEvent.pointerDown(handle('filter 3'), at(2 * ROW_HEIGHT + 10));
  fireEvent.pointerMove(document, at(2 * ROW_HEIGHT - 10));
  const row = handle('filter 3').closest('li');
  await waitFor(() => expect(row?.style.transform).not.toBe(''));
  fireEvent.pointerMove(document, at(10));
  await waitFor(() =>
    expect(handle('filter 1').closest('li')?.hasAttribute('data-over')).toBe(true),
  );
  fireEvent.pointerUp(document, at(10));
  await waitFor(() => expect(values()).toEqual(['Ash', 'Oak', 'Elm']));
  builder().getByText('filter 3 moved to 1 of 3');
  expect(document.activeElement).toBe(handle('filter 1'));
  vi.restoreAllMocks();
  await clicksHeard();
  await press('Remove filter 2');
  expect(values()).toEqual(['Ash', 'Elm']);
  builder().getByText('filter 2 removed');
  expect(document.activeElement).toBe(handle('filter 2'));
});

it('says that a line is first or last, and sends the focus beside a group that goes with its only line', async () => {
  const named = (value: string) => ({
    type: 'text',
    dbPropertyName: 'site_name',
    equality: '=',
    value,
  });
  const group = (value: string) => ({ type: 'group', operator: '_or', filters: [named(value)] });
  const filters = [named('Oak'), group('Elm'), group('Ash')];
  open(`/?filters=${encodeURIComponent(JSON.stringify(filters))}`);
  await openBuilder();
  const handles = (name: string) =>
    builder().getAllByRole('button', { name: `Move ${name}`, hidden: true });
  handles('filter 1')[0]?.focus();
  await user.keyboard('{ArrowUp}');
  builder().getByText('filter 1 is first already');
  handles('group 3')[0]?.focus();
  await user.keyboard('{ArrowDown}');
  builder().getByText('group 3 is last already');
  await press('Remove filter 1', within(builder().getByLabelText('group 2')));
  expect(document.activeElement).toBe(handles('group 2')[0]);
});

it('keeps what it cannot write, and leaves it as it was', async () => {
  const area = {
    type: 'in area',
    value: { projection: '27700', bbox: [533000, 175000, 534000, 177000] },
  };
  open(`/?filters=${encodeURIComponent(JSON.stringify([area]))}`);
  await screen.findAllByText('in an area of the map');
  await openBuilder();
  builder().getByText('in an area of the map');
  await press('Add filter');
  await choose('Field, filter 2', 'Site name');
  await user.click(builder().getByLabelText('Value, filter 2'));
  await user.keyboard('a');
  await searchNow();
  await waitFor(() => expect(filtersNow()).toHaveLength(2));
  expect(filtersNow()).toContainEqual(area);
});

it('is not there where the council has switched it off', async () => {
  open('/', []);
  await screen.findByRole('button', { name: 'Saved searches' });
  expect(screen.queryByRole('button', { name: /^Filter builder/ })).toBeNull();
});
