import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { isFilterType, kindOf } from '@contract/council/ground/filters/kinds.ts';
import { type Box, type MapView, readMapView, writeMapView } from '../../../map/view.ts';

/** The parts of a search that are in its address: opened anywhere, it shows the same. */
export interface SearchState {
  filters: Filter[];
  /** The map area searched, in EPSG:3857 metres. */
  area: Box | undefined;
  view: MapView | undefined;
  /** The selected site. */
  site: number | undefined;
  /** The property that results are sorted by; a minus in front sorts in descending order. */
  sort: string | undefined;
  /** The ids of the layers shown; undefined until somebody chooses. */
  layers: string[] | undefined;
}

/** Reads an address; unreadable parts count as absent, see `unreadParts`. */
export function readSearch(params: URLSearchParams): SearchState {
  const site = Number(params.get('site'));
  return {
    filters: readFilterList(params.get('filters')),
    area: readArea(params.get('area')),
    view: readMapView(params.get('view')),
    site: Number.isInteger(site) && site > 0 ? site : undefined,
    sort: /^-?[a-z][a-z0-9_]{0,62}$/.exec(params.get('sort') ?? '')?.[0],
    layers: readLayers(params.get('layers')),
  };
}

/** The same address with these parts changed; what is empty is left out. */
export function writeSearch(
  params: URLSearchParams,
  change: Partial<SearchState>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const state = { ...readSearch(params), ...change };
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value);
  put('filters', state.filters.length > 0 ? JSON.stringify(state.filters) : undefined);
  put('area', state.area?.join(','));
  put('view', state.view && writeMapView(state.view));
  put('site', state.site?.toString());
  put('sort', state.sort);
  put('layers', state.layers?.join());
  return next;
}

/** The filters, with the map area as one of them, as sent to the server. */
export function askedFilters({ filters, area }: Pick<SearchState, 'filters' | 'area'>): Filter[] {
  return area
    ? [...filters, { type: 'in area', value: { projection: '3857', bbox: area } }]
    : filters;
}

function readFilterList(text: string | null): Filter[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isFilter) : [];
  } catch {
    return [];
  }
}

/** A part of a search's address, or some of its filters. */
export type UnreadPart = Exclude<keyof SearchState, 'layers'> | 'someFilters';

/** The parts of an address that cannot be read, for instance because a mail program cut it short. */
export function unreadParts(params: URLSearchParams): UnreadPart[] {
  const read = readSearch(params);
  const lost = (['area', 'view', 'site', 'sort'] as const).filter(
    (part) => params.get(part) && read[part] === undefined,
  );
  const text = params.get('filters');
  const given = text === null ? 0 : filtersIn(text);
  if (given === read.filters.length) return lost;
  return [read.filters.length === 0 ? 'filters' : 'someFilters', ...lost];
}

/** How many filters a text lists; undefined where it is no list. */
function filtersIn(text: string): number | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.length : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value has the form of a filter; whether it fits the council's dictionary is for the server to say. */
function isFilter(value: unknown): value is Filter {
  if (typeof value !== 'object' || value === null) return false;
  const { type, filters, value: asked } = value as Record<'type' | 'filters' | 'value', unknown>;
  if (!isFilterType(type)) return false;
  if (type === 'group') return Array.isArray(filters) && filters.every(isFilter);
  return (asked ?? null) === null || kindOf({ type }).schema.fault(asked) === undefined;
}

function readArea(text: string | null): Box | undefined {
  const parts = text?.split(',').map(Number) ?? [];
  return parts.length === 4 && parts.every(Number.isFinite) ? (parts as Box) : undefined;
}

function readLayers(text: string | null): string[] | undefined {
  return text?.split(',').filter((id) => /^[\w-]{1,80}$/.test(id));
}
