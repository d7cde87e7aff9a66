import type { Tx } from '../../../platform/db.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { searchColumns, type SearchColumns } from './columns.ts';
import { compileFilters } from './conditions/compile-filters.ts';
import type { Condition } from './conditions/kind-condition.ts';
import { refuseUnknown } from './conditions/named-things.ts';

/**
 * The council's columns, and the filters as one condition over `sites`, checked against its dictionary,
 * layers and lists. Throws payload-invalid, naming the filter. `known`: the columns, where they have been
 * read already.
 */
export async function prepareSearch(
  tx: Tx,
  filters: readonly Filter[],
  known?: SearchColumns,
): Promise<{ columns: SearchColumns; where: Condition }> {
  // Sent together: neither waits for the other's answer.
  const [columns] = await Promise.all([known ?? searchColumns(tx), refuseUnknown(tx, filters)]);
  return { columns, where: compileFilters(filters, columns) };
}
