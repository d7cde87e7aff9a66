import { yup } from '../../platform/contract.ts';
import { requiredText, shape } from '../shapes/shape.ts';
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

// A group's filters stand in it; a filter of any other kind reads one property of the site.
const demanded = (type: FilterType) =>
  type === 'group' ? demands.group : (['dbPropertyName', 'label', ...demands[type]] as const);

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
  checkboxes: yup.array(checkbox.required()).min(1).default(undefined),
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
  );

/** Site search: the filters of a council's search form, in order. */
export const siteSearch = {
  version: 2,
  upgrades: [symbolsForWords],
  schema: shape({ filters: filters().required() }),
  initial: { filters: [] },
};
