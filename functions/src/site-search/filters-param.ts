import { yup } from '../platform/contract.ts';
import { equalities, groupOperators, type Filter } from './filter.ts';
import { FILTER_LIMITS } from './filter-limits.ts';
import { filterSchema, filterTypes } from './filter-schema.ts';
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
const filtersSchema = yup.lazy(
  (filters: unknown) => (outgrownAt(filters) ? tooMany : allOfThem) as never,
);
const underTheirName = yup.object({ filters: filtersSchema });

/** A filter for the OpenAPI document: `lazy` describes nothing, so it stands here by hand. */
const filterOpenApi = {
  oneOf: [
    {
      type: 'object',
      required: ['type', 'value'],
      additionalProperties: false,
      properties: {
        type: { enum: filterTypes },
        dbPropertyName: { type: 'string', maxLength: 63 },
        equality: { enum: [...equalities, null] },
        value: {
          description:
            'A range and a date range: [from, to]; a list: an array; an area: a box or a polygon',
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

/** The `filters` of a query string; a fault is named by its place, such as `filters[2].value`. */
export const filtersParam = yup
  .mixed()
  .meta({ openApi: { type: 'array', items: filterOpenApi } })
  .test('filters', 'Payload data is invalid', (raw) => {
    try {
      underTheirName.validateSync(
        { filters: readFilters(raw) },
        { strict: true, abortEarly: false },
      );
      return true;
    } catch (error) {
      if (error instanceof yup.ValidationError) return error;
      throw error;
    }
  });
