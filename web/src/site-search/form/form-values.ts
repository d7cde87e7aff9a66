import type { SearchFilter } from '@contract/configs/types/site-search.ts';
import type { Between, Filter, Scalar } from '@contract/site-search/filter.ts';

/** What one field of the form holds: what is typed stays text until it is a filter. */
export type FieldValue = string | boolean | string[] | [string, string];
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

/**
 * The filters that a filled-in form stands for. A field that overwrites the others is alone when it is
 * filled in. Options are compared by their text, and leave as the values the council wrote.
 */
export function filtersFrom(config: readonly SearchFilter[], values: FormValues): Filter[] {
  const every = collect(config, values, '');
  const alone = every.find(({ from }) => from.overwriteSearchFilters);
  return (alone ? [alone] : every).map(({ filter }) => filter);
}

interface Made {
  from: SearchFilter;
  filter: Filter;
}

function collect(config: readonly SearchFilter[], values: FormValues, at: string): Made[] {
  return config.flatMap((from, index): Made[] => {
    const here = `${at}${index}`;
    if (from.type === 'group') {
      const inner = collect(from.filters ?? [], values, `${here}.`);
      if (inner.length === 0) return [];
      const filters = inner.map(({ filter }) => filter);
      return [{ from, filter: { type: 'group', operator: from.operator ?? '_and', filters } }];
    }
    const filter = filterFrom(from, values[here]);
    return filter ? [{ from, filter }] : [];
  });
}

function filterFrom(from: SearchFilter, value: FieldValue | undefined): Filter | undefined {
  const { type, dbPropertyName, equality } = from;
  if (value === undefined || dbPropertyName === undefined) return undefined;
  const base = { dbPropertyName, ...(equality ? { equality } : {}) };
  switch (type) {
    case 'text':
      return isText(value) ? { type, ...base, value: value.trim() } : undefined;
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
  if (ends.every((end) => end.trim() === '')) return undefined;
  if (type === 'date range') {
    return { type, dbPropertyName, value: ends.map((end) => end || null) as Between<string> };
  }
  const numbers = ends.map((end) => (isNumber(end) ? Number(end) : null)) as Between<number>;
  return numbers.every((end) => end === null)
    ? undefined
    : { type, dbPropertyName, value: numbers };
}

const isText = (value: FieldValue): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

function asWritten({ checkboxes }: SearchFilter, text: string): Scalar {
  return checkboxes?.find(({ value }) => String(value) === text)?.value ?? text;
}

/** The form as it was when it gave these filters: the address, reopened, fills it in again. */
export function valuesFrom(
  config: readonly SearchFilter[],
  filters: readonly Filter[],
): FormValues {
  const values: FormValues = {};
  const rest = [...filters];
  const fill = (list: readonly SearchFilter[], among: Filter[], at: string) => {
    for (const [index, from] of list.entries()) {
      const match = among.findIndex((filter) => comesFrom(filter, from));
      const filter = match < 0 ? undefined : among.splice(match, 1)[0];
      if (filter?.type === 'group') fill(from.filters ?? [], [...filter.filters], `${at}${index}.`);
      else if (filter && filter.type !== 'in area') values[`${at}${index}`] = shown(filter);
    }
  };
  fill(config, rest, '');
  return values;
}

function comesFrom(filter: Filter, from: SearchFilter): boolean {
  if (filter.type !== from.type) return false;
  if (filter.type !== 'group') return filter.dbPropertyName === from.dbPropertyName;
  const inner = from.filters ?? [];
  return filter.filters.every((each) => inner.some((one) => comesFrom(each, one)));
}

function shown(filter: Exclude<Filter, { type: 'group' | 'in area' }>): FieldValue {
  if (filter.type === 'checkbox') return true;
  const { value } = filter;
  if (!Array.isArray(value)) return value === null ? '' : String(value);
  return value.map((each) => (each === null ? '' : String(each)));
}

/** What is wrong with a number that was typed, or nothing. */
export function numberProblem(
  text: string,
  { min, max }: SearchFilter,
): 'not-a-number' | 'out-of-range' | undefined {
  if (text.trim() === '') return undefined;
  if (!isNumber(text)) return 'not-a-number';
  const number = Number(text);
  const outside = (min !== undefined && number < min) || (max !== undefined && number > max);
  return outside ? 'out-of-range' : undefined;
}
