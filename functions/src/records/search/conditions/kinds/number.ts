import { sql, type Sql } from '../../../../platform/db.ts';
import type { Equality } from '../../../../council/ground/filters/filter.ts';
import type { NumberFilter } from '../../../../council/ground/filters/kinds/number.ts';
import { requireKind, type FieldCondition } from '../kind-condition.ts';

const OPERATORS: Record<Equality, Sql> = {
  '=': sql`=`,
  '!=': sql`is distinct from`,
  '>': sql`>`,
  '>=': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
};

export const numberCondition: FieldCondition<NumberFilter> = (
  { type, equality, value },
  column,
  at,
) => {
  requireKind(column, ['number'], type, at);
  return sql<boolean>`${sql.ref(column.name)} ${OPERATORS[equality ?? '=']} ${value}::numeric`;
};
