import type { Tx } from '../platform/db.ts';
import type { Filter } from './filter.ts';
import { searchColumns, type SearchColumns } from './queries/columns.ts';
import { compileFilters, type Condition } from './queries/compile-filters.ts';
import { refuseUnknown } from './queries/named-things.ts';

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
