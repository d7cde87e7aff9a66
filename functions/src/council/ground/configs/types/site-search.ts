import { yup } from '../../../../platform/contract.ts';
import { equalities, type FilterType } from '../../filters/filter.ts';
import { filterTypes, isFilterType, kindOf } from '../../filters/kinds.ts';
import { FILTER_LIMITS } from '../../filters/filter-limits.ts';
import type { SearchFilter } from '../../filters/search-filter.ts';
import { requiredText, shape, uniqueBy } from '../schemas/shape.ts';
import { symbolsForWords } from './site-search-upgrades.ts';

/** What each kind of filter cannot do without (specification 002 section 5). */
function demanded(type: FilterType): readonly (keyof SearchFilter)[] {
  if (type === 'group') return ['filters'];
  const { place, form } = kindOf({ type });
  return [...(place ? [] : (['dbPropertyName'] as const)), 'label', ...form.needs];
}

const mayBeginWith = (type: FilterType, value: unknown): boolean =>
  type !== 'group' && kindOf({ type }).form.mayBeginWith(value);

/** How deep the filters of a form may be nested: the search call accepts no deeper ones. */
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
    if (!value || !isFilterType(value.type)) return true;
    const { type } = value;
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
    value?.value === undefined || !isFilterType(value.type)
      ? true
      : mayBeginWith(value.type, value.value),
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
