import { sql } from '../../../../platform/db.ts';
import type { DateRangeFilter } from '../../../../council/ground/filters/kinds/date-range.ts';
import { allOf } from '../all-of.ts';
import { requireKind, type FieldCondition } from '../kind-condition.ts';

/** Whole days, both included; a moment belongs to its day in London. */
export const dateRangeCondition: FieldCondition<DateRangeFilter> = (
  { type, value: [from, to] },
  column,
  at,
) => {
  requireKind(column, ['date', 'moment'], type, at);
  const name = sql.ref(column.name);
  const start = (day: string, later: number) =>
    column.kind === 'date'
      ? sql`(${day}::date + ${later}::int)`
      : sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/London')`;
  return allOf([
    from === null ? undefined : sql<boolean>`${name} >= ${start(from, 0)}`,
    to === null ? undefined : sql<boolean>`${name} < ${start(to, 1)}`,
  ]);
};
