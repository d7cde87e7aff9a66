import type { Author } from '../../platform/changed.ts';
import { sql, type Tx } from '../../platform/db.ts';
import type { Entity } from '../../platform/entities.ts';
import { AppError } from '../../platform/errors.ts';
import type { BulkKind } from './history-item.ts';

/** One change of many records; the parts in which it is sent have the same id. */
export interface BulkChange {
  id: string;
  entity: Entity;
  /** What it does to them; changes fields of theirs unless it says otherwise. */
  kind?: BulkKind;
  /** The change of many that it takes back. */
  undoes?: string;
}

const under = new WeakMap<Tx, string>();

/** Of which change of many the lines are that this transaction writes; null for none. */
export const bulkChangeOf = (tx: Tx): string | null => under.get(tx) ?? null;

/**
 * Does a part of one change of many: each line of history that `work` writes names it. Throws conflict where
 * somebody else, or a change of other records, has this id.
 */
export async function partOfBulkChange<T>(
  tx: Tx,
  { accountId }: Author,
  { id, entity, kind = 'changed', undoes }: BulkChange,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ isOwn: boolean }>`
    insert into bulk_changes as b (id, entity, account_id, kind, undoes)
    values (${id}, ${entity}, ${accountId}, ${kind}, ${undoes ?? null})
    on conflict (id) do update set records = b.records
    returning account_id is not distinct from ${accountId}::bigint and entity = ${entity} and kind = ${kind}
              and undoes is not distinct from ${undoes ?? null}::uuid as "isOwn"`.execute(tx);
  if (!rows[0]?.isOwn) throw new AppError('conflict');
  under.set(tx, id);
  const result = await work().finally(() => under.delete(tx));
  await countRecords(tx, id);
  return result;
}

/** Counted from the lines, so that a part that is sent again counts once. */
async function countRecords(tx: Tx, id: string): Promise<void> {
  await sql`
    update bulk_changes b
       set records = (select count(distinct coalesce(h.record_id, h.site_id)) from record_history h
                       where h.bulk_id = b.id and h.entity = b.entity)
     where id = ${id}`.execute(tx);
}
