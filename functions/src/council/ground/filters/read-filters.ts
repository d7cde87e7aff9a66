import type { Filter } from './filter.ts';

/** Filters as they come in an address: JSON text, a list of JSON texts (`filters[]=…`), or parsed. */
export function readFilters(raw: unknown): Filter[] {
  const parsed = typeof raw === 'string' ? parsedOr(raw, raw) : raw;
  if (parsed === undefined || parsed === null) return [];
  const list = Array.isArray(parsed) ? parsed : [parsed];
  return list.flatMap((each: unknown) =>
    typeof each === 'string' ? parsedOr(each, [each]) : [each],
  ) as Filter[];
}

function parsedOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return otherwise;
  }
}
