import { sql } from '../../../../platform/db.ts';
import type { RangeFilter } from '../../../../council/ground/filters/kinds/range.ts';
import { allOf } from '../all-of.ts';
import { requireKind, type FieldCondition } from '../kind-condition.ts';

export const rangeCondition: FieldCondition<RangeFilter> = (
  { type, value: [min, max] },
  column,
  at,
) => {
  requireKind(column, ['number'], type, at);
  const name = sql.ref(column.name);
  return allOf([
    min === null ? undefined : sql<boolean>`${name} >= ${min}::numeric`,
    max === null ? undefined : sql<boolean>`${name} <= ${max}::numeric`,
  ]);
};
