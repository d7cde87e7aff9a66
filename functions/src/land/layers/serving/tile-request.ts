import { AppError, invalidField, type FieldErrors } from '../../../platform/errors.ts';
import { refuseUnstorable } from '../../../platform/plain-values.ts';
import { filtersParam } from '../../../council/ground/filters/filters-param.ts';
import { readFilters } from '../../ground/search/matching-sites.ts';
import { featureSearch } from '../../ground/layers/feature-schemas.ts';
import { closed } from '../../../platform/contract.ts';
import type { FeatureSearch } from '../queries/find-features.ts';
import { sitesLayerId } from '../../ground/layers/sites-layer.ts';
import type { ChosenFeatures } from '../tile-address.ts';
import { isTile, type TileAddress, type TileProjection } from '../tiles/grid.ts';

type Filters = ReturnType<typeof readFilters>;

/** What an address specifies; only cacheable addresses have `version` and `hash`. */
export type TileRequest = ChosenFeatures & {
  tenant: string | undefined;
  layerId: string;
  version: number | undefined;
  hash: string | undefined;
  /** In the grid of the address, as `address.projection`. */
  projection: TileProjection;
  address: TileAddress;
};

type Placed = Omit<TileRequest, 'projection'>;

const base = '/api/v1/vector-tiles';
const versioned =
  /^\/([a-z0-9-]+)\/([\w-]{1,80})\/(\d{1,15})\/([\w-]{1,64})\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})$/;
const plain = /^(?:\/([\w-]{1,80}))?\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})$/;

/**
 * Parses each form of a tile's address: with tenant, layer, version and filter hash in the path;
 * `{tiles}/{z}/{x}/{y}` with filters (specification 002 section 7); and the older one with zoom, tileX, tileY and
 * layerId as parameters. Each may search a layer's features by `searchValue` in `columnName` and `columnId`, and each
 * may ask for `projection=27700`, the grid of british-grid.ts. Throws not-found and payload-invalid.
 */
export function readTileRequest(url: string): TileRequest {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  requireStorable(Object.fromEntries(query));
  const rest = path.startsWith(base) ? path.slice(base.length) : path;
  const placed =
    fromVersioned(rest, query) ?? fromPlain(rest, query) ?? fromParameters(rest, query);
  if (!placed) throw new AppError('not-found');
  const projection = projectionOf(query);
  const request = { ...placed, projection, address: { ...placed.address, projection } };
  if (!isTile(request.address)) throw invalidField('tile', 'No such tile');
  if (request.filters.length > 0 && request.layerId !== sitesLayerId) {
    throw invalidField('filters', 'Only sites can be filtered');
  }
  return request;
}

/** Sites are found by filters: a search in one of their columns becomes one more filter. */
function chosenIn(query: URLSearchParams, layerId: string): ChosenFeatures {
  const filters = filtersOf(query);
  const search = searchOf(query);
  if (!search || layerId !== sitesLayerId) return { filters, search };
  const columns = [search.columnName, search.columnId].filter((name) => name !== undefined);
  if (columns.length === 0) columns.push('search_text');
  const found = columns.map((dbPropertyName) => ({
    type: 'text' as const,
    dbPropertyName,
    value: search.searchValue,
    ...(dbPropertyName === search.columnId ? { equality: '=' as const } : {}),
  }));
  return { filters: [...filters, { type: 'group', operator: '_or', filters: found }] };
}

const searching = closed(featureSearch);

/** The search among a layer's features; undefined if there is none. */
function searchOf(query: URLSearchParams): FeatureSearch | undefined {
  const names = ['searchValue', 'columnName', 'columnId'] as const;
  const given = Object.fromEntries(
    names.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.trim()]] : [])),
  ) as Partial<FeatureSearch>;
  if (given.searchValue === undefined) return undefined;
  if (searching.isValidSync(given)) return given as FeatureSearch;
  throw invalidField('searchValue', 'At most 100 characters');
}

function fromVersioned(path: string, query: URLSearchParams): Placed | undefined {
  const found = versioned.exec(path);
  if (!found) return undefined;
  const [, tenant, layerId, version, hash, z, x, y] = found;
  return {
    tenant,
    layerId: layerId!,
    version: Number(version),
    hash,
    address: { z: Number(z), x: Number(x), y: Number(y) },
    ...chosenIn(query, layerId!),
  };
}

function fromPlain(path: string, query: URLSearchParams): Placed | undefined {
  const found = plain.exec(path);
  if (!found) return undefined;
  const [, layerId, z, x, y] = found;
  return {
    tenant: query.get('tenant') ?? undefined,
    layerId: layerId ?? query.get('layerId') ?? sitesLayerId,
    version: undefined,
    hash: undefined,
    address: { z: Number(z), x: Number(x), y: Number(y) },
    ...chosenIn(query, layerId ?? query.get('layerId') ?? sitesLayerId),
  };
}

function fromParameters(path: string, query: URLSearchParams): Placed | undefined {
  if (path !== '' && path !== '/') return undefined;
  return {
    tenant: query.get('tenant') ?? undefined,
    layerId: query.get('layerId') ?? sitesLayerId,
    version: undefined,
    hash: undefined,
    address: {
      z: wholeNumber(query, 'zoom'),
      x: wholeNumber(query, 'tileX'),
      y: wholeNumber(query, 'tileY'),
    },
    ...chosenIn(query, query.get('layerId') ?? sitesLayerId),
  };
}

/** As in every other call: what no column can hold is no query either. */
function requireStorable(value: unknown): void {
  const fields: FieldErrors = {};
  refuseUnstorable(value, fields);
  if (Object.keys(fields).length > 0) throw new AppError('payload-invalid', { fields });
}

function projectionOf(query: URLSearchParams): TileProjection {
  const named = query.get('projection') ?? '3857';
  if (named === '3857' || named === '27700') return named === '3857' ? 3857 : 27700;
  throw invalidField('projection', 'Must be 3857 or 27700');
}

function wholeNumber(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  if (/^\d{1,8}$/.test(text)) return Number(text);
  throw invalidField(name, 'Must be a whole number');
}

/** `filters`, `filters[]` and `searchParams` mean the same; every given filter must match. */
function filtersOf(query: URLSearchParams): Filters {
  if (query.size === 0) return [];
  const named = ['filters', 'filters[]', 'searchParams'].flatMap((name) => query.getAll(name));
  const filters = named.flatMap((text) => readFilters(unwrapped(text)));
  if (!filtersParam.isValidSync(filters, { strict: true })) {
    throw invalidField('filters', 'Payload data is invalid');
  }
  return filters;
}

/** Search parameters may also come whole, as an object that contains the filters. */
function unwrapped(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && 'filters' in value && !('type' in value) ? value.filters : value;
  } catch {
    throw invalidField('filters', 'Must be JSON');
  }
}
