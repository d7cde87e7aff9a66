import { route, type Route } from '../../platform/endpoint.ts';
import {
  searchExtent,
  searchOptions,
  searchSites,
  searchSitesFlexibly,
  siteGeometries,
  siteIdsByTerm,
  siteNeighbours,
} from './contract.ts';
import { autocompleteOptions } from './contract/autocomplete.ts';
import { siteTemplates } from './contract/templates.ts';
import { readFilters } from '../../council/ground/filters/read-filters.ts';
import { siteCondition } from '../ground/search/matching-sites.ts';
import { neighboursOf } from './neighbours.ts';
import { optionsOf } from './options.ts';
import type { SearchColumns } from '../../records/search/columns.ts';
import { searchColumns } from '../ground/search/site-columns.ts';
import { idsWhere } from '../../records/search/queries/search.ts';
import { extentWhere, geometriesOfSites } from '../ground/search/queries/site-geometries.ts';
import { suggest } from './suggestions.ts';
import { templateRoutes } from '../../records/templates/template-routes.ts';
import { attributesIn } from '../../records/search/search-page.ts';
import { searchPage } from '../ground/search/search-sites.ts';
import { siteRecords } from '../ground/search/site-records.ts';
import { cancelOnDisconnect } from '../../platform/cancel-on-disconnect.ts';

const MAX_IDS = 500;

export const siteSearchRoutes: Route[] = [
  route(
    searchSites,
    ({ input, tx, request, prefetched }) => {
      const chosen = (columns: SearchColumns) => (input.withDetails ? [...columns.keys()] : []);
      return cancelOnDisconnect(tx, request, () => searchPage(tx, input, chosen, prefetched));
    },
    searchColumns,
  ),

  route(
    searchSitesFlexibly,
    ({ input, tx, request, prefetched }) =>
      cancelOnDisconnect(tx, request, () =>
        searchPage(tx, input, attributesIn(input.attributes), prefetched),
      ),
    searchColumns,
  ),

  route(siteGeometries, async ({ input, tx }) => ({
    geometries: await geometriesOfSites(tx, input.siteIds, input.projection ?? '4326'),
  })),

  route(searchExtent, ({ input, tx, request }) =>
    cancelOnDisconnect(tx, request, async () => {
      const where = await siteCondition(tx, readFilters(input.filters));
      return { extent: await extentWhere(tx, where, input.projection ?? '4326') };
    }),
  ),

  route(siteNeighbours, ({ input, tx, request }) =>
    cancelOnDisconnect(tx, request, () => neighboursOf(tx, input)),
  ),

  route(searchOptions, async ({ input, tx }) => ({
    options: await optionsOf(tx, input.dbPropertyNames),
  })),

  route(siteIdsByTerm, async ({ input, tx }) => {
    const byTerm = [{ type: 'text' as const, dbPropertyName: 'search_text', value: input.term }];
    return { data: await idsWhere(tx, siteRecords, await siteCondition(tx, byTerm), MAX_IDS) };
  }),

  route(autocompleteOptions, async ({ input, tx, request }) => ({
    options: await cancelOnDisconnect(tx, request, () =>
      suggest(tx, input.term, input.limit ?? 10),
    ),
  })),

  ...templateRoutes(siteTemplates, siteRecords),
];
