import { sql, type Sql } from '../../../../platform/db.ts';
import type { TextFilter } from '../../../../council/ground/filters/kinds/text.ts';
import type { ColumnKind } from '../../columns.ts';
import { escapeLikePattern } from '../../escape-like-pattern.ts';
import { negateIfExcluded } from '../negate-if-excluded.ts';
import { hasTag } from '../value-conditions.ts';
import { requireKind, type FieldCondition } from '../kind-condition.ts';

/** Lists and json are looked into as one text. */
const HELD: Partial<Record<ColumnKind, (name: Sql) => Sql>> = {
  texts: (name) => sql`array_to_string(${name}, ' ')`,
  json: (name) => sql`${name}::text`,
};

/** Case is ignored. A field without a value neither is nor holds the text. */
export const textCondition: FieldCondition<TextFilter> = (asked, column, at) => {
  requireKind(column, ['text', 'texts', 'tags', 'json'], asked.type, at);
  const words = escapeLikePattern(asked.value.trim());
  const pattern = asked.equality ? words : `%${words}%`;
  const name = sql.ref(column.name);
  const held = HELD[column.kind]?.(name) ?? name;
  const like =
    column.kind === 'tags'
      ? hasTag(sql`name ilike ${pattern}`)
      : sql<boolean>`${held} ilike ${pattern}`;
  return negateIfExcluded(asked, like);
};
