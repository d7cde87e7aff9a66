import { sql } from '../../../platform/db.ts';
import type { Condition } from './kind-condition.ts';

/** Those of the conditions that there are, all of which must hold; at least one is there. */
export const allOf = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql<boolean>`(${sql.join(conditions.filter(Boolean), sql` and `)})`;
