import { sql } from '../../../../platform/db.ts';
import { isFilledIn } from '../../../../council/ground/filters/canonical-filters.ts';
import type { Filter, GroupOperator } from '../../../../council/ground/filters/filter.ts';
import { isOnField } from '../../../../council/ground/filters/kinds.ts';
import type { SearchColumns } from '../columns.ts';
import { columnOf, kindCondition } from './by-kind.ts';
import type { Condition } from './kind-condition.ts';

/**
 * The sites that meet every filter, as one SQL condition over `sites`: column names come from the
 * council's dictionary only, values are parameters. What is not filled in is no condition. A property
 * that the dictionary lacks, or a value that does not fit it, throws payload-invalid at its place.
 */
export function compileFilters(filters: readonly Filter[], columns: SearchColumns): Condition {
  return joined(filters, '_and', columns, 'filters');
}

function joined(
  filters: readonly Filter[],
  operator: GroupOperator,
  columns: SearchColumns,
  at: string,
): Condition {
  const conditions = filters.flatMap((filter, index) => {
    const here = `${at}[${index}]`;
    checkProperties(filter, columns, here);
    return isFilledIn(filter) ? [condition(filter, columns, here)] : [];
  });
  if (conditions.length === 0) return sql<boolean>`true`;
  const word = operator === '_or' ? sql` or ` : sql` and `;
  return sql<boolean>`(${sql.join(conditions, word)})`;
}

/** An unknown property is refused even where nothing is filled in: the search form is out of date. */
function checkProperties(filter: Filter, columns: SearchColumns, at: string): void {
  if (filter.type === 'group') {
    filter.filters.forEach((each, index) =>
      checkProperties(each, columns, `${at}.filters[${index}]`),
    );
  } else if (isOnField(filter)) {
    columnOf(filter, columns, at);
  }
}

function condition(filter: Filter, columns: SearchColumns, at: string): Condition {
  if (filter.type === 'group') {
    return joined(filter.filters, filter.operator ?? '_and', columns, `${at}.filters`);
  }
  return kindCondition(filter, columns, at);
}
