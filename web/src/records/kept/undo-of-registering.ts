import { undoRepresentationChanges } from '@calls/consultation/representations/contract.ts';
import { tellBulkUndo } from '../history/tell-bulk-undo.ts';
import { changeBackInParts } from '../history/undo-bulk-change.ts';
import { uiMessages } from '../../ui/messages.ts';

/** The button of a toast that takes back what was registered, and says what stands in the way where it cannot. */
export const undoOfRegistering = (bulkId: string, ids: readonly number[]) => ({
  label: uiMessages.undo,
  run: () =>
    void changeBackInParts(undoRepresentationChanges, { id: bulkId, ids }).then((outcome) =>
      tellBulkUndo(outcome, 'registered'),
    ),
});
