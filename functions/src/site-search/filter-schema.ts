import { isCalendarDate, yup } from '../platform/contract.ts';
import {
  equalities,
  groupOperators,
  type Equality,
  type FieldFilter,
  type Filter,
  type FilterType,
  type Scalar,
} from './filter.ts';
import { FILTER_LIMITS } from './filter-limits.ts';
import { isNumber, mapArea } from './map-area.ts';

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
  'in area': mapArea,
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

/** What a filter of each type but a group must be. */
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

/** The types that a filter may have besides 'group'. */
export const filterTypes = [...byType.keys()];
