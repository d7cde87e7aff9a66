import { isCalendarDate, yup } from '../platform/contract.ts';

/** How far a filter tree may grow (DESIGN section 12): a query string holds less than this anyway. */
export const FILTER_LIMITS = {
  depth: 5,
  count: 100,
  listLength: 500,
  textLength: 200,
  vertices: 2_000,
};

export const equalities = ['=', '!=', '>', '>=', '<', '<='] as const;
export type Equality = (typeof equalities)[number];
export const groupOperators = ['_and', '_or'] as const;
export type GroupOperator = (typeof groupOperators)[number];
export const areaProjections = ['27700', '3857', '4326'] as const;
export type AreaProjection = (typeof areaProjections)[number];

export type Scalar = string | number | boolean;
/** Both ends included; null leaves that end open. */
export type Between<T> = [T | null, T | null];
/** A part of the map: a box (min x, min y, max x, max y) or a polygon, in the named EPSG code. */
export interface MapArea {
  projection: AreaProjection;
  bbox?: [number, number, number, number];
  polygon?: { type: 'Polygon'; coordinates: number[][][] };
}

interface OnField<Type extends string, Value> {
  type: Type;
  dbPropertyName: string;
  equality?: Equality | null;
  value: Value | null;
}

/** `=` is the whole text and `!=` any other (case ignored); without an equality the text is contained. */
export type TextFilter = OnField<'text', string>;
export type SelectFilter = OnField<'select', Scalar>;
export type CheckboxFilter = OnField<'checkbox', Scalar>;
/** Any of the values; with `!=` none of them. */
export type ListFilter = OnField<'checkbox list' | 'in array', Scalar[]>;
export type NumberFilter = OnField<'number', number>;
export type RangeFilter = OnField<'range', Between<number>>;
/** Days as yyyy-mm-dd. */
export type DateRangeFilter = OnField<'date range', Between<string>>;
export interface AreaFilter {
  type: 'in area';
  dbPropertyName?: string;
  value: MapArea | null;
}
export interface GroupFilter {
  type: 'group';
  operator?: GroupOperator;
  filters: Filter[];
}
export type FieldFilter =
  | TextFilter
  | SelectFilter
  | CheckboxFilter
  | ListFilter
  | NumberFilter
  | RangeFilter
  | DateRangeFilter;
export type Filter = FieldFilter | AreaFilter | GroupFilter;
export type FilterType = Filter['type'];

const scalar = yup
  .mixed<Scalar>()
  .test(
    'scalar',
    'Must be a text, a number or true or false',
    (value) => value == null || isScalar(value),
  );

function isScalar(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= FILTER_LIMITS.textLength;
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

function between(fits: (value: unknown) => boolean, message: string) {
  return yup.mixed().test('between', message, (value) => {
    if (value == null) return true;
    return (
      Array.isArray(value) && value.length === 2 && value.every((end) => end == null || fits(end))
    );
  });
}

const area = yup
  .mixed<MapArea>()
  .test('area', 'Must be a box or a polygon in 27700, 3857 or 4326', (value) => {
    if (value == null) return true;
    const { projection, bbox, polygon, ...rest } = value as Partial<MapArea>;
    if (Object.keys(rest).length > 0 || !areaProjections.includes(projection as AreaProjection))
      return false;
    if (bbox !== undefined) return polygon === undefined && isBox(bbox);
    return isPolygon(polygon);
  });

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function isBox(box: unknown): boolean {
  if (!Array.isArray(box) || box.length !== 4 || !box.every(isNumber)) return false;
  const [minX, minY, maxX, maxY] = box as [number, number, number, number];
  return minX < maxX && minY < maxY;
}

function isPolygon(shape: unknown): boolean {
  const { type, coordinates, ...rest } = (shape ?? {}) as Partial<NonNullable<MapArea['polygon']>>;
  if (type !== 'Polygon' || Object.keys(rest).length > 0 || !Array.isArray(coordinates))
    return false;
  if (coordinates.length === 0 || coordinates.flat().length > FILTER_LIMITS.vertices) return false;
  return coordinates.every((ring) => Array.isArray(ring) && ring.length >= 4 && isClosed(ring));
}

function isClosed(ring: unknown[]): boolean {
  const isPoint = (at: unknown) => Array.isArray(at) && at.length === 2 && at.every(isNumber);
  return ring.every(isPoint) && String(ring[0]) === String(ring[ring.length - 1]);
}

const text = yup
  .string()
  .max(FILTER_LIMITS.textLength, `Must be at most ${FILTER_LIMITS.textLength} characters`);
const list = yup
  .array()
  .of(scalar.required())
  .max(FILTER_LIMITS.listLength, `Must hold at most ${FILTER_LIMITS.listLength} values`);
const days = between(
  (end) => typeof end === 'string' && isCalendarDate(end),
  'Must be two dates such as 2026-04-03',
);

const values: Record<Exclude<FilterType, 'group'>, yup.Schema> = {
  text,
  select: scalar,
  checkbox: scalar,
  'checkbox list': list,
  'in array': list,
  number: yup.number(),
  range: between(isNumber, 'Must be two numbers'),
  'date range': days,
  'in area': area,
};

const comparable: Record<FieldFilter['type'], readonly Equality[]> = {
  text: ['=', '!='],
  select: ['=', '!='],
  checkbox: ['=', '!='],
  'checkbox list': ['=', '!='],
  'in array': ['=', '!='],
  number: equalities,
  range: ['='],
  'date range': ['='],
};

const closedAt = (shape: yup.ObjectShape) =>
  yup.object(shape).noUnknown(true, ({ unknown }) => `Unknown field: ${String(unknown)}`);

const property = yup.string().max(63).required('A filter needs a dbPropertyName');

function fieldFilter(type: Exclude<FilterType, 'group'>): yup.Schema {
  const value = values[type].nullable();
  if (type === 'in area') {
    return closedAt({ type: yup.string(), dbPropertyName: yup.string().max(63), value });
  }
  const equality = yup
    .string()
    .nullable()
    .oneOf([...comparable[type], null], 'Unknown equality');
  return closedAt({
    type: yup.string(),
    dbPropertyName: property,
    equality: type === 'number' ? equality.required('A number needs an equality') : equality,
    value,
  });
}

const byType = new Map<string, yup.Schema>(
  (Object.keys(values) as Exclude<FilterType, 'group'>[]).map((type) => [type, fieldFilter(type)]),
);

/** One filter, or a group of them; what is not listed here is refused with its place in the tree. */
export const filterSchema: yup.Lazy<Filter> = yup.lazy((filter: unknown) => {
  const type = (filter as { type?: unknown } | null)?.type;
  if (type === 'group') return groupSchema as never;
  const known = typeof type === 'string' ? byType.get(type) : undefined;
  return (known ?? unknownFilter) as never;
});

const unknownFilter = yup.mixed().test('known', 'Unknown filter type', () => false);

const groupSchema = closedAt({
  type: yup.string(),
  operator: yup.string().oneOf(groupOperators, 'Unknown operator'),
  filters: yup.array().of(filterSchema).required('A group needs its filters'),
});

/** The place of the first filter that is nested too deeply or is one too many; none when all fit. */
export function outgrownAt(filters: unknown, at = 'filters'): string | undefined {
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

/** Filters as they come in an address: JSON text, a list of JSON texts (`filters[]=…`), or parsed. */
export function readFilters(raw: unknown): Filter[] {
  const parsed = typeof raw === 'string' ? parsedOr(raw, raw) : raw;
  if (parsed === undefined || parsed === null) return [];
  const list = Array.isArray(parsed) ? parsed : [parsed];
  return list.flatMap((each: unknown) =>
    typeof each === 'string' ? parsedOr(each, [each]) : [each],
  ) as Filter[];
}

function parsedOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return otherwise;
  }
}

/** A filter for the OpenAPI document: `lazy` describes nothing, so it stands here by hand. */
const filterOpenApi = {
  oneOf: [
    {
      type: 'object',
      required: ['type', 'value'],
      additionalProperties: false,
      properties: {
        type: { enum: [...byType.keys()] },
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
