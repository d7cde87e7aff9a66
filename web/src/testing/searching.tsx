/** The search of a page as officers use it, without its map: for tests of what form, builder and results do together. */
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchModelProvider } from '../land/ground/search/search-model.tsx';
import { useNewSearch } from '../land/ground/search/use-search-model.ts';
import { useSearchScreen } from '../land/ground/search/use-search-screen.ts';
import { ResultsPanel } from '../land/screens/search/results-panel.tsx';
import { SearchFormPart } from '../land/screens/search/search-form-part.tsx';
import { TenantGate } from '../session/tenant.tsx';
import { serveCouncil } from './serve-council.ts';
import type { Answer, Asked } from './serve.ts';
import { shown } from './shown.tsx';

interface Council {
  features?: string[];
  grants?: string[];
  /** The fields of its form. */
  form?: object[];
  /** The fields of its dictionary. */
  fields?: Partial<DictionaryField>[];
  /** The lines of its cards. */
  card?: object[];
  /** What it answers to a call; nothing: as a council of no sites does. */
  answer?: (asked: Asked) => Answer | undefined;
}

const field = (given: Partial<DictionaryField>, position: number) => ({
  type: 'text.small',
  unit: null,
  format: {},
  description: null,
  options: [],
  editable: true,
  filterable: true,
  searchable: false,
  standardName: null,
  position,
  ...given,
});

/** Somebody who does not wait between two keys, nor looks at every style before a press. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Puts a text into an input at once, where the single keys do not matter. */
export const fill = (input: HTMLElement, value: string) =>
  fireEvent.change(input, { target: { value } });

/** A site that was found. */
export const foundSite = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  id_unique: `S${id}`,
  scenario_name: 'base',
  site_tags: [],
  source_reference: null,
  geometry_source: 'none',
  public_map_visibility: false,
  row_version: 1,
  site_name: `Site ${id}`,
  ...fields,
});

/** What a search answers that found these sites. */
export const found = (...sites: object[]): Answer => ({
  json: { result: { sites, total: sites.length, next: null } },
});

/** The filters that a call asks by. */
export const filtersAsked = ({ path }: Asked) =>
  JSON.parse(new URLSearchParams(path.split('?')[1]).get('filters') ?? '[]') as Filter[];

/** The filters in the page's address. */
export const filtersNow = () =>
  JSON.parse(new URLSearchParams(location.search).get('filters') ?? '[]') as Filter[];

export const isSearch = ({ path }: Asked) => path.startsWith('/search/site/flexible');

/** What a council answers of its search. */
const answersOf = ({ form = [], card = [], fields = [] }: Council): Record<string, unknown> => ({
  '/configs/effective/site-search': { config: { filters: form }, errors: [] },
  '/configs/effective/site-card': { config: { siteCardElements: card }, errors: [] },
  '/dictionary': { fields: fields.map(field), terms: [] },
  '/search/site/flexible': { sites: [], total: 0, next: null },
  '/search/search-options': { options: {} },
  '/search/extent': { extent: null },
  '/site/templates/available': { templates: [] },
});

function Search() {
  const made = useNewSearch(useSearchScreen());
  return (
    <SearchModelProvider {...made}>
      <SearchFormPart />
      <ResultsPanel />
    </SearchModelProvider>
  );
}

/** Opens the search of a council at an address; gives what has been asked so far. */
export function showSearch(council: Council, address = '/'): Asked[] {
  history.replaceState(null, '', address);
  const { features = [], grants = ['sites.read', 'sites.write', 'configs.read'] } = council;
  const known = answersOf(council);
  const calls = serveCouncil(
    (asked) => council.answer?.(asked) ?? { json: { result: known[asked.path.split('?')[0]!] } },
    { council: { features, firebase: {}, mainColor: '' }, grants },
  );
  shown(
    <TenantGate>
      <Search />
    </TenantGate>,
  );
  return calls;
}
