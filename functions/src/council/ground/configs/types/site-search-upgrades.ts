import { equalityOf } from '../../filters/filter.ts';

const typeName = (type: string) =>
  type === type.toUpperCase() ? type.toLowerCase().replace(/[_-]/g, ' ') : type;

const upgraded = (filter: unknown): unknown => {
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) return filter;
  const old = filter as Record<string, unknown>;
  return {
    ...old,
    ...(typeof old.type === 'string' ? { type: typeName(old.type) } : {}),
    ...(typeof old.equality === 'string' ? { equality: equalityOf(old.equality) } : {}),
    ...(Array.isArray(old.filters) ? { filters: old.filters.map(upgraded) } : {}),
  };
};

/**
 * Version 1 to 2 of a site search: comparisons were words (EQ, GE) and filter kinds were in capitals (GROUP,
 * CHECKBOX_LIST); now both are spelt as in the search call.
 */
export function symbolsForWords(config: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(config.filters)
    ? { ...config, filters: config.filters.map(upgraded) }
    : config;
}
