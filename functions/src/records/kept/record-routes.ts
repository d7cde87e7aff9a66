import { randomUUID } from 'node:crypto';
import { partOfBulkChange } from '../history/bulk-change.ts';
import { bulkChangeRoutes } from '../history/bulk-routes.ts';
import type { ChangeOfMany, Undoable } from '../history/history-item.ts';
import { noticingWithdrawn } from '../history/noticing-withdrawn.ts';
import { historyPage } from '../history/history-page.ts';
import type { WholeUndo } from '../history/whole-undo.ts';
import { requireRecord } from '../search/queries/search.ts';
import { firstIds, tableGroups, tablePage } from '../table/table-page.ts';
import { templateRoutes } from '../templates/template-routes.ts';
import { may } from '../../platform/actor.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { setDeleted, undoRecordChange } from './change-records.ts';
import { findDeleted } from './find-deleted.ts';
import type { RecordDefinition } from './record-definition.ts';
import { holdRecords } from './queries.ts';
import { MAX_RECORDS } from './max-records.ts';
import type { RecordCalls } from './record-endpoints.ts';
import type { RecordTableRow } from './finding-endpoints.ts';
import { searchRecords } from './search-records.ts';
import { takenUndos } from './taken-undos.ts';
import { setCustomValue } from './set-custom-value.ts';
import { needsDeleting, undoneInBulk } from './undone-in-bulk.ts';

/** Answers the calls that every type of kept record has. `registered`: how registering many of them is taken back. */
export function recordRoutes(
  calls: RecordCalls,
  definition: RecordDefinition,
  registered?: WholeUndo,
): Route[] {
  const { record } = definition;
  return [
    ...templateRoutes(calls.templates, record),
    route(calls.fields, ({ tx }) => record.dictionary(tx)),
    route(calls.table, async ({ input, tx }) => {
      const { records, ...page } = await tablePage(tx, record, input);
      return { records: records as RecordTableRow[], ...page };
    }),
    route(calls.groups, ({ input, tx }) => tableGroups(tx, record, input)),
    route(calls.ids, ({ input, tx }) => firstIds(tx, record, input, MAX_RECORDS)),
    route(calls.search, ({ input, tx }) => searchRecords(tx, definition, input)),

    route(calls.history, async ({ input: { id, ...asked }, actor, tx }) => {
      await requireRecord(tx, record, id);
      const reader = {
        accountId: actor.accountId,
        mayWrite: may(actor, record.unit, 'write'),
        mayUndoBulk: (change: ChangeOfMany) =>
          !needsDeleting(change) || may(actor, record.unit, 'delete'),
      };
      const page = await historyPage(tx, { entity: record.entity, id }, reader, asked);
      const taken = (offered: readonly Undoable[]) =>
        takenUndos(tx, actor, { definition, id }, offered);
      const [undo = null] = page.undo ? await taken([page.undo]) : [];
      return { ...page, undo, undoable: await taken(page.undoable) };
    }),
    route(calls.undo, async ({ input: { id, history_id, change_id }, actor, tx }) => {
      const named = { historyId: history_id, changeId: change_id };
      await holdRecords(tx, definition, [id]);
      const undo = () => undoRecordChange(tx, actor, definition, id, named);
      const { result, withdrawn } = await noticingWithdrawn(
        tx,
        definition.published?.among,
        [id],
        undo,
      );
      return {
        row_version: Number(result.row_version),
        withdrawn: withdrawn.length > 0 ? definition.published?.ended : null,
      };
    }),

    route(calls.setCustom, async ({ input, actor, tx }) => ({
      row_version: await setCustomValue(tx, actor, definition, input),
    })),

    ...bulkChangeRoutes(
      { look: calls.lookAtBulk, undo: calls.undoBulk },
      undoneInBulk(definition, registered),
    ),

    route(calls.remove, async ({ input: { ids, bulk_id }, actor, tx }) => {
      const { entity } = definition.changes;
      const change = { id: bulk_id ?? randomUUID(), entity, kind: 'deleted' } as const;
      const remove = () =>
        partOfBulkChange(tx, actor, change, () =>
          setDeleted(tx, actor, definition, { ids, deleted: true }),
        );
      const { result, withdrawn } = await noticingWithdrawn(
        tx,
        definition.publishedFor,
        ids,
        remove,
      );
      return { ids: result, withdrawn: definition.publishedFor && withdrawn };
    }),
    route(calls.deleted, ({ input, tx }) => findDeleted(tx, definition, input)),
    route(calls.restore, async ({ input: { ids }, actor, tx }) => ({
      ids: await setDeleted(tx, actor, definition, { ids, deleted: false }),
    })),
  ];
}
