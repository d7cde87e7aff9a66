import { randomUUID } from 'node:crypto';
import { partOfBulkChange } from '../../records/history/bulk-change.ts';
import { bulkChangeRoutes } from '../../records/history/bulk-routes.ts';
import { holdToUndo } from '../ground/sites/hold-to-undo.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { previewEdits, writeEdits } from './bulk-edit.ts';
import { undoEdits } from './bulk-undo.ts';
import {
  editSites,
  lookAtSiteChanges,
  previewSiteEdits,
  undoSiteChanges,
  undoSiteEdits,
} from './contract/bulk-edit.ts';
import { undoHeldEdit } from './undo-edit.ts';

export const bulkEditRoutes: Route[] = [
  route(previewSiteEdits, ({ input, tx }) => previewEdits(tx, input.edits)),
  route(editSites, ({ input: { edits, bulk_id }, actor, tx }) =>
    partOfBulkChange(tx, actor, { id: bulk_id ?? randomUUID(), entity: 'site' }, () =>
      writeEdits(tx, actor, edits),
    ),
  ),
  route(undoSiteEdits, ({ input, actor, tx }) => undoEdits(tx, actor, input.changes)),
  ...bulkChangeRoutes(
    { look: lookAtSiteChanges, undo: undoSiteChanges },
    {
      entity: 'site',
      names: (tx, ids) => siteNames(tx, [...ids]),
      hold: (tx, ids) => holdToUndo(tx, ids),
      undo: (tx, actor, id, bulkId) => undoHeldEdit(tx, actor, id, { bulkId }),
    },
  ),
];
