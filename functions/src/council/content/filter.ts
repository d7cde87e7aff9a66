import { ContentError } from './content-error.ts';

export const comparisons = [
  '_eq',
  '_neq',
  '_in',
  '_nin',
  '_null',
  '_nnull',
  '_contains',
  '_ncontains',
  '_icontains',
  '_starts_with',
  '_ends_with',
  '_gt',
  '_gte',
  '_lt',
  '_lte',
] as const;
export type ContentComparison = (typeof comparisons)[number];

export type ContentScalar = string | number | boolean;

/** The condition an item must meet, checked and bounded: the tree that becomes SQL. */
export type ContentFilter =
  | { kind: 'all' | 'any'; filters: ContentFilter[] }
  | {
      kind: 'field';
      path: string[];
      comparison: ContentComparison;
      value: ContentScalar | ContentScalar[];
    };

/** How large a filter may grow. */
const LIMITS = { depth: 10, conditions: 100, list: 500, text: 1_000, path: 5 };

const FIELD = /^[A-Za-z][\w-]{0,62}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const invalid = (reason: string) => new ContentError('INVALID_QUERY', reason);

/** Reads a filter as Directus clients write it. Throws INVALID_QUERY for anything it does not know. */
export function parseFilter(raw: unknown, now: Date = new Date()): ContentFilter {
  let conditions = 0;

  const group = (value: unknown, path: string[], depth: number): ContentFilter => {
    if (depth > LIMITS.depth) throw invalid('The filter is nested too deeply.');
    if (!isObject(value)) throw invalid('A filter is an object.');
    return {
      kind: 'all',
      filters: Object.entries(value).map(([key, entry]) => part(key, entry, path, depth + 1)),
    };
  };

  const part = (key: string, entry: unknown, path: string[], depth: number): ContentFilter => {
    if (key === '_and' || key === '_or') {
      if (!Array.isArray(entry)) throw invalid(`${key} takes a list.`);
      return {
        kind: key === '_and' ? 'all' : 'any',
        filters: entry.map((each) => group(each, path, depth)),
      };
    }
    if (!key.startsWith('_')) return group(entry, nextPath(path, key), depth);
    if (!path.length) throw invalid(`${key} needs a field.`);
    conditions += 1;
    if (conditions > LIMITS.conditions) throw invalid('The filter has too many conditions.');
    return condition(key, entry, path, now);
  };

  return group(raw, [], 0);
}

function nextPath(path: string[], key: string): string[] {
  if (!FIELD.test(key)) throw invalid(`Not a field: ${key}`);
  if (path.length >= LIMITS.path) throw invalid('The field is nested too deeply.');
  return [...path, key];
}

function condition(key: string, entry: unknown, path: string[], now: Date): ContentFilter {
  const comparison = comparisons.find((known) => known === key);
  if (!comparison) throw invalid(`Unknown operator: ${key}`);
  if (comparison === '_null' || comparison === '_nnull') {
    const isNull = (comparison === '_null') === (entry !== false && entry !== 'false');
    return { kind: 'field', path, comparison: isNull ? '_null' : '_nnull', value: true };
  }
  if (comparison === '_in' || comparison === '_nin') {
    const list = typeof entry === 'string' ? entry.split(',') : entry;
    if (!Array.isArray(list) || list.length > LIMITS.list) throw invalid(`${key} takes a list.`);
    return { kind: 'field', path, comparison, value: list.map((each) => scalar(each, now)) };
  }
  // Directus has two ways of writing "is not there".
  if (entry === null && comparison === '_eq')
    return { kind: 'field', path, comparison: '_null', value: true };
  if (entry === null && comparison === '_neq')
    return { kind: 'field', path, comparison: '_nnull', value: true };
  return { kind: 'field', path, comparison, value: scalar(entry, now) };
}

function scalar(value: unknown, now: Date): ContentScalar {
  if (value === '$NOW') return now.toISOString();
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && value.length <= LIMITS.text && !value.includes('\0'))
    return value;
  throw invalid('A value is a text, a number, true or false.');
}

/** The top-level fields that a filter reads. */
export function fieldsOf(filter: ContentFilter): string[] {
  return filter.kind === 'field' ? filter.path.slice(0, 1) : filter.filters.flatMap(fieldsOf);
}
