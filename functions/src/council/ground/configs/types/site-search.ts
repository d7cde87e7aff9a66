import { yup } from '../../../../platform/contract.ts';
import { isCalendarDate } from '../../../../platform/dates/day.ts';
import { FILTER_LIMITS } from '../../filters/filter-limits.ts';
import { requiredText, shape, uniqueBy } from '../schemas/shape.ts';
import { symbolsForWords } from './site-search-upgrades.ts';

export const filterTypes = [
  'checkbox',
  'checkbox list',
  'select',
  'group',
  'text',
  'number',
  'range',
  'date range',
  'in area',
  'in array',
] as const;
export type FilterType = (typeof filterTypes)[number];

export const equalities = ['=', '!=', '>', '>=', '<', '<='] as const;

/** One filter of a council's search form. */
export interface SearchFilter {
  type: FilterType;
  dbPropertyName?: string;
  label?: string;
  overwriteSearchFilters?: boolean;
  description?: string;
  min?: number;
  max?: number;
  step?: number;
  caption?: string;
  equality?: (typeof equalities)[number];
  placeholder?: string;
  /** What a ticked checkbox stands for; of every other kind, what the field begins with. */
  value?: unknown;
  order?: number;
  checkboxes?: { label: string; value: string | number | boolean }[];
  operator?: '_and' | '_or';
  filters?: SearchFilter[];
}

/** What each kind of filter cannot do without (specification 002 section 5). */
const demands: Record<FilterType, readonly (keyof SearchFilter)[]> = {
  checkbox: ['caption'],
  'checkbox list': ['checkboxes'],
  select: [],
  group: ['filters'],
  text: ['placeholder'],
  number: ['min', 'max', 'equality'],
  range: ['min', 'max'],
  'date range': [],
  'in area': [],
  'in array': [],
};

// A group's filters stand in it, an area is of the map; any other kind reads one property of the site.
function demanded(type: FilterType): readonly (keyof SearchFilter)[] {
  if (type === 'group') return demands.group;
  return type === 'in area' ? ['label'] : ['dbPropertyName', 'label', ...demands[type]];
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isListOf = (value: unknown, fits: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(fits);
const isPairOf = (value: unknown, fits: (each: unknown) => boolean) =>
  isListOf(value, (end) => end === null || fits(end)) && (value as unknown[]).length === 2;

/** What a field of each kind may begin with. */
const beginnings: Record<FilterType, (value: unknown) => boolean> = {
  checkbox: isScalar,
  'checkbox list': (value) => isListOf(value, isScalar),
  select: isScalar,
  group: () => false,
  text: (value) => typeof value === 'string' && value.length <= FILTER_LIMITS.textLength,
  number: (value) => typeof value === 'number',
  range: (value) => isPairOf(value, (end) => typeof end === 'number'),
  'date range': (value) => isPairOf(value, (end) => typeof end === 'string' && isCalendarDate(end)),
  'in area': () => false,
  'in array': (value) => isListOf(value, isScalar),
};

/** How deep the filters of a form are nested: the search call takes no deeper ones. */
function depthOf(list: readonly SearchFilter[] | undefined): number {
  return list?.length ? 1 + Math.max(...list.map((each) => depthOf(each?.filters))) : 0;
}
const countOf = (list: readonly SearchFilter[] | undefined): number =>
  list?.reduce((count, each) => count + 1 + countOf(each?.filters), 0) ?? 0;

const checkbox = shape({
  label: requiredText(),
  value: yup.mixed<string | number | boolean>().required(),
});

const filters = () =>
  yup
    .array(yup.lazy(() => filter.required()) as unknown as yup.MixedSchema<SearchFilter>)
    .default(undefined);

const filter: yup.AnySchema = shape({
  type: yup.string().oneOf(filterTypes).required(),
  dbPropertyName: yup.string(),
  label: yup.string(),
  overwriteSearchFilters: yup.boolean(),
  description: yup.string(),
  min: yup.number(),
  max: yup.number(),
  step: yup.number().positive(),
  caption: yup.string(),
  equality: yup.string().oneOf(equalities),
  placeholder: yup.string(),
  value: yup.mixed(),
  order: yup.number().integer(),
  checkboxes: yup
    .array(checkbox.required())
    .min(1)
    .test('once', '${path}: a value twice', (list) => uniqueBy(list, (each) => String(each.value)))
    .default(undefined),
  operator: yup.string().oneOf(['_and', '_or']),
  filters: filters().min(1),
})
  .test('demanded', '', (value, context) => {
    if (!value || !(value.type in demands)) return true;
    const type = value.type as FilterType;
    const absent = demanded(type).find((key) => value[key] === undefined || value[key] === '');
    return absent
      ? context.createError({
          path: `${context.path}.${absent}`,
          message: `${absent} is required for a filter of type ${type}`,
        })
      : true;
  })
  .test('min-max', '${path}: min must not be above max', (value) =>
    value?.min === undefined || value.max === undefined ? true : value.min <= value.max,
  )
  .test('beginning', '${path}.value does not fit the type of the filter', (value) =>
    value?.value === undefined || !(value.type in beginnings)
      ? true
      : beginnings[value.type as FilterType](value.value),
  );

/** Site search: the filters of a council's search form, in order. */
export const siteSearch = {
  version: 2,
  upgrades: [symbolsForWords],
  schema: shape({
    filters: filters()
      .required()
      .test(
        'bounded',
        `\${path}: at most ${FILTER_LIMITS.count} filters, nested at most ${FILTER_LIMITS.depth} deep`,
        (list) => depthOf(list) <= FILTER_LIMITS.depth && countOf(list) <= FILTER_LIMITS.count,
      ),
  }),
  initial: { filters: [] },
};
