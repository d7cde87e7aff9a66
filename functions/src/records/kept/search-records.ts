import type { Filter } from '../../council/ground/filters/filter.ts';
import { readFilters } from '../../council/ground/filters/read-filters.ts';
import { tableGroups, tableRows } from '../table/table-page.ts';
import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { allFields } from './all-fields.ts';
import type { RecordDefinition } from './record-definition.ts';
import type { RecordCalls } from './record-endpoints.ts';
import type { RecordTableRow } from './finding-endpoints.ts';

/** A search as the specification has it (001 section 7): rows from an offset, their count, and groups. */
export async function searchRecords(
  tx: Tx,
  definition: RecordDefinition,
  { filter, search, groupBy, sort, limit, offset }: ParsedOf<RecordCalls['search']>,
): Promise<OutputOf<RecordCalls['search']>> {
  const { record } = definition;
  const words: Filter[] = search
    ? [{ type: 'text', dbPropertyName: 'search_text', value: search }]
    : [];
  const filters = [...readFilters(filter), ...words];
  const { records, total } = await tableRows(tx, record, {
    filters,
    sort,
    attributes: (await allFields(tx, definition)).map(({ dbPropertyName }) => dbPropertyName),
    rows: () => ({ from: offset, to: offset + limit }),
  });
  const groups = groupBy ? (await tableGroups(tx, record, { filters, by: groupBy })).groups : [];
  return {
    rows: records as RecordTableRow[],
    count: total,
    groupedByDistinctValue: groups.map(({ value, records: count }) => ({ value, count })),
  };
}
