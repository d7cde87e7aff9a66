import type { UndoneInBulk } from '../../../land/ground/history/bulk-undo.ts';
import { recordHistoryMessages } from '../../../land/ground/history/messages.ts';
import type { WholeUndo } from '../../../land/ground/history/whole-undo.ts';
import { authorise } from '../../../platform/actor.ts';
import { sql } from '../../../platform/db.ts';
import { setDeleted, undoRecordChange } from './change-records.ts';
import type { KeptRecords } from './kept-records.ts';
import { holdRecords } from './queries.ts';

/** How changes of many records of a type are taken back; what was registered together where its type says how. */
export const undoneInBulk = (kept: KeptRecords, registered?: WholeUndo): UndoneInBulk => ({
  entity: kept.changes.entity,
  names: (tx, ids) => kept.record.names(tx, [...ids]),
  hold: async (tx, ids) => (await holdRecords(tx, kept, ids)).map(({ id }) => id),
  undo: (tx, actor, id, bulkId) => undoRecordChange(tx, actor, kept, id, { bulkId }),
  whole: { deleted: deletedUndo(kept), ...(registered && { registered }) },
  // What one has registered oneself is taken back with the permission to register.
  authorise: (actor, { kind, isOwn }) => {
    if (kind === 'deleted' || (kind === 'registered' && !isOwn))
      authorise(actor, kept.record.unit, 'delete');
  },
});

/** Restores what was deleted together. */
const deletedUndo = (kept: KeptRecords): WholeUndo => ({
  oneByOne: true,
  hold: async (tx, { ids }) => void (await holdRecords(tx, kept, ids, true)),
  inTheWay: async (tx, ids) => {
    const { rows } = await sql<{ id: number; isThere: boolean }>`
      select a.id, k.id is not null as "isThere"
        from unnest(${ids}::bigint[]) as a (id) left join ${sql.ref(kept.table)} k on k.id = a.id
       where k.id is null or not k.is_deleted`.execute(tx);
    const { undoneAlready, notThere } = recordHistoryMessages;
    return new Map(rows.map(({ id, isThere }) => [id, isThere ? undoneAlready : notThere]));
  },
  takeBack: async (tx, actor, { ids }) =>
    void (await setDeleted(tx, actor, kept, { ids, deleted: false })),
});
