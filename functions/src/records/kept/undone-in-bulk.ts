import type { UndoneInBulk } from '../history/bulk-undo.ts';
import type { ChangeOfMany } from '../history/history-item.ts';
import { recordHistoryMessages } from '../history/messages.ts';
import type { WholeUndo } from '../history/whole-undo.ts';
import { authorise } from '../../platform/actor.ts';
import { setDeleted, undoRecordChange } from './change-records.ts';
import type { RecordDefinition } from './record-definition.ts';
import { findNotDeletedBy, holdRecords } from './queries.ts';

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
    const found = await findNotDeletedBy(tx, definition, { bulkId, ids });
    return new Map(found.map(({ id, why }) => [id, recordHistoryMessages[why]]));
  },
  takeBack: async (tx, actor, { ids }) =>
    void (await setDeleted(tx, actor, definition, { ids, deleted: false })),
});
