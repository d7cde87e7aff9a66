import type { FieldFilter, Filter, GroupFilter } from './filter.ts';

/** Whether a filter says anything: an empty box of a form is no condition. */
export function isFilledIn(filter: Filter): boolean {
  if (filter.type === 'group') return filter.filters.some(isFilledIn);
  const { value } = filter;
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some((one) => one !== null);
  return true;
}

/**
 * The same search in its one spelling: what is not filled in left out, lists and groups in order,
 * defaults written out. Two searches that mean the same by their form have the same text.
 */
export function canonicalFilters(filters: readonly Filter[]): string {
  return `[${canonicalList(filters).join(',')}]`;
}

function canonicalList(filters: readonly Filter[]): string[] {
  return [...new Set(filters.filter(isFilledIn).map(canonical))].sort();
}

function canonical(filter: Filter): string {
  if (filter.type === 'group') return canonicalGroup(filter);
  if (filter.type === 'in area') {
    const { projection, bbox, polygon } = filter.value ?? {};
    return JSON.stringify(['in area', projection, bbox ?? polygon?.coordinates]);
  }
  return JSON.stringify([
    filter.type,
    filter.dbPropertyName,
    filter.equality ?? null,
    valueOf(filter),
  ]);
}

function canonicalGroup({ operator, filters }: GroupFilter): string {
  return `{"${operator ?? '_and'}":[${canonicalList(filters).join(',')}]}`;
}

function valueOf(filter: FieldFilter): unknown {
  if (filter.type === 'text') return filter.value?.trim();
  if (filter.type !== 'checkbox list' && filter.type !== 'in array') return filter.value;
  return [...new Set(filter.value)].sort((a, b) =>
    JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
  );
}
