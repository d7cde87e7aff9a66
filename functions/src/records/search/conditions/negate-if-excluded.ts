import { sql } from '../../../platform/db.ts';
import { isNegated } from '../../../council/ground/filters/filter.ts';
import type { Condition } from './kind-condition.ts';

/** The condition, or where the filter says 'not' every other site: one of which it cannot be said is among them. */
export function negateIfExcluded(
  asked: Parameters<typeof isNegated>[0],
  condition: Condition,
): Condition {
  return isNegated(asked) ? sql<boolean>`coalesce(not (${condition}), true)` : condition;
}
