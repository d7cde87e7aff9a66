import { ContentError } from './content-error.ts';
import { parseFilter, type ContentFilter } from './filter.ts';

export interface ItemSort {
  path: string[];
  descending: boolean;
}

/** A list call, checked: which items, and how to lay them out. */
export interface ItemQuery {
  fields: string[][];
  filter: ContentFilter;
  search: string | undefined;
  sort: ItemSort[];
  limit: number;
  offset: number;
  meta: ('filter_count' | 'total_count')[];
  aggregate: { count: string[] } | undefined;
  groupBy: string[];
}

// One JSON answer carries at most 500 rows; Directus' own default is 100.
const PAGE = { standard: 100, most: 500 };
const MAX_FIELDS = 100;
const FIELD = /^(?:\*|[A-Za-z][\w-]{0,62})$/;

const invalid = (reason: string) => new ContentError('INVALID_QUERY', reason);

/** Reads the query of a list call, from a query string or a SEARCH body. Throws INVALID_QUERY. */
export function parseItemQuery(raw: Record<string, unknown>): ItemQuery {
  const limit = wholeNumber(raw.limit, 'limit', PAGE.standard, -1);
  const page = wholeNumber(raw.page, 'page', 1, 1);
  const rows = limit === -1 ? PAGE.most : Math.min(limit, PAGE.most);
  const offset =
    raw.offset === undefined ? (page - 1) * rows : wholeNumber(raw.offset, 'offset', 0, 0);
  return {
    fields: listOf(raw.fields, 'fields', ['*']).map(pathOf),
    filter: parseFilter(jsonOf(raw.filter, 'filter') ?? {}),
    search: searchOf(raw.search),
    sort: listOf(raw.sort, 'sort', []).map((field) => ({
      path: pathOf(field.replace(/^-/, '')),
      descending: field.startsWith('-'),
    })),
    limit: rows,
    offset,
    meta: metaOf(raw.meta),
    aggregate: aggregateOf(raw.aggregate),
    groupBy: listOf(raw.groupBy, 'groupBy', []),
  };
}

function wholeNumber(raw: unknown, name: string, standard: number, least: number): number {
  if (raw === undefined || raw === '') return standard;
  const value = Number(raw);
  if (!Number.isSafeInteger(value) || value < least)
    throw invalid(`${name} is not a valid number.`);
  return value;
}

function listOf(raw: unknown, name: string, standard: string[]): string[] {
  const list = typeof raw === 'string' ? raw.split(',') : (raw ?? standard);
  if (!Array.isArray(list) || list.length > MAX_FIELDS) throw invalid(`${name} takes a list.`);
  const names = list.map((each) => String(each).trim()).filter((each) => each !== '');
  return names.length ? names : standard;
}

function pathOf(field: string): string[] {
  const path = field.split('.');
  if (path.length > 5 || !path.every((step) => FIELD.test(step)))
    throw invalid(`Not a field: ${field}`);
  return path;
}

function jsonOf(raw: unknown, name: string): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    throw invalid(`${name} is not JSON.`);
  }
}

function searchOf(raw: unknown): string | undefined {
  if (raw === undefined || raw === '') return undefined;
  if (typeof raw !== 'string' || raw.length > 200) throw invalid('search is a text.');
  return raw.trim();
}

function metaOf(raw: unknown): ItemQuery['meta'] {
  const asked = listOf(raw, 'meta', []);
  const known = ['filter_count', 'total_count'] as const;
  return asked.includes('*') ? [...known] : known.filter((name) => asked.includes(name));
}

/** Counting is the only aggregate that the product uses. */
function aggregateOf(raw: unknown): ItemQuery['aggregate'] {
  const value = jsonOf(raw, 'aggregate');
  if (value === undefined) return undefined;
  if (value === null || typeof value !== 'object') throw invalid('aggregate is an object.');
  const { count, ...others } = value as Record<string, unknown>;
  if (count === undefined || Object.keys(others).length)
    throw invalid('Only count can be aggregated.');
  return { count: listOf(count, 'aggregate[count]', ['*']) };
}
