import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { searchedSites } from '../../ground/search/searched-sites.ts';
import {
  type Pointing,
  type SearchModel,
  SearchModelProvider,
} from '../../ground/search/search-model.tsx';
import type { FoundSites } from '../../ground/search/use-found-sites.ts';
import { RecordSearch } from './record-search.tsx';

it('says that Enter searches as long as something else is typed than is searched for', async () => {
  const searched: unknown[] = [];
  const model = {
    state: { filters: [], area: undefined },
    screen: { fields: new Map(), records: searchedSites },
    search: async (filters: unknown) => void searched.push(filters),
  } as unknown as SearchModel;
  shown(
    <SearchModelProvider model={model} found={{} as FoundSites} pointing={{} as Pointing}>
      <RecordSearch label="Search the sites" />
    </SearchModelProvider>,
  );
  const box = screen.getByRole('searchbox', { name: 'Search the sites' });
  expect(screen.queryByText('Enter searches')).toBeNull();
  await userEvent.type(box, 'mill');
  expect(screen.getByText('Enter searches').id).toBe(box.getAttribute('aria-describedby'));
  expect(searched).toEqual([]);
  await userEvent.type(box, '{Enter}');
  expect(searched).toEqual([[{ type: 'text', dbPropertyName: 'search_text', value: 'mill' }]]);
});
