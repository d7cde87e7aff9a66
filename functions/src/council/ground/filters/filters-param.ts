import { yup } from '../../../platform/contract.ts';
import { faultsIn, validated } from '../../../platform/validated.ts';
import { equalities, filterConditions, groupOperators, type Filter } from './filter.ts';
import { FILTER_LIMITS } from './filter-limits.ts';
import { filterSchema } from './filter-schema.ts';
import { leafTypes } from './kinds.ts';
import { readFilters } from './read-filters.ts';

/** The place of the first filter that is nested too deeply or is one too many; none when all fit. */
function outgrownAt(filters: unknown, at = 'filters'): string | undefined {
  let seen = 0;
  const walk = (list: unknown, path: string, depth: number): string | undefined => {
    if (!Array.isArray(list)) return undefined;
    for (const [index, filter] of list.entries()) {
      const here = `${path}[${index}]`;
      seen += 1;
      if (seen > FILTER_LIMITS.count || depth > FILTER_LIMITS.depth) return here;
      const nested = (filter as { filters?: unknown } | null)?.filters;
      const outgrown = walk(nested, `${here}.filters`, depth + 1);
      if (outgrown) return outgrown;
    }
    return undefined;
  };
  return walk(filters, at, 1);
}

const allOfThem = yup.array().of(filterSchema);
const tooMany = yup
  .mixed<Filter[]>()
  .test('bounded', 'Too many filters, or nested too deeply', function bounded(filters) {
    return this.createError({ path: outgrownAt(filters, this.path || 'filters') ?? this.path });
  });

/** A search's filters, all of which must hold. The tree's size is looked at before anything walks it. */
const filtersSchema = yup.lazy((filters: unknown): yup.Schema<Filter[] | undefined> =>
  outgrownAt(filters) ? tooMany : allOfThem,
);
const underTheirName = yup.object({ filters: filtersSchema });

/** A filter for the OpenAPI document: `lazy` describes nothing, so it stands here by hand. */
const filterOpenApi = {
  oneOf: [
    {
      type: 'object',
      required: ['type'],
      additionalProperties: false,
      properties: {
        type: { enum: leafTypes },
        dbPropertyName: { type: 'string', maxLength: 63 },
        equality: { enum: [...equalities, null] },
        condition: { enum: [...filterConditions, null] },
        value: {
          description:
            'A range and a date range: [from, to]; a list: an array; an area: a box, a polygon or a layer. None with the conditions empty and not empty',
        },
      },
    },
    {
      type: 'object',
      required: ['type', 'filters'],
      additionalProperties: false,
      properties: {
        type: { const: 'group' },
        operator: { enum: groupOperators, default: '_and' },
        filters: {
          type: 'array',
          items: { type: 'object', description: 'A filter or a group, as here' },
        },
      },
    },
  ],
};

const openApi = { openApi: { type: 'array', items: filterOpenApi } };

/** The `filters` of a query string; a fault is named by its place, such as `filters[2].value`. */
export const filtersParam = yup
  .mixed()
  .meta(openApi)
  .test('filters', 'Payload data is invalid', (raw) => faultsOf(readFilters(raw), 'filters'));

/** Filters in a body: a list, nothing else. Their faults are named by their place in that body. */
export const filterList = yup
  .mixed<Filter[]>()
  .meta(openApi)
  .test('filters', 'Must be a list of filters', function filters(list) {
    if (list === undefined) return true;
    return Array.isArray(list) && faultsOf(readFilters(list), this.path);
  });

/** Looked at here as well: texts of JSON hold characters that the input around them does not show. */
function faultsOf(filters: unknown, at: string): true | yup.ValidationError {
  try {
    validated(underTheirName, { filters });
    return true;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    for (const each of faultsIn(error)) each.path = at + (each.path ?? '').slice('filters'.length);
    return error;
  }
}
