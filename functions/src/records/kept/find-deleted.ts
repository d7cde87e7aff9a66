import { escapeLikePattern } from '../search/escape-like-pattern.ts';
import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import { sql, type Tx } from '../../platform/db.ts';
import type { RecordDefinition } from './record-definition.ts';
import { recordMessages as messages } from './messages.ts';
import type { RecordCalls } from './record-endpoints.ts';

interface DeletedRow {
  id: number;
  deletedAt: string | null;
  deletedBy: string | null;
  bulkId: string | null;
  bulkRecords: number | null;
}

/** Deleted records of a type, the last to be deleted first: who deleted them, and whom they name that is gone, too. */
export async function findDeleted(
  tx: Tx,
  definition: RecordDefinition,
  { search, limit, offset }: ParsedOf<RecordCalls['deleted']>,
): Promise<OutputOf<RecordCalls['deleted']>> {
  const { record } = definition;
  const words = `%${escapeLikePattern(search)}%`;
  const meant = sql`${record.rows} as r
    where r.is_deleted ${search === '' ? sql`` : sql`and r.search_text ilike ${words}`}`;
  const { rows } = await sql<DeletedRow>`
    select d.id, h.created_at as "deletedAt", h.user_name as "deletedBy", b.id as "bulkId", b.records as "bulkRecords"
      from (select r.id, r.updated_at from ${meant} order by r.updated_at desc, r.id desc
             limit ${limit} offset ${offset}) d
      left join lateral (
        select created_at, user_name, bulk_id from record_history
         where entity = ${record.entity} and record_id = d.id and field = ${record.entity}
           and new_value not in (${messages.created}, ${messages.restored})
         order by id desc limit 1) h on true
      left join bulk_changes b on b.id = h.bulk_id and b.kind = 'deleted' and b.records > 1
     order by d.updated_at desc, d.id desc`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${meant}`.execute(tx);
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
    total: counted.rows[0]?.total ?? 0,
  };
}
