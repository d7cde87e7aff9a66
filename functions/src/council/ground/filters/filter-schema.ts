import { yup } from '../../../platform/contract.ts';
import { isCalendarDate } from '../../../platform/dates/day.ts';
import {
  equalities,
  filterConditions,
  groupOperators,
  type Equality,
  type FilterCondition,
  type FieldFilter,
  type Filter,
  type FilterType,
  type Scalar,
} from './filter.ts';
import { FILTER_LIMITS } from './filter-limits.ts';
import { isNumber, searchArea } from './search-area.ts';

const scalar = yup
  .mixed<Scalar>()
  .test(
    'scalar',
    'Must be a text, a number or true or false',
    (value) => value == null || isScalar(value),
  );

function isScalar(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= FILTER_LIMITS.valueLength;
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
  'in area': searchArea,
};

type Field = FieldFilter['type'];

const sameOrNot = ['=', '!='] as const;
const comparable: Record<Field | 'in area', readonly Equality[]> = {
  text: sameOrNot,
  select: sameOrNot,
  checkbox: sameOrNot,
  'checkbox list': sameOrNot,
  'in array': sameOrNot,
  number: equalities,
  range: ['='],
  'date range': ['='],
  'in area': sameOrNot,
};

const filledOrNot = ['empty', 'not empty'] as const;
const conditions: Record<Field, readonly FilterCondition[]> = {
  text: filterConditions,
  select: filterConditions,
  checkbox: filledOrNot,
  'checkbox list': filterConditions,
  'in array': filterConditions,
  number: filledOrNot,
  range: filledOrNot,
  'date range': filledOrNot,
};

const closedAt = (shape: yup.ObjectShape) =>
  yup.object(shape).noUnknown(true, ({ unknown }) => `Unknown field: ${String(unknown)}`);

const property = yup.string().max(63).required('A filter needs a dbPropertyName');

function filterOf(type: Exclude<FilterType, 'group'>): yup.Schema {
  const value = values[type].nullable();
  const equality = yup
    .string()
    .nullable()
    .oneOf([...comparable[type], null], 'Unknown equality');
  if (type === 'in area') {
    return closedAt({ type: yup.string(), dbPropertyName: yup.string().max(63), equality, value });
  }
  const condition = yup
    .string()
    .nullable()
    .oneOf([...conditions[type], null], 'Unknown condition');
  return closedAt({
    type: yup.string(),
    dbPropertyName: property,
    equality: type === 'number' ? neededBy(equality) : equality,
    condition: onlyOne(condition),
    value,
  });
}

const asksFilled = (condition: unknown) => condition === 'empty' || condition === 'not empty';

/** A number is compared somehow, unless only its presence is asked. */
const neededBy = (equality: yup.Schema) =>
  equality.test('needed', 'A number needs an equality', function needed(value) {
    return value != null || asksFilled((this.parent as { condition?: unknown }).condition);
  });

/** Where a value is looked for, two words on how would contradict one another or say it twice. */
const onlyOne = (condition: yup.Schema) =>
  condition.test('one', 'Either an equality or a condition', function one(value) {
    const { equality } = this.parent as { equality?: unknown };
    return value == null || asksFilled(value) || equality == null;
  });

/** What a filter of each type but a group must be. */
const byType = new Map<string, yup.Schema>(
  (Object.keys(values) as Exclude<FilterType, 'group'>[]).map((type) => [type, filterOf(type)]),
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
