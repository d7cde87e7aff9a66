import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { asTyped, type FieldValue } from '@contract/council/ground/filters/form-value.ts';
import { kindOf } from '@contract/council/ground/filters/kinds.ts';

/** Keyed by the field's place in the configuration, such as '3', or '9.0' for the first of a group. */
export type FormValues = Record<string, FieldValue>;
/** A field of the form that is not a group. */
export type LeafField = SearchFilter & { type: Exclude<SearchFilter['type'], 'group'> };
export const isLeafField = (field: SearchFilter): field is LeafField => field.type !== 'group';

/** The form's filters in the council's order, with their places. */
export function filterFields(
  filters: readonly SearchFilter[],
  at = '',
): { at: string; filter: SearchFilter }[] {
  return filters
    .map((filter, index) => ({ at: `${at}${index}`, filter }))
    .sort((a, b) => (a.filter.order ?? 0) - (b.filter.order ?? 0));
}

/** A list, or a range with both ends, is empty if nothing is in it. */
export function isFilled(value: FieldValue | undefined): boolean {
  if (value === undefined || value === '' || value === false) return false;
  return Array.isArray(value) ? value.some((each) => each !== '') : true;
}

/** The configured initial values. A checkbox begins empty: its value says what a tick means. */
export function beginnings(config: readonly SearchFilter[], at = ''): FormValues {
  return Object.assign(
    {},
    ...filterFields(config, at).map(({ at: here, filter }): FormValues => {
      if (filter.type === 'group') return beginnings(filter.filters ?? [], `${here}.`);
      if (filter.type === 'checkbox' || filter.value === undefined) return {};
      return { [here]: asTyped(filter.value) };
    }),
  ) as FormValues;
}

/**
 * The filters of a filled-in form. A field that overrides the others is used alone. Options are compared as text, and
 * sent as the council wrote them.
 */
export function filtersFrom(config: readonly SearchFilter[], values: FormValues): Filter[] {
  const alone = overridingIn(config, values);
  return alone ? [alone.filter] : collect(config, values, '').map(({ filter }) => filter);
}

/** The filled-in field that overrides all others, at any depth. */
export function overridingIn(
  config: readonly SearchFilter[],
  values: FormValues,
  at = '',
): Made | undefined {
  for (const { at: here, filter: from } of filterFields(config, at)) {
    const found = isLeafField(from)
      ? from.overwriteSearchFilters && madeOf(from, values[here])
      : overridingIn(from.filters ?? [], values, `${here}.`);
    if (found) return found;
  }
  return undefined;
}

interface Made {
  from: SearchFilter;
  filter: Filter;
}

function collect(config: readonly SearchFilter[], values: FormValues, at: string): Made[] {
  return config.flatMap((from, index): Made[] => {
    const here = `${at}${index}`;
    if (isLeafField(from)) {
      const made = madeOf(from, values[here]);
      return made ? [made] : [];
    }
    const filters = collect(from.filters ?? [], values, `${here}.`).map(({ filter }) => filter);
    if (filters.length === 0) return [];
    return [{ from, filter: { type: 'group', operator: from.operator ?? '_and', filters } }];
  });
}

function madeOf(from: LeafField, value: FieldValue | undefined): Made | undefined {
  const filter = filterFrom(from, value);
  return filter && { from, filter };
}

/** The filter of one field; undefined while it is empty or invalid. */
export const filterFrom = (from: LeafField, value: FieldValue | undefined): Filter | undefined =>
  value === undefined ? undefined : kindOf(from).form.read(from, value);
