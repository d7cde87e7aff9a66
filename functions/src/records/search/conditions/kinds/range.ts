import { sql } from '../../../../platform/db.ts';
import type { RangeFilter } from '../../../../council/ground/filters/kinds/range.ts';
import { endsOf } from '../../columns.ts';
import { allOf } from '../all-of.ts';
import { requireKind, type FieldCondition } from '../kind-condition.ts';

/** A range is found where some of it lies within what was asked. */
export const rangeCondition: FieldCondition<RangeFilter> = (
  { type, value: [min, max] },
  column,
  at,
) => {
  requireKind(column, ['number'], type, at);
  const { low, high } = endsOf(column);
  return allOf([
    min === null ? undefined : sql<boolean>`${high} >= ${min}::numeric`,
    max === null ? undefined : sql<boolean>`${low} <= ${max}::numeric`,
  ]);
};
