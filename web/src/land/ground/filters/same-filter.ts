import type { FieldFilter, Filter } from '@contract/council/ground/filters/filter.ts';

/** Whether a filter says anything: an empty box of a form is no condition. */
export function saysSomething(filter: Filter): boolean {
  if (filter.type === 'group') return filter.filters.some(saysSomething);
  if ('condition' in filter && isWithoutValue(filter.condition)) return true;
  const { value } = filter;
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some((one) => one !== null);
  return true;
}

export const isWithoutValue = (condition: unknown) =>
  condition === 'empty' || condition === 'not empty';

/** Whether two filters ask for the same sites by their form: defaults written out, options by their text. */
export const sameFilter = (one: Filter, other: Filter) => spelling(one) === spelling(other);

/** A filter in its one spelling. */
function spelling(filter: Filter): string {
  if (filter.type === 'group') return groupSpelling(filter.operator ?? '_and', filter.filters);
  if (filter.type === 'in area') {
    return JSON.stringify(['in area', filter.equality ?? '=', filter.value]);
  }
  const { dbPropertyName, condition } = filter;
  if (isWithoutValue(condition)) return JSON.stringify([dbPropertyName, condition]);
  return JSON.stringify([dbPropertyName, ...asked(filter)]);
}

/** All filters of a search, all of which must hold, in their one spelling: their order says nothing. */
export const searchSpelling = (filters: readonly Filter[]) => groupSpelling('_and', filters);

/** A group within one of its kind is part of it, and one that holds a single filter is that filter. */
function groupSpelling(operator: '_and' | '_or', filters: readonly Filter[]): string {
  const parts = [...new Set(partsOf(operator, filters).map(spelling))].sort();
  return parts.length === 1 ? (parts[0] ?? '') : JSON.stringify([operator, parts]);
}

function partsOf(operator: '_and' | '_or', filters: readonly Filter[]): Filter[] {
  return filters.filter(saysSomething).flatMap((filter) => {
    if (filter.type !== 'group') return [filter];
    const inner = partsOf(filter.operator ?? '_and', filter.filters);
    const joins = (filter.operator ?? '_and') === operator || inner.length === 1;
    return joins ? inner : [filter];
  });
}

/** What a field filter asks. Kinds of filter that ask the same give the same. */
function asked(filter: FieldFilter): unknown[] {
  const { type, equality, condition, value } = filter;
  const how = condition && condition !== 'contains' ? condition : (equality ?? '=');
  if (type === 'text')
    return [equality || condition === 'not contains' ? how : 'contains', text(value)];
  if (type === 'number') return [how, value];
  if (type === 'range' || type === 'date range') {
    const [from, to] = value ?? [null, null];
    if (type === 'date range') return ['days', from, to];
    if (to === null) return ['>=', from];
    return from === null ? ['<=', to] : ['between', from, to];
  }
  // A list that does not contain the values holds none of them.
  const negative = how === '!=' || how === 'not contains';
  return ['one of', negative ? '!=' : '=', ...(Array.isArray(value) ? value : [value]).map(text)];
}

const text = (value: unknown) => String(value).trim();
