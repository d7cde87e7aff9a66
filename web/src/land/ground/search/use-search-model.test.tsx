import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { searchedSites } from './searched-sites.ts';
import { useNewSearch } from './use-search-model.ts';
import type { SearchScreen } from '../../../records/search/search-screen.ts';

const table: SearchScreen = {
  records: searchedSites,
  form: [],
  card: [],
  fields: new Map(),
  pending: false,
  broken: undefined,
  error: null,
  retry: () => undefined,
};

function Order() {
  const { model } = useNewSearch(table, { listed: false, sort: '-id' });
  return <p>Sorted by {model.state.sort}</p>;
}

it.each([
  ['/', '-id'],
  ['/?sort=status', 'status'],
])('%s is in the order of the page until the address has another: %s', (address, order) => {
  history.replaceState(null, '', address);
  shown(<Order />);
  expect(screen.getByText(`Sorted by ${order}`)).toBeTruthy();
});
