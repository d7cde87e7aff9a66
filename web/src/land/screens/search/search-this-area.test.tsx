import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Box, boxInMetres } from '../../../map/view.ts';
import { shown } from '../../../testing/shown.tsx';
import type { FoundSites } from '../../ground/search/use-found-sites.ts';
import {
  type Pointing,
  type SearchModel,
  SearchModelProvider,
} from '../../ground/search/search-model.tsx';
import { SearchThisArea } from './search-this-area.tsx';

const here: Box = [-1.7, 54.9, -1.5, 55];
const there: Box = [-1.6, 54.9, -1.4, 55];

function show(area: Box | undefined, seen: Box) {
  const searched: unknown[][] = [];
  const model = {
    state: {
      filters: [],
      area,
      view: undefined,
      site: undefined,
      sort: undefined,
      layers: undefined,
    },
    search: async (...asked: unknown[]) => void searched.push(asked),
  } as Partial<SearchModel> as SearchModel;
  shown(
    <SearchModelProvider model={model} found={{} as FoundSites} pointing={{} as Pointing}>
      <SearchThisArea seen={seen} />
    </SearchModelProvider>,
  );
  return searched;
}
const offer = () => screen.queryByRole('button', { name: 'Search this area' });

it('offers to search what the map shows, once it has left the area that was searched', async () => {
  const searched = show(boxInMetres(here), there);
  await userEvent.click(offer()!);
  expect(searched).toEqual([[[], true]]);
});

it('offers nothing over the area itself, or where the whole council is searched', () => {
  show(boxInMetres(here), here);
  show(undefined, there);
  expect(offer()).toBeNull();
});
