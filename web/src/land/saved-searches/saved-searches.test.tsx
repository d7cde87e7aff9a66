import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  fill,
  filtersAsked,
  filtersNow,
  isSearch,
  showSearch,
  user,
} from '../../testing/searching.tsx';
import type { Answer, Asked } from '../../testing/serve.ts';
import { currentToasts } from '../../ui/toast-store.ts';

const form = [{ type: 'text', dbPropertyName: 'search_text', label: 'Words' }];
const words = { type: 'text', dbPropertyName: 'search_text', value: 'OWN-0005' };
const failure = { status: 500, json: {} };
const isList = ({ path }: Asked) => path.startsWith('/site/templates/available');
const isSaving = ({ method, path }: Asked) => method === 'POST' && path === '/search/site/template';
const template = (name: string, parameters: object) => ({
  id: 7,
  name,
  isShared: false,
  isOwn: true,
  updatedAt: '2026-01-01T00:00:00Z',
  parameters,
});
const list = (...templates: object[]): Answer => ({ json: { result: { templates } } });

const open = (answer: (asked: Asked) => Answer | undefined, address?: string) =>
  showSearch({ form, answer }, address);
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
const openMenu = async () => user.click(await screen.findByText('Saved searches'));
const menu = () => within(screen.getByRole('dialog', { name: 'Saved searches', hidden: true }));
const save = async (name: string) => {
  await openMenu();
  await press('Save this search');
  const dialog = screen.getByRole('dialog', { name: 'Save this search', hidden: true });
  fill(within(dialog).getByLabelText('Name'), name);
  await user.click(within(dialog).getByText('Save search'));
  return within(dialog);
};

it('hold map area and order, too, and open with them', async () => {
  const area = [-20000, 6690000, 0, 6720000];
  const there = '/?sort=-size_ha&area=-20000,6690000,0,6720000';
  const calls = open(
    (asked) =>
      isSaving(asked)
        ? { status: 201, json: { result: template('Here', {}) } }
        : isList(asked)
          ? list(template('There', { filters: [], area, sort: '-size_ha' }))
          : undefined,
    there,
  );
  await save('Here');
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Saved as Here' }]));
  expect(calls.find(isSaving)?.body).toEqual({
    name: 'Here',
    isShared: false,
    parameters: { filters: [], area, sort: '-size_ha' },
  });
  history.replaceState(null, '', '/');
  await openMenu();
  await user.click(await menu().findByText('There'));
  const now = new URLSearchParams(location.search);
  expect(now.get('sort')).toBe('-size_ha');
  expect(now.get('area')).toBe('-20000,6690000,0,6720000');
  expect(screen.getByLabelText<HTMLInputElement>('Search in map area only').checked).toBe(true);
});

it('with a field that is no more says so and leaves it out only when asked', async () => {
  const storeys = { type: 'number', dbPropertyName: 'storeys', equality: '>', value: 2 };
  const calls = open((asked) =>
    isList(asked) ? list(template('Tall', { filters: [words, storeys] })) : undefined,
  );
  const choose = async () => {
    await openMenu();
    await user.click(await menu().findByText('Tall'));
    return within(screen.getByRole('dialog', { name: /^Part of this search/, hidden: true }));
  };
  const asked = await choose();
  asked.getByText('storeys');
  await user.click(asked.getByText('Cancel'));
  expect(filtersNow()).toEqual([]);
  await user.click((await choose()).getByText('Open without it'));
  await waitFor(() => expect(filtersNow()).toEqual([words]));
  await waitFor(() => expect(calls.filter(isSearch).map(filtersAsked)).toContainEqual([words]));
});

it('failing to save keeps the name; failing to list says so and tries again', async () => {
  let fails = true;
  open((asked) => (isSaving(asked) || (fails && isList(asked)) ? failure : undefined));
  await openMenu();
  await menu().findByText('Failed to get saved searches');
  fails = false;
  await user.click(menu().getByRole('button', { name: 'Try again', hidden: true }));
  await menu().findByText(/^No saved searches yet/);
  expect(menu().queryByText('Failed to get saved searches')).toBeNull();
  await user.keyboard('{Escape}');
  const dialog = await save('Kept');
  await dialog.findByRole('alert');
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Kept');
});
