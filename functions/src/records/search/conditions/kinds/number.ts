import { sql, type Sql } from '../../../../platform/db.ts';
import type { Equality } from '../../../../council/ground/filters/filter.ts';
import type { NumberFilter } from '../../../../council/ground/filters/kinds/number.ts';
import { type ColumnRange, endsOf } from '../../columns.ts';
import { requireKind, type Condition, type FieldCondition } from '../kind-condition.ts';
import { holdsNumber } from '../value-conditions.ts';

/** Of a range, whether some number of it is so; `!=` where the number is none of it. */
const COMPARED: Record<Equality, (ends: ColumnRange, value: Sql) => Condition> = {
  '=': (ends, value) => holdsNumber(ends, value),
  '!=': (ends, value) => sql<boolean>`(${holdsNumber(ends, value)}) is not true`,
  '>': ({ high }, value) => sql<boolean>`${high} > ${value}`,
  '>=': ({ high }, value) => sql<boolean>`${high} >= ${value}`,
  '<': ({ low }, value) => sql<boolean>`${low} < ${value}`,
  '<=': ({ low }, value) => sql<boolean>`${low} <= ${value}`,
};

export const numberCondition: FieldCondition<NumberFilter> = (
  { type, equality, value },
  column,
  at,
) => {
  requireKind(column, ['number'], type, at);
  return COMPARED[equality ?? '='](endsOf(column), sql`${value}::numeric`);
};
