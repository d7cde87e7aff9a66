import { yup } from '../../../platform/contract.ts';
import {
  asksPresence,
  groupOperators,
  type Equality,
  type Filter,
  type FilterCondition,
} from './filter.ts';
import { isFilterType, kindOf, leafTypes, type LeafFilter } from './kinds.ts';

const closedAt = (shape: yup.ObjectShape) =>
  yup.object(shape).noUnknown(true, ({ unknown }) => `Unknown field: ${String(unknown)}`);

function filterOf(type: LeafFilter['type']): yup.Schema {
  const { place, schema } = kindOf({ type });
  const value = yup.mixed().test('value', '', function fits(each, context) {
    const fault = each == null ? undefined : schema.fault(each);
    return fault === undefined || context.createError({ message: fault });
  });
  const equality = yup
    .string()
    .nullable()
    .oneOf([...schema.equalities, null], 'Unknown equality');
  const common = { type: yup.string(), value: value.nullable() };
  if (place) return closedAt({ ...common, dbPropertyName: yup.string().max(63), equality });
  const condition = yup
    .string()
    .nullable()
    .oneOf([...schema.conditions, null], 'Unknown condition');
  return closedAt({
    ...common,
    dbPropertyName: yup.string().max(63).required('A filter needs a dbPropertyName'),
    equality: schema.needsEquality ? neededBy(equality) : equality,
    condition: onlyOne(condition),
  });
}

interface Parent {
  condition?: FilterCondition | null;
  equality?: Equality | null;
}

/** A number is compared somehow, unless only its presence is asked. */
const neededBy = (equality: yup.Schema) =>
  equality.test('needed', 'A number needs an equality', function needed(value) {
    return value != null || asksPresence(this.parent as Parent);
  });

/** Where a value is looked for, two words on how would contradict one another or say it twice. */
const onlyOne = (condition: yup.Schema) =>
  condition.test('one', 'Either an equality or a condition', function one(value) {
    const parent = this.parent as Parent;
    return value == null || asksPresence(parent) || parent.equality == null;
  });

/** What a filter of each type but a group must be. */
const byType = new Map<string, yup.Schema>(leafTypes.map((type) => [type, filterOf(type)]));

/** One filter, or a group of them; what is not listed here is refused with its place in the tree. */
export const filterSchema: yup.Lazy<Filter> = yup.lazy((filter: unknown) => {
  const type = (filter as { type?: unknown } | null)?.type;
  if (type === 'group') return groupSchema;
  return ((isFilterType(type) ? byType.get(type) : undefined) ??
    unknownFilter) as yup.Schema<Filter>;
});

const unknownFilter: yup.Schema = yup.mixed().test('known', 'Unknown filter type', () => false);

const groupSchema: yup.Schema = closedAt({
  type: yup.string(),
  operator: yup.string().oneOf(groupOperators, 'Unknown operator'),
  filters: yup.array().of(filterSchema).required('A group needs its filters'),
});
