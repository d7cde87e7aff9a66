import { FILTER_LIMITS } from './filter-limits.ts';
import { equalityOf, type Filter } from './filter.ts';

/**
 * Filters as they come in an address: JSON text, a list of JSON texts (`filters[]=…`), or parsed.
 * Comparisons that are written as words (`GE`) come out as symbols.
 */
export function readFilters(raw: unknown): Filter[] {
  const parsed = typeof raw === 'string' ? parsedOr(raw, raw) : raw;
  if (parsed === undefined || parsed === null) return [];
  const list = Array.isArray(parsed) ? parsed : [parsed];
  return list
    .flatMap((each: unknown) => (typeof each === 'string' ? parsedOr(each, [each]) : [each]))
    .map((each) => withSymbols(each, FILTER_LIMITS.depth)) as Filter[];
}

function parsedOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return otherwise;
  }
}

/** Deeper than the tree may be nothing is changed: it is refused anyway. */
function withSymbols(filter: unknown, depth: number): unknown {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter) || depth === 0)
    return filter;
  const { equality, filters } = filter as { equality?: unknown; filters?: unknown };
  return {
    ...filter,
    ...(typeof equality === 'string' ? { equality: equalityOf(equality) } : {}),
    ...(Array.isArray(filters)
      ? { filters: filters.map((each: unknown) => withSymbols(each, depth - 1)) }
      : {}),
  };
}
