import { sql } from '../../../platform/db.ts';
import { isFilledIn } from '../../../council/ground/filters/canonical-filters.ts';
import type { Filter, GroupOperator } from '../../../council/ground/filters/filter.ts';
import { isOnField } from '../../../council/ground/filters/kinds.ts';
import { columnOf, kindCondition } from './by-kind.ts';
import type { Condition, Searched } from './kind-condition.ts';

/**
 * The records that meet every filter, as one SQL condition over their rows: column names come from their
 * dictionary only, values are parameters. What is not filled in is no condition. A property
 * that the dictionary lacks, or a value that does not fit it, throws payload-invalid at its place.
 */
export function compileFilters(filters: readonly Filter[], searched: Searched): Condition {
  return joined(filters, '_and', searched, 'filters');
}

function joined(
  filters: readonly Filter[],
  operator: GroupOperator,
  searched: Searched,
  at: string,
): Condition {
  const conditions = filters.flatMap((filter, index) => {
    const here = `${at}[${index}]`;
    checkProperties(filter, searched, here);
    return isFilledIn(filter) ? [condition(filter, searched, here)] : [];
  });
  if (conditions.length === 0) return sql<boolean>`true`;
  const word = operator === '_or' ? sql` or ` : sql` and `;
  return sql<boolean>`(${sql.join(conditions, word)})`;
}

/** An unknown property is refused even where nothing is filled in: the search form is out of date. */
function checkProperties(filter: Filter, searched: Searched, at: string): void {
  if (filter.type === 'group') {
    filter.filters.forEach((each, index) =>
      checkProperties(each, searched, `${at}.filters[${index}]`),
    );
  } else if (isOnField(filter)) {
    columnOf(filter, searched, at);
  }
}

function condition(filter: Filter, searched: Searched, at: string): Condition {
  if (filter.type === 'group') {
    return joined(filter.filters, filter.operator ?? '_and', searched, `${at}.filters`);
  }
  return kindCondition(filter, searched, at);
}
