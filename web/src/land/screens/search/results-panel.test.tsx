import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  filtersAsked,
  filtersNow,
  foundSite,
  found,
  isSearch,
  showSearch,
  user,
} from '../../../testing/searching.tsx';
import type { Answer, Asked } from '../../../testing/serve.ts';
import { currentToasts } from '../../../ui/toast-store.ts';

const form = [{ type: 'text', dbPropertyName: 'search_text', label: 'Words' }];
const text = (dbPropertyName: string, value: string) => ({ type: 'text', dbPropertyName, value });
const failure = { status: 500, json: {} };
const refused = (message: string, fields: Record<string, string>): Answer => ({
  status: 400,
  json: { error: { code: 'payload-invalid', message, fields } },
});
const addressOf = (...filters: object[]) =>
  `/?filters=${encodeURIComponent(JSON.stringify(filters))}`;
const open = (answer: (asked: Asked) => Answer | undefined, address?: string, more = {}) =>
  showSearch(
    { form, answer: (asked) => (isSearch(asked) ? answer(asked) : undefined), ...more },
    address,
  );
const counted = (words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(words),
  );
const press = (name: string | RegExp) =>
  user.click(screen.getByRole('button', { name, hidden: true }));

it('says that nothing was found, and Reset finds all again; Back goes to what was searched', async () => {
  open((asked) => (filtersAsked(asked).length > 0 ? found() : found(foundSite(1), foundSite(2))));
  await counted('2 / 2 sites found');
  await user.type(screen.getByLabelText('Words'), 'no such place{Enter}');
  await screen.findByText('No sites found');
  await counted('0 / 0 sites found');
  await press('Reset');
  await counted('2 / 2 sites found');
  history.back();
  expect(await screen.findByText('No sites found')).toBeTruthy();
});

it('says that the search failed, and tries again', async () => {
  let fails = true;
  open(() => (fails ? failure : found(foundSite(1))));
  await waitFor(() => expect(screen.getAllByText('Failed to search sites')).toHaveLength(2));
  fails = false;
  await press('Try again');
  await counted('1 / 1 sites found');
  expect(screen.queryByText('Failed to search sites')).toBeNull();
});

it('names what is wrong with an old link, and Reset searches without it', async () => {
  const gone = { type: 'in array', dbPropertyName: 'site_list', value: [999_999] };
  const wrong = { 'filters[0].value': 'Unknown list: 999999' };
  open(
    (asked) =>
      filtersAsked(asked).length > 0 ? refused('Unknown list: 999999', wrong) : found(foundSite(1)),
    addressOf(gone),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Unknown list: 999999');
  await press('Reset');
  await counted('1 / 1 sites found');
});

it('finds everything where the filters of the address cannot be read', async () => {
  open(
    (asked) => (filtersAsked(asked).length > 0 ? found() : found(foundSite(1))),
    '/?filters=%7B',
  );
  await counted('1 / 1 sites found');
  expect(screen.queryByText('No sites found')).toBeNull();
});

it('searches without what an old link asks for and is no more', async () => {
  const filters = [
    text('search_text', 'SWK-0005'),
    { type: 'group', operator: '_and', filters: [text('a_lost_field', 'a')] },
  ];
  const wrong = { 'filters[1].filters[0].dbPropertyName': 'Unknown property: a_lost_field' };
  open(
    (asked) =>
      filtersAsked(asked).length > 1
        ? refused('Unknown property: a_lost_field', wrong)
        : found(foundSite(1)),
    addressOf(...filters),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Unknown property: a_lost_field');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await press('Search without it');
  await counted('1 / 1 sites found');
  expect(filtersNow()).toEqual(filters.slice(0, 1));
});

it('selecting all says so where not every site can be had, and selects the others once they come', async () => {
  let fails = true;
  const sites = [1, 2, 3].map((id) => foundSite(id));
  open(({ path }) => {
    if (!path.includes('cursor='))
      return { json: { result: { sites: sites.slice(0, 2), total: 3, next: 'more' } } };
    return fails ? failure : { json: { result: { sites: sites.slice(2), total: 3, next: null } } };
  });
  await screen.findAllByText('Failed to search sites');
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await screen.findByText('2 selected');
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([
      { title: 'Failed to fetch site ids', text: '2 of 3 sites are selected.' },
    ]),
  );
  fails = false;
  await press('Try again');
  await counted('3 / 3 sites found');
  await screen.findByText('3 selected');
});

it('sorts by a field of the card: descending, ascending, not at all', async () => {
  const card = [{ dbPropertyName: 'size_ha', label: 'Area' }];
  const fields = [{ dbPropertyName: 'size_ha', label: 'Total site area', type: 'number' }];
  const calls = open(() => found(foundSite(1, { size_ha: 1 })), '/', { card, fields });
  await counted('1 / 1 sites found');
  const sort = () => new URLSearchParams(location.search).get('sort');
  const asked = () => new URLSearchParams(calls.findLast(isSearch)!.path.split('?')[1]).get('sort');
  await press('Sort');
  const item = () => screen.getByRole('menuitem', { name: /^Area/ });
  await user.click(item());
  expect(sort()).toBe('-size_ha');
  expect(item().textContent).toMatch(/greatest first$/);
  await waitFor(() => expect(asked()).toBe('-size_ha'));
  await user.click(item());
  expect(sort()).toBe('size_ha');
  await waitFor(() => expect(asked()).toBe('size_ha'));
  await user.click(item());
  expect(sort()).toBeNull();
  expect(document.querySelector('[data-sorted]')).toBeNull();
});

it('a scenario changes the card’s values and its link, and a failure is told in the card', async () => {
  let fails = true;
  const site = foundSite(7, { size_ha: 1 });
  showSearch({
    form,
    features: ['site view scenarios'],
    card: [{ dbPropertyName: 'size_ha', label: 'Area' }],
    fields: [{ dbPropertyName: 'size_ha', label: 'Area', type: 'number' }],
    answer: (asked) => {
      if (isSearch(asked)) return found(site);
      if (asked.path.startsWith('/site/scenarios'))
        return { json: { result: { scenarios: [{ scenarioName: 'Dense' }] } } };
      if (!asked.path.startsWith('/site/scenario?')) return undefined;
      return fails ? failure : { json: { result: { site: { ...site, size_ha: 987.65 } } } };
    },
  });
  const card = within(await screen.findByRole('article'));
  await user.click(card.getByRole('button', { name: /^Scenario/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dense' }));
  await card.findByText('Failed to fetch the scenario Dense');
  fails = false;
  await user.click(card.getByRole('button', { name: 'Try again' }));
  await card.findByText(/^987\.65/);
  expect(card.getByRole('link', { name: 'View Site Details' }).getAttribute('href')).toBe(
    '/site/7?scenario=Dense&from=%2F',
  );
});
