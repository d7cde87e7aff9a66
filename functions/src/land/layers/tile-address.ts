import { createHash } from 'node:crypto';
import { filterHash, type readFilters } from '../ground/search/matching-sites.ts';
import type { FeatureSearch } from './queries/find-features.ts';
import type { LayerSource } from './queries/layer-source.ts';

type Filters = ReturnType<typeof readFilters>;

/** Which of a layer's features a tile shows: sites by filters, other layers' by a search in their columns. */
export interface ChosenFeatures {
  filters: Filters;
  search?: FeatureSearch | undefined;
}

/** The hash that identifies a choice of features in an address: 'all' for every feature. */
export function choiceHash({ filters, search }: ChosenFeatures): string {
  if (search)
    return `s-${createHash('sha256').update(searchText(search)).digest('base64url').slice(0, 22)}`;
  return filters.length === 0 ? 'all' : filterHash(filters);
}

const searchText = ({ searchValue, columnName, columnId }: FeatureSearch) =>
  JSON.stringify([searchValue, columnName ?? null, columnId ?? null]);

/**
 * The address of a layer's tiles with {z}/{x}/{y} as placeholders. It contains the filters as well as their hash, so
 * that every instance can serve it, whichever ran them first.
 */
export function tileAddress(
  tenant: string,
  source: LayerSource,
  { filters, search }: ChosenFeatures,
  stamp?: string,
): string {
  const query = new URLSearchParams({
    ...(filters.length > 0 ? { filters: JSON.stringify(filters) } : {}),
    ...(search ? searchParameters(search) : {}),
    ...(stamp ? { stamp } : {}),
    ...(source.projection === 3857 ? {} : { projection: String(source.projection) }),
  });
  const hash = choiceHash({ filters, search });
  const path = `/api/v1/vector-tiles/${tenant}/${source.layerId}/${source.version}/${hash}/{z}/{x}/{y}`;
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll('+', '%20')}`;
}

const searchParameters = (search: FeatureSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as Record<string, string>;
