import type { FieldFilter } from '../../../../council/ground/filters/filter.ts';
import { negateIfExcluded } from '../negate-if-excluded.ts';
import { listable, valuesFor } from '../fitting-values.ts';
import { holdsAny } from '../value-conditions.ts';
import { requireKind, type FieldCondition } from '../kind-condition.ts';

type OneOf = Extract<FieldFilter, { type: 'select' | 'checkbox' | 'checkbox list' | 'in array' }>;

/** The kinds that ask for one of some values. */
export const oneOf: FieldCondition<OneOf> = (asked, column, at) => {
  requireKind(column, listable, asked.type, at);
  return negateIfExcluded(
    asked,
    holdsAny(column, valuesFor(column.kind, [asked.value].flat(), at)),
  );
};
