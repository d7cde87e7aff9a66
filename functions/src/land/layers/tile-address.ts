import { createHash } from 'node:crypto';
import { londonDay } from '../../platform/dates/london.ts';
import { filterHash, type readFilters } from '../ground/search/matching-sites.ts';
import type { FeatureSearch } from './queries/find-features.ts';
import type { LayerSource } from './queries/layer-source.ts';

type Filters = ReturnType<typeof readFilters>;

/** Which of a layer's features a tile shows: sites by filters, other layers' by a search in their columns. */
export interface ChosenFeatures {
  filters: Filters;
  search?: FeatureSearch | undefined;
}

/**
 * The hash that identifies a choice of features in an address: 'all' for every feature. That of filters ends with the
 * day in London, for what they find may depend on it: tomorrow their tiles have other addresses.
 */
export function choiceHash({ filters, search }: ChosenFeatures): string {
  if (search)
    return `s-${createHash('sha256').update(searchText(search)).digest('base64url').slice(0, 22)}`;
  if (filters.length === 0) return 'all';
  return `${filterHash(filters)}-${londonDay(new Date()).replaceAll('-', '')}`;
}

/** Whether the hash of an address is that of this choice, on whichever day it was given out. */
export const isHashOf = (hash: string, chosen: ChosenFeatures): boolean =>
  withoutDay(hash) === withoutDay(choiceHash(chosen));

const withoutDay = (hash: string) => hash.replace(/^(.{22})-\d{8}$/, '$1');

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
