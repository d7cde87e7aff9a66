import { sql, type Tx } from '../../../platform/db.ts';
import type { Entity } from '../../../platform/entities.ts';
import type { BulkKind } from '../history-item.ts';

/**
 * Writes down a change of many, or finds it where another part of it did; gives whether it is this account's, of these
 * records and does the same.
 */
export async function beginPart(
  tx: Tx,
  accountId: number | null,
  {
    id,
    entity,
    kind,
    undoes,
  }: { id: string; entity: Entity; kind: BulkKind; undoes: string | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    insert into bulk_changes as b (id, entity, account_id, kind, undoes)
    values (${id}, ${entity}, ${accountId}, ${kind}, ${undoes ?? null})
    on conflict (id) do update set records = b.records
    returning account_id is not distinct from ${accountId}::bigint and entity = ${entity} and kind = ${kind}
              and undoes is not distinct from ${undoes ?? null}::uuid as "isOwn"`.execute(tx);
  return rows[0]?.isOwn ?? false;
}

/** Counts the records of a change of many from its lines, so that a part that is sent again counts once. */
export async function countChanged(tx: Tx, id: string): Promise<void> {
  await sql`
    update bulk_changes b
       set records = (select count(distinct coalesce(h.record_id, h.site_id)) from record_history h
                       where h.bulk_id = b.id and h.entity = b.entity)
     where id = ${id}`.execute(tx);
}

/** A change of many as it was written down. */
export interface HeldBulkChange {
  kind: BulkKind;
  records: number;
  date: string;
  accountId: number | null;
  userName: string;
}

/** A change of many records of this type; undefined where there is none such. */
export async function findBulkChange(
  tx: Tx,
  entity: Entity,
  id: string,
): Promise<HeldBulkChange | undefined> {
  const { rows } = await sql<HeldBulkChange>`
    select b.kind, b.records, b.created_at as date, b.account_id as "accountId",
           coalesce((select h.user_name from record_history h where h.bulk_id = b.id limit 1), '') as "userName"
      from bulk_changes b where b.id = ${id} and b.entity = ${entity}`.execute(tx);
  return rows[0];
}

/** Each record of a change of many, and why it stays as it is where it does. */
export async function findStatesInBulk(
  tx: Tx,
  entity: Entity,
  id: string,
): Promise<{ id: number; stays: 'undone' | 'changed' | null }[]> {
  const { rows } = await sql<{ id: number; stays: 'undone' | 'changed' | null }>`
    select coalesce(h.record_id, h.site_id) as id,
           case when bool_and(h.undone_by is not null) then 'undone'
                when bool_or(h.undone_by is null and exists (
                  select from record_history later
                   where later.entity = h.entity and later.field = h.field and later.id > h.id
                     and later.site_id is not distinct from h.site_id
                     and later.record_id is not distinct from h.record_id
                     and later.scenario_name = h.scenario_name and later.type = 'EDIT'
                     and later.change_id is distinct from h.change_id
                     and later.undone_by is null and not later.details ? 'undoes')) then 'changed' end as stays
      from record_history h
     where h.bulk_id = ${id} and h.entity = ${entity} and h.change_id is not null
     group by 1 order by 1`.execute(tx);
  return rows;
}
