import type { SearchFilter } from '@contract/council/ground/configs/types/site-search.ts';
import type {
  AreaFilter,
  Between,
  Filter,
  Scalar,
} from '@contract/council/ground/filters/filter.ts';
import { boundedText } from './bounded-text.ts';

/** Where sites must lie: a part of the map, or what a layer covers. */
export type AreaValue = NonNullable<AreaFilter['value']>;
/** What one field of the form holds: what is typed stays text until it is a filter. */
export type FieldValue = string | boolean | string[] | [string, string] | AreaValue;
/** By the field's place in the configuration, such as '3' or '9.0' for the first of a group. */
export type FormValues = Record<string, FieldValue>;

/** The form's filters in the council's order, each with its place. */
export function fieldsOf(
  filters: readonly SearchFilter[],
  at = '',
): { at: string; filter: SearchFilter }[] {
  return filters
    .map((filter, index) => ({ at: `${at}${index}`, filter }))
    .sort((a, b) => (a.filter.order ?? 0) - (b.filter.order ?? 0));
}

/** An empty field of this kind. */
export function emptyValue(type: SearchFilter['type']): FieldValue {
  if (type === 'checkbox') return false;
  if (type === 'checkbox list' || type === 'in array') return [];
  return type === 'range' || type === 'date range' ? ['', ''] : '';
}

/** A list or both ends of a range count as empty while nothing stands in them. */
export function isFilled(value: FieldValue | undefined): boolean {
  if (value === undefined || value === '' || value === false) return false;
  return Array.isArray(value) ? value.some((each) => each !== '') : true;
}

/** What the council lets each field begin with. A checkbox begins empty: its value is what a tick means. */
export function beginnings(config: readonly SearchFilter[], at = ''): FormValues {
  return Object.assign(
    {},
    ...fieldsOf(config, at).map(({ at: here, filter }): FormValues => {
      if (filter.type === 'group') return beginnings(filter.filters ?? [], `${here}.`);
      if (filter.type === 'checkbox' || filter.value === undefined) return {};
      return { [here]: asTyped(filter.value) };
    }),
  ) as FormValues;
}

/**
 * The filters that a filled-in form stands for. A field that overwrites the others is alone when it is
 * filled in. Options are compared by their text, and leave as the values the council wrote.
 */
export function filtersFrom(config: readonly SearchFilter[], values: FormValues): Filter[] {
  const alone = overridingIn(config, values);
  return alone ? [alone.filter] : collect(config, values, '').map(({ filter }) => filter);
}

/** The field that is searched by alone, when it is filled in: however deep it stands. */
export function overridingIn(
  config: readonly SearchFilter[],
  values: FormValues,
  at = '',
): Made | undefined {
  for (const { at: here, filter: from } of fieldsOf(config, at)) {
    const found =
      from.type === 'group'
        ? overridingIn(from.filters ?? [], values, `${here}.`)
        : from.overwriteSearchFilters && madeOf(from, values[here]);
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
    if (from.type !== 'group') {
      const made = madeOf(from, values[here]);
      return made ? [made] : [];
    }
    const filters = collect(from.filters ?? [], values, `${here}.`).map(({ filter }) => filter);
    if (filters.length === 0) return [];
    return [{ from, filter: { type: 'group', operator: from.operator ?? '_and', filters } }];
  });
}

function madeOf(from: SearchFilter, value: FieldValue | undefined): Made | undefined {
  const filter = filterFrom(from, value);
  return filter && { from, filter };
}

/** The filter that one field stands for; none while it is empty or holds what is no value of its kind. */
export function filterFrom(from: SearchFilter, value: FieldValue | undefined): Filter | undefined {
  const { type, dbPropertyName, equality } = from;
  if (value === undefined) return undefined;
  if (type === 'in area') {
    if (typeof value !== 'object' || Array.isArray(value)) return undefined;
    return { type, ...(dbPropertyName ? { dbPropertyName } : {}), value };
  }
  if (dbPropertyName === undefined) return undefined;
  const base = { dbPropertyName, ...(equality ? { equality } : {}) };
  switch (type) {
    case 'text':
      return isText(value) ? { type, ...base, value: boundedText(value) } : undefined;
    case 'select':
      return isText(value) ? { type, ...base, value: asWritten(from, value) } : undefined;
    case 'number':
      return isText(value) && isNumber(value)
        ? { type, ...base, equality: equality ?? '=', value: Number(value) }
        : undefined;
    case 'checkbox':
      return value === true ? { type, ...base, value: (from.value as Scalar) ?? true } : undefined;
    case 'checkbox list':
    case 'in array': {
      const chosen = (Array.isArray(value) ? value : []).map((each) => asWritten(from, each));
      return chosen.length > 0 ? { type, ...base, value: chosen } : undefined;
    }
    case 'range':
    case 'date range':
      return betweenFrom(type, dbPropertyName, value as [string, string]);
    default:
      return undefined;
  }
}

function betweenFrom(
  type: 'range' | 'date range',
  dbPropertyName: string,
  ends: [string, string],
): Filter | undefined {
  if (type === 'date range') {
    const days = ends.map((end) => (isDay(end) ? end : null)) as Between<string>;
    return days.every((end) => end === null) ? undefined : { type, dbPropertyName, value: days };
  }
  const numbers = ends.map((end) => (isNumber(end) ? Number(end) : null)) as Between<number>;
  return numbers.every((end) => end === null)
    ? undefined
    : { type, dbPropertyName, value: numbers };
}

const isText = (value: FieldValue): value is string =>
  typeof value === 'string' && value.trim() !== '';
export const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function asWritten({ checkboxes }: SearchFilter, text: string): Scalar {
  return checkboxes?.find(({ value }) => String(value) === text)?.value ?? text;
}

/** A filter's value as its field would hold it. */
export function asTyped(value: unknown): FieldValue {
  const text = (each: unknown) => (each === null || each === undefined ? '' : String(each));
  if (Array.isArray(value)) return value.map(text);
  return typeof value === 'object' && value !== null ? (value as AreaValue) : text(value);
}
