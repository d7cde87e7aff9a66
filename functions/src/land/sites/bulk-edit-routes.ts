import { route, type Route } from '../../platform/endpoint.ts';
import { previewEdits, writeEdits } from './bulk-edit.ts';
import { undoEdits } from './bulk-undo.ts';
import { editSites, previewSiteEdits, undoSiteEdits } from './contract/bulk-edit.ts';

export const bulkEditRoutes: Route[] = [
  route(previewSiteEdits, ({ input, tx }) => previewEdits(tx, input.edits)),
  route(editSites, ({ input, actor, tx }) => writeEdits(tx, actor, input.edits)),
  route(undoSiteEdits, ({ input, actor, tx }) => undoEdits(tx, actor, input.changes)),
];
