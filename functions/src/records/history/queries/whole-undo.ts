import { sql, type Tx } from '../../../platform/db.ts';
import type { Entity } from '../../../platform/entities.ts';

/** The records of a change that made or deleted them, some or all, and whether that is undone. */
export async function findStatesOfWhole(
  tx: Tx,
  { id, entity, ids }: { id: string; entity: Entity; ids: readonly number[] | null },
): Promise<{ id: number; isUndone: boolean }[]> {
  const { rows } = await sql<{ id: number; isUndone: boolean }>`
    select h.record_id as id, bool_and(h.undone_by is not null) as "isUndone" from record_history h
     where h.bulk_id = ${id} and h.entity = ${entity} and h.field = h.entity
       and (${ids}::bigint[] is null or h.record_id = any(${ids}::bigint[]))
     group by 1 order by 1`.execute(tx);
  return rows;
}

/** Marks what a change wrote of these records as a whole as undone by what another wrote of each. */
export async function markWholeUndone(
  tx: Tx,
  {
    id,
    entity,
    ids,
    undoId,
  }: { id: string; entity: Entity; ids: readonly number[]; undoId: string },
): Promise<void> {
  await sql`
    update record_history h set undone_by = l.id
      from record_history l
     where h.bulk_id = ${id} and h.entity = ${entity} and h.field = h.entity and h.undone_by is null
       and h.record_id = any(${ids}::bigint[]) and l.bulk_id = ${undoId} and l.entity = h.entity
       and l.record_id = h.record_id and l.field = h.field`.execute(tx);
}
