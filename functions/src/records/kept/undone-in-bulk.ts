import type { UndoneInBulk } from '../history/bulk-undo.ts';
import type { ChangeOfMany } from '../history/history-item.ts';
import { recordHistoryMessages } from '../history/messages.ts';
import type { WholeUndo } from '../history/whole-undo.ts';
import { authorise } from '../../platform/actor.ts';
import { sql } from '../../platform/db.ts';
import { setDeleted, undoRecordChange } from './change-records.ts';
import type { RecordDefinition } from './record-definition.ts';
import { holdRecords } from './queries.ts';

/** How changes of many records of a type are taken back; what was registered together where its type says how. */
export const undoneInBulk = (
  definition: RecordDefinition,
  registered?: WholeUndo,
): UndoneInBulk => ({
  entity: definition.changes.entity,
  names: (tx, ids) => definition.record.names(tx, [...ids]),
  hold: async (tx, ids) => (await holdRecords(tx, definition, ids)).map(({ id }) => id),
  undo: (tx, actor, id, bulkId) => undoRecordChange(tx, actor, definition, id, { bulkId }),
  publicAmong: definition.published?.among,
  whole: { deleted: deletedUndo(definition), ...(registered && { registered }) },
  authorise: (actor, change) => {
    if (needsDeleting(change)) authorise(actor, definition.record.unit, 'delete');
  },
});

/** Whether taking a change back needs more than writing: what one has registered oneself is taken back without. */
export const needsDeleting = ({ kind, isOwn }: ChangeOfMany): boolean =>
  kind === 'deleted' || (kind === 'registered' && !isOwn);

/** Restores what was deleted together. */
const deletedUndo = (definition: RecordDefinition): WholeUndo => ({
  oneByOne: true,
  hold: async (tx, { ids }) => void (await holdRecords(tx, definition, ids, true)),
  // What was restored meanwhile and deleted again is not deleted by this change any more.
  inTheWay: async (tx, { id: bulkId, ids }) => {
    const { entity } = definition.changes;
    const { rows } = await sql<{ id: number; why: 'notThere' | 'undoneAlready' | 'changedSince' }>`
      select a.id, case when k.id is null then 'notThere' when not k.is_deleted then 'undoneAlready'
                        else 'changedSince' end as why
        from unnest(${ids}::bigint[]) as a (id) left join ${sql.ref(definition.table)} k on k.id = a.id
       where k.id is null or not k.is_deleted
          or (select h.bulk_id from record_history h
               where h.entity = ${entity} and h.record_id = a.id and h.field = h.entity
               order by h.id desc limit 1) is distinct from ${bulkId}::uuid`.execute(tx);
    return new Map(rows.map(({ id, why }) => [id, recordHistoryMessages[why]]));
  },
  takeBack: async (tx, actor, { ids }) =>
    void (await setDeleted(tx, actor, definition, { ids, deleted: false })),
});
