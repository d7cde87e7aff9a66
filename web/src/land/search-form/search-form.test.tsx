import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  fill,
  filtersNow,
  foundSite,
  found,
  isSearch,
  showSearch,
  user,
} from '../../testing/searching.tsx';
import type { Asked } from '../../testing/serve.ts';

const ticks = (n: number) =>
  Array.from({ length: n }, (_, at) => ({ label: `Stage ${at + 1}`, value: `s${at}` }));
const form = [
  { type: 'text', dbPropertyName: 'search_text', label: 'Words' },
  { type: 'select', dbPropertyName: 'ward', label: 'Ward' },
  {
    type: 'number',
    dbPropertyName: 'homes',
    label: 'Homes',
    equality: '>=',
    min: 0,
    max: 500,
    step: 5,
  },
  { type: 'range', dbPropertyName: 'size_ha', label: 'Area', min: 0, max: 50, step: 0.1 },
  { type: 'checkbox list', dbPropertyName: 'stage', label: 'Stage', checkboxes: ticks(40) },
  {
    type: 'group',
    label: 'Either',
    operator: '_or',
    filters: [
      {
        type: 'checkbox list',
        dbPropertyName: 'land',
        label: 'Land',
        checkboxes: ticks(4),
      },
    ],
  },
  {
    type: 'text',
    dbPropertyName: 'reference',
    label: 'Reference',
    overwriteSearchFilters: true,
  },
];
const failure = { status: 500, json: {} };

const open = async (answer?: (asked: Asked) => ReturnType<typeof found> | undefined) => {
  const calls = showSearch({
    form,
    answer: (asked) => answer?.(asked) ?? (isSearch(asked) ? found(foundSite(1)) : undefined),
  });
  await screen.findByLabelText('Words');
  return calls;
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) =>
  user.click(screen.getByRole('button', { name, hidden: true }));
const submit = () => press('Search Sites');

it('shows three items of a list, all of a nested one; more, less, every one and none', async () => {
  await open();
  const list = within(screen.getByRole('group', { name: 'Stage' }));
  const boxes = () => list.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  const shown = () => boxes().length;
  const ticked = () => boxes().filter((box) => box.checked).length;
  const pressIn = (name: string) => user.click(list.getByText(name));
  expect(shown()).toBe(3);
  expect(within(screen.getByRole('group', { name: 'Land' })).getAllByRole('checkbox')).toHaveLength(
    4,
  );
  await pressIn('Show more');
  expect(shown()).toBe(40);
  await pressIn('Select All');
  expect(ticked()).toBe(40);
  await pressIn('Deselect All');
  expect(ticked()).toBe(0);
  await pressIn('Show less');
  expect(shown()).toBe(3);
});

it('a field that overrides says so, and is searched by alone', async () => {
  await open();
  fill(input('Words'), 'mill');
  await user.click(input('Search in map area only'));
  fill(input('Reference'), '0007');
  await screen.findByText('Searching by Reference overrides other search parameters');
  await submit();
  await waitFor(() =>
    expect(filtersNow()).toEqual([{ type: 'text', dbPropertyName: 'reference', value: '0007' }]),
  );
  expect(location.search).not.toContain('area');
});

it('says all that is wrong at the top, each line leads to its field, and nothing is searched', async () => {
  await open();
  fill(input('Homes'), '900');
  fill(input('Area From'), '5');
  fill(input('Area To'), '2');
  await submit();
  const summary = screen.getByText('There is a problem').closest('[role=alert]');
  expect(document.activeElement).toBe(summary);
  screen.getByRole('link', { name: 'Homes: Not in range 0 - 500' });
  await user.click(screen.getByRole('link', { name: 'Area: From must not be above To' }));
  expect(document.activeElement).toBe(input('Area From'));
  expect(filtersNow()).toEqual([]);
  fill(input('Homes'), '9');
  fill(input('Area From'), '1');
  await submit();
  await waitFor(() => expect(filtersNow()).toHaveLength(2));
});

it('does not leave out in silence what is no number', async () => {
  await open();
  fill(input('Area From'), 'plenty');
  await submit();
  await user.click(screen.getByRole('link', { name: /Must be a number/ }));
  expect(document.activeElement).toBe(input('Area From'));
  expect(filtersNow()).toEqual([]);
});

it('a field whose options fail says so and tries again; what is typed stays', async () => {
  let fails = true;
  await open((asked) => {
    const isOptions = asked.path.startsWith('/search/search-options');
    if (fails && (isOptions || isSearch(asked))) return failure;
    return isOptions ? { json: { result: { options: {} } } } : undefined;
  });
  await screen.findByText('Failed to fetch search options');
  fill(input('Words'), 'half a thought');
  expect(screen.getAllByText('Failed to search sites').length).toBeGreaterThan(0);
  fails = false;
  await press('Try again: Ward');
  await screen.findByRole('combobox', { name: 'Ward' });
  expect(input('Words').value).toBe('half a thought');
});

it('types on when suggestions fail', async () => {
  await open(({ path }) => (path.includes('autocomplete') ? failure : undefined));
  fill(input('Words'), 'OWN-0005');
  await screen.findByRole('option', { name: /^Suggestions are not available just now/ });
  await submit();
  await waitFor(() =>
    expect(filtersNow()).toEqual([
      { type: 'text', dbPropertyName: 'search_text', value: 'OWN-0005' },
    ]),
  );
});

it('shows beside its fields what none of them can, to be taken away', async () => {
  const filter = { type: 'text', dbPropertyName: 'site_name', condition: 'not empty', value: null };
  showSearch(
    { form, fields: [{ dbPropertyName: 'site_name', label: 'Site name' }] },
    `/?filters=${encodeURIComponent(JSON.stringify([filter]))}`,
  );
  const remove = await screen.findByRole('button', { name: /^Remove filter/, hidden: true });
  const folded = remove.closest('details');
  expect(folded?.open).toBe(false);
  await user.click(screen.getByText('Also filtered by 1 more'));
  expect(folded?.open).toBe(true);
  await press(/^Remove filter: Site name is not empty/);
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByText(/^Also filtered by/)).toBeNull();
});
