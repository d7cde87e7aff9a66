import type { Filter } from '@contract/council/ground/filters/filter.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Box } from '../../../../map/view.ts';
import { serve } from '../../../../testing/serve.ts';
import { shown } from '../../../../testing/shown.tsx';
import { searchedSites } from '../../../ground/search/searched-sites.ts';
import type { FoundSites } from '../../../ground/search/use-found-sites.ts';
import {
  type Pointing,
  type SearchModel,
  SearchModelProvider,
} from '../../../ground/search/search-model.tsx';
import { FilterChips } from './filter-chips.tsx';
import NoneFound from './none-found.tsx';

const area: Box = [-1.7, 54.9, -1.5, 55];
const size: Filter = { type: 'range', dbPropertyName: 'size_ha', value: [2, null] };
const ward: Filter = { type: 'in array', dbPropertyName: 'ward', value: ['Byker', 'Elswick'] };
const field = (dbPropertyName: string, label: string, type: string) =>
  ({
    dbPropertyName,
    label,
    type,
    unit: type === 'number' ? 'ha' : null,
    options: [],
    filterable: true,
    position: 1,
    format: {},
  }) as Partial<DictionaryField> as DictionaryField;
const fields = new Map([
  ['size_ha', field('size_ha', 'Total site area', 'number')],
  ['ward', field('ward', 'Ward', 'text.small')],
]);

function show(part: React.ReactNode, filters: Filter[], within_: Box | undefined) {
  const searched: unknown[][] = [];
  const model = {
    state: { filters, area: within_, view: undefined, site: undefined, sort: undefined },
    asked: [...filters],
    screen: { fields, records: searchedSites },
    search: async (...asked: unknown[]) => void searched.push(asked),
  } as unknown as SearchModel;
  shown(
    <SearchModelProvider model={model} found={{} as FoundSites} pointing={{} as Pointing}>
      {part}
    </SearchModelProvider>,
  );
  return searched;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('shows every filter, the map area among them, and takes each away', async () => {
  const searched = show(<FilterChips />, [size, ward], area);
  const chips = within(screen.getByRole('list', { name: 'Filters of this search' }));
  expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'Total site area at least 2 ha',
    'Ward is Byker or Elswick',
    'in the searched part of the map',
  ]);
  await press('Search without: Total site area at least 2 ha');
  await press('Search without: in the searched part of the map');
  expect(searched).toEqual([
    [[ward], true],
    [[size, ward], false],
  ]);
});

it('changes a filter where it stands; the others stay', async () => {
  const searched = show(<FilterChips />, [size, ward], undefined);
  await press('Total site area at least 2 ha');
  const value = await screen.findByLabelText('Value, this filter');
  await userEvent.clear(value);
  await press('Search');
  screen.getByText('Enter a value');
  expect(searched).toEqual([]);
  await userEvent.type(value, '3{Enter}');
  expect(searched).toEqual([
    [[{ type: 'number', dbPropertyName: 'size_ha', equality: '>=', value: 3 }, ward], false],
  ]);
});

it('says nothing where nothing is filtered', () => {
  show(<FilterChips />, [], undefined);
  expect(screen.queryByRole('list')).toBeNull();
});

it('offers what would be found without each filter, where nothing is', async () => {
  const asked = serve(({ path }) => {
    const sizeLeft = decodeURIComponent(path).includes('size_ha');
    return { json: { result: { sites: [], total: sizeLeft ? 12 : 40, next: null } } };
  });
  const searched = show(<NoneFound />, [size, ward], undefined);
  await screen.findByRole('button', { name: 'Without “Total site area at least 2 ha”: 40' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Without “Ward is Byker or Elswick”: 12' }),
  );
  expect(searched).toEqual([[[size], false]]);
  expect(asked.length).toBe(2);
});
