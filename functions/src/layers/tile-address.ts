import { filterHash, readFilters } from '../site-search/matching-sites.ts';
import type { LayerSource } from './queries/layer-source.ts';

/**
 * The address of a layer's tiles with {z}/{x}/{y} left open. The filters stand in it besides their
 * hash, so that every instance can serve it, whichever ran them first.
 */
export function tileAddress(tenant: string, source: LayerSource, rawFilters: unknown): string {
  const filters = readFilters(rawFilters);
  const hash = filters.length === 0 ? 'all' : filterHash(filters);
  const query =
    filters.length === 0 ? '' : `?filters=${encodeURIComponent(JSON.stringify(filters))}`;
  return `/api/v1/vector-tiles/${tenant}/${source.layerId}/${source.version}/${hash}/{z}/{x}/{y}${query}`;
}
