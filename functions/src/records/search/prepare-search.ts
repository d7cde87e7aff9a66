import type { Tx } from '../../platform/db.ts';
import type { Filter } from '../../council/ground/filters/filter.ts';
import type { SearchColumns } from './columns.ts';
import type { RecordType } from './record-type.ts';
import { compileFilters } from './conditions/compile-filters.ts';
import type { Condition } from './conditions/kind-condition.ts';
import { refuseUnknown } from './conditions/named-things.ts';

/**
 * The columns of a type of record, and the filters as one condition over its rows, checked against its
 * dictionary and the council's layers and lists. Throws payload-invalid, naming the filter. `known`: the columns, where they have been
 * read already.
 */
export async function prepareSearch(
  tx: Tx,
  record: RecordType,
  filters: readonly Filter[],
  known?: SearchColumns,
): Promise<{ columns: SearchColumns; where: Condition }> {
  // Sent together: neither waits for the other's answer.
  const [columns] = await Promise.all([known ?? record.columns(tx), refuseUnknown(tx, filters)]);
  return { columns, where: compileFilters(filters, { record, columns }) };
}
