import type { Actor } from '../../../platform/actor.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { Entity } from '../../../platform/entities.ts';
import { AppError } from '../../../platform/errors.ts';
import { partOf } from '../../../platform/savepoint.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import { partOfBulkChange } from './bulk-change.ts';
import type { BulkChangeCalls, KeptAsItIs } from './bulk-endpoints.ts';
import { recordHistoryMessages as messages } from './messages.ts';

/** A type of record whose changes of many are undone as one. */
export interface UndoneInBulk {
  entity: Entity;
  names: (tx: Tx, ids: readonly number[]) => Promise<Map<number, string>>;
  /** Those of them that are there, held in order of id. */
  hold: (tx: Tx, ids: readonly number[]) => Promise<number[]>;
  /** Takes back what a change of many made of one record. Throws as `undoChange` does. */
  undo: (tx: Tx, actor: Actor, id: number, bulkId: string) => Promise<unknown>;
}

/** So many of those that stay are named. */
const NAMED = 100;

/** What undoing a change of many would take back, and what it would leave. Throws not-found. */
export async function lookAtBulkChange(
  tx: Tx,
  of: Pick<UndoneInBulk, 'entity' | 'names'>,
  id: string,
): Promise<OutputOf<BulkChangeCalls['look']>> {
  const { rows: changes } = await sql<{ records: number; date: string; userName: string }>`
    select b.records, b.created_at as date,
           coalesce((select h.user_name from record_history h where h.bulk_id = b.id limit 1), '') as "userName"
      from bulk_changes b where b.id = ${id} and b.entity = ${of.entity}`.execute(tx);
  const [change] = changes;
  if (!change) throw new AppError('not-found');
  const found = await statesOfRecords(tx, of.entity, id);
  const staying = found.filter(({ stays }) => stays !== null);
  const named = staying.slice(0, NAMED);
  const names = await of.names(
    tx,
    named.map((each) => each.id),
  );
  return {
    records: change.records,
    date: change.date,
    user_name: change.userName,
    undoable: found.filter(({ stays }) => stays === null).map((each) => each.id),
    left: named.map((each) => ({
      id: each.id,
      name: names.get(each.id) ?? String(each.id),
      why: each.stays === 'undone' ? messages.undoneAlready : messages.changedSince,
    })),
    left_count: staying.length,
  };
}

/** Each record of a change of many: `stays` says what stands in the way of taking it back. */
async function statesOfRecords(tx: Tx, entity: Entity, id: string) {
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

/**
 * Takes back what a change of many made of these records, as one change of many itself. One that has moved on stays as
 * it is and is named, with the reason. Throws not-found where there is no such change.
 */
export async function undoBulkChange(
  tx: Tx,
  actor: Actor,
  of: UndoneInBulk,
  { id, ids, undo_id: undoId }: ParsedOf<BulkChangeCalls['undo']>,
): Promise<OutputOf<BulkChangeCalls['undo']>> {
  const { rows } = await sql`
    select from bulk_changes where id = ${id} and entity = ${of.entity}`.execute(tx);
  if (rows.length === 0) throw new AppError('not-found');
  const there = new Set(await of.hold(tx, ids));
  const names = await of.names(tx, ids);
  const answer: { undone: number[]; left: KeptAsItIs[] } = { undone: [], left: [] };
  const leave = (record: number, why: string) =>
    answer.left.push({ id: record, name: names.get(record) ?? String(record), why });
  await partOfBulkChange(tx, actor, { id: undoId, entity: of.entity, undoes: id }, async () => {
    for (const record of ids) {
      if (!there.has(record)) {
        leave(record, messages.notThere);
        continue;
      }
      const why = await partOf(tx, () => of.undo(tx, actor, record, id)).then(
        () => undefined,
        refusalOf,
      );
      if (why === undefined) answer.undone.push(record);
      else leave(record, why);
    }
  });
  return answer;
}

function refusalOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'conflict' || error.code === 'payload-invalid')
    return Object.values(error.fields ?? {}).join(' ') || messages.refused;
  if (error.code === 'not-found') return messages.undoneAlready;
  if (error.code !== 'changed-meanwhile') throw error;
  return messages.changedSince;
}
