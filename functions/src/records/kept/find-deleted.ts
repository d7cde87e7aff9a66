import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import type { RecordDefinition } from './record-definition.ts';
import { findDeletedRows } from './queries.ts';
import type { RecordCalls } from './record-endpoints.ts';

/** Deleted records of a type, the last to be deleted first: who deleted them, and whom they name that is gone, too. */
export async function findDeleted(
  tx: Tx,
  definition: RecordDefinition,
  { search, limit, offset }: ParsedOf<RecordCalls['deleted']>,
): Promise<OutputOf<RecordCalls['deleted']>> {
  const { record } = definition;
  const { rows, total } = await findDeletedRows(tx, record, { search, limit, offset });
  const ids = rows.map(({ id }) => id);
  const names = await record.names(tx, ids);
  const merged = await definition.mergedInto?.(tx, ids);
  const instead = await definition.broughtBackBy?.(tx, ids);
  const gone = await definition.alsoDeleted?.(tx, ids);
  return {
    records: rows.map(({ bulkId, bulkRecords, ...row }) => ({
      ...row,
      bulk: bulkId === null || bulkRecords === null ? null : { id: bulkId, records: bulkRecords },
      name: names.get(row.id) ?? String(row.id),
      mergedInto: merged?.get(row.id) ?? null,
      instead: instead?.get(row.id) ?? null,
      alsoDeleted: gone?.get(row.id) ?? [],
    })),
    total,
  };
}
