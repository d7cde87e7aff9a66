import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { isFilledIn, isSameFilter } from '@contract/council/ground/filters/canonical-filters.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { kindOf } from '@contract/council/ground/filters/kinds.ts';
import {
  filterFields,
  filterFrom,
  type FormValues,
  isLeafField,
  overridingIn,
} from './form-values.ts';

/** A search as the form shows it: the values of its fields, and the filters that none of its fields can show. */
export interface FilledForm {
  values: FormValues;
  others: Filter[];
}

/**
 * Fills the form from the filters of an address. A filter goes into a field only if the field would produce it again;
 * all others are listed beside the form, so that nothing filters unseen.
 */
export function filledFrom(
  config: readonly SearchFilter[],
  filters: readonly Filter[],
): FilledForm {
  const values: FormValues = {};
  const asked = filters.filter(isFilledIn);
  const apart = apartFrom(fill(config, asked, '', values));
  // All of them must hold, so the members of an 'and' group can stand beside the others.
  const others = fillLoose(config, apart, '', values);
  const alone = overridingIn(config, values);
  // Filling in that field would override the others, so the filter is shown beside the form instead.
  if (alone && asked.length > 1) {
    for (const [at, value] of Object.entries(values)) {
      const field = placeOf(config, at);
      if (field === alone.from && isLeafField(field) && filterFrom(field, value)) delete values[at];
    }
    return { values, others: [alone.filter, ...others] };
  }
  return { values, others };
}

/** Fills fields and groups from one filter each; gives the filters left over. */
function fill(
  config: readonly SearchFilter[],
  filters: readonly Filter[],
  at: string,
  values: FormValues,
): Filter[] {
  const left = [...filters];
  for (const { at: here, filter: from } of filterFields(config, at)) {
    for (const [index, filter] of left.entries()) {
      const held = heldBy(from, filter, here);
      if (!held) continue;
      Object.assign(values, held);
      left.splice(index, 1);
      break;
    }
  }
  return left;
}

/** What a field or a whole group holds of a filter; undefined if it cannot show all of it. */
function heldBy(from: SearchFilter, filter: Filter, at: string): FormValues | undefined {
  if (from.type === 'group' && filter.type === 'group') {
    if ((from.operator ?? '_and') !== (filter.operator ?? '_and')) return undefined;
    const values: FormValues = {};
    const left = fill(from.filters ?? [], filter.filters.filter(isFilledIn), `${at}.`, values);
    return left.length === 0 ? values : undefined;
  }
  if (!isLeafField(from) || filter.type === 'group') return undefined;
  const { place, form } = kindOf(from);
  if (!place && from.dbPropertyName !== filter.dbPropertyName) return undefined;
  const value = form.fill(filter);
  const back = value === undefined ? undefined : filterFrom(from, value);
  return value !== undefined && back && isSameFilter(back, filter) ? { [at]: value } : undefined;
}

const apartFrom = (filters: readonly Filter[]): Filter[] =>
  filters.flatMap((filter) =>
    filter.type === 'group' && (filter.operator ?? '_and') === '_and'
      ? apartFrom(filter.filters.filter(isFilledIn))
      : [filter],
  );

/** Fills fields that are still empty, 'and' groups included, from single filters. */
function fillLoose(
  config: readonly SearchFilter[],
  filters: readonly Filter[],
  at: string,
  values: FormValues,
): Filter[] {
  const fields = looseFields(config, at).filter(({ at: here }) => !(here in values));
  return filters.filter((filter) => {
    for (const { at: here, filter: from } of fields) {
      const held = here in values ? undefined : heldBy(from, filter, here);
      if (held) {
        Object.assign(values, held);
        return false;
      }
    }
    return true;
  });
}

function looseFields(config: readonly SearchFilter[], at: string): ReturnType<typeof filterFields> {
  return filterFields(config, at).flatMap((field) => {
    if (field.filter.type !== 'group') return [field];
    const { operator = '_and', filters = [] } = field.filter;
    return operator === '_and' ? looseFields(filters, `${field.at}.`) : [];
  });
}

/** The field at a place such as '9.0'. */
export function placeOf(config: readonly SearchFilter[], at: string): SearchFilter | undefined {
  const [first, ...rest] = at.split('.');
  const found = config[Number(first)];
  return rest.length > 0 ? placeOf(found?.filters ?? [], rest.join('.')) : found;
}
