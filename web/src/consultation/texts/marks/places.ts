import { searchFeatures } from '@calls/land/layers/contract/map-calls.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { getSites } from '@calls/land/sites/contract.ts';
import { autocompleteOptions } from '@calls/land/site-search/contract/autocomplete.ts';
import {
  FEATURE_TERM_LENGTH,
  SUGGESTION_TERM_LENGTH,
} from '@contract/records/search/term-lengths.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';

const MAX_MARKED_PLACES = 20;

/** Sites by name, address, reference or number. */
export function useSitesFound(words: string) {
  const term = words.slice(0, SUGGESTION_TERM_LENGTH);
  const { data, isFetching, error, refetch } = useEndpoint(
    autocompleteOptions,
    term ? { term, limit: MAX_MARKED_PLACES } : null,
    { keepPrevious: true },
  );
  const choices = (term ? (data?.options ?? []) : []).flatMap(({ siteId, label, detail }) =>
    siteId === undefined ? [] : [{ value: String(siteId), label, hint: detail }],
  );
  return { choices, busy: isFetching, error, retry: () => void refetch() };
}

/** Features of the council's layers, as layerId:featureId. */
export function useFeaturesFound(words: string) {
  const term = words.slice(0, FEATURE_TERM_LENGTH);
  const { data, isFetching, error, refetch } = useEndpoint(
    searchFeatures,
    term ? { term, limit: MAX_MARKED_PLACES } : null,
    { keepPrevious: true },
  );
  const choices = (term ? (data?.features ?? []) : []).map(
    ({ layerId, featureId, name, layerName }) => ({
      value: `${layerId}:${featureId}`,
      label: name,
      hint: layerName,
    }),
  );
  return { choices, busy: isFetching, error, retry: () => void refetch() };
}

/** The names of sites by their ids, as far as they are known by now. */
export function useSiteNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const { data } = useEndpoint(getSites, ids.length > 0 ? { ids: [...ids] } : null, {
    keepPrevious: true,
  });
  const sites: SiteRecord[] = data?.sites ?? [];
  return new Map(sites.map((site) => [site.id, String(site['site_name'] ?? site.id)]));
}
